import type { Meta, StoryObj } from '@storybook/react-vite';
import { Column } from '../../story-data/frames.tsx';
import { tabThroughAll } from '../../story-data/keyboard.ts';
import { merchant } from '../../story-data/view-models.ts';
import { MerchantLine } from './MerchantLine.tsx';

const meta = {
  title: 'Shop/Lists/MerchantLine',
  component: MerchantLine,
  args: { merchant },
} satisfies Meta<typeof MerchantLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['vrt'] };
export const Partial: Story = { tags: ['!dev'], args: { merchant: { name: merchant.name } } };
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { merchant: { ...merchant, name: 'Manufacture royale de porcelaine et de faïence du Val de Loire' } },
};
export const Narrow: Story = {
  ...LongContent,
  tags: ['test', '!dev', '!autodocs'],
  render: (args) => (
    <Column width={180}>
      <MerchantLine {...args} />
    </Column>
  ),
};

export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: ({ canvasElement, userEvent }) => tabThroughAll(userEvent, canvasElement),
};
