import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Column } from '../../story-data/frames.tsx';
import { axes as colorAndSize } from '../../story-data/view-models.ts';
import { VariantPicker, type VariantPickerProps } from './VariantPicker.tsx';

function Kept(props: VariantPickerProps) {
  const [axes, setAxes] = useState(props.axes);
  return (
    <VariantPicker
      {...props}
      axes={axes}
      onChange={(axis, value) => {
        props.onChange?.(axis, value);
        setAxes((before) =>
          before.map((entry, index) =>
            index === axis
              ? { ...entry, values: entry.values.map((each) => ({ ...each, selected: each.value === value })) }
              : entry,
          ),
        );
      }}
    />
  );
}

const meta = {
  title: 'Commerce/VariantPicker',
  component: VariantPicker,
  args: { axes: colorAndSize, onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof VariantPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['vrt'] };

export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ args, canvas, userEvent, step }) {
    await step('One tab stop per attribute, arrows choose within', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: 'Sky' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onChange).toHaveBeenLastCalledWith(0, 'Sand');
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
    await expect(args.onChange).toHaveBeenLastCalledWith(1, 'Large');
    await expect(canvas.getByText('Large is not available with your other choices.')).toBeVisible();
  },
};

/** Uncontrolled. */
export const Uncontrolled: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    axes: colorAndSize.map((axis) => ({ ...axis, values: axis.values.map(({ value, label }) => ({ value, label })) })),
    defaultValue: { Size: 'Medium' },
  },
  render: (args) => <VariantPicker {...args} />,
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('radio', { name: 'Medium' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Sand' }));
    await expect(canvas.getByRole('radio', { name: 'Sand' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Medium' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(0, 'Sand');
  },
};

export const Invalid: Story = {
  args: {
    axes: colorAndSize.map((axis) => ({
      ...axis,
      error: axis.name === 'Size' ? 'Choose a size.' : undefined,
      values: axis.values.map((value) => ({ ...value, selected: axis.name !== 'Size' && value.selected })),
    })),
  },
};

export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    axes: [
      {
        name: 'Finition',
        values: [
          { value: 'a', label: 'Laiton brossé, verni mat', selected: true, available: true },
          { value: 'b', label: 'Acier inoxydable poli miroir', selected: false, available: true },
          { value: 'c', label: 'Chêne massif huilé naturellement à la main', selected: false, available: false },
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
      <Kept {...args} />
    </Column>
  ),
};
