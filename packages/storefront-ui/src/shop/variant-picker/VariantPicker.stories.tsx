import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Column } from '../../story-data/frames.tsx';
import { axes as colorAndSize, axesChoice as colorAndSizeChoice } from '../../story-data/view-models.ts';
import { VariantPicker } from './VariantPicker.tsx';

const meta = {
  title: 'Shop/Products/VariantPicker',
  component: VariantPicker,
  args: { axes: colorAndSize, defaultValue: colorAndSizeChoice, onValueChange: fn() },
} satisfies Meta<typeof VariantPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['vrt'] };

export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ args, canvas, userEvent, step }) {
    await step('One tab stop per attribute; arrow keys choose a value', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: 'Sky' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...colorAndSizeChoice, Color: 'Sand' });
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: 'Medium' })).toHaveFocus();
    });
  },
};

export const UnavailableIsChoosableAndExplained: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'en' },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', { name: 'Large, not available' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...colorAndSizeChoice, Size: 'Large' });
    await expect(canvas.getByText('Large is not available with your other choices.')).toBeVisible();
  },
};

/** A controlled picker without a choice stays empty. */
export const Controlled: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { value: {} },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', { name: 'Sand' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ Color: 'Sand' });
    await expect(canvas.getByRole('radio', { name: 'Sand' })).not.toBeChecked();
  },
};

export const Invalid: Story = {
  args: {
    axes: colorAndSize.map((axis) => ({
      ...axis,
      error: axis.name === 'Size' ? 'Choose a size.' : undefined,
    })),
    defaultValue: { Color: 'Sky' },
  },
};

export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    defaultValue: { Finition: 'a' },
    axes: [
      {
        name: 'Finition',
        values: [
          { value: 'a', label: 'Laiton brossé, verni mat', available: true },
          { value: 'b', label: 'Acier inoxydable poli miroir', available: true },
          { value: 'c', label: 'Chêne massif huilé naturellement à la main', available: false },
        ],
      },
    ],
  },
};

export const Narrow: Story = {
  ...LongContent,
  tags: ['test', '!dev', '!autodocs'],
  render: (args) => (
    <Column width={288}>
      <VariantPicker {...args} />
    </Column>
  ),
};
