import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Row } from '../../story-data/frames.tsx';
import { tabThrough } from '../../story-data/keyboard.ts';
import { longName } from '../../story-data/view-models.ts';
import { screenOf } from '../../story-data/viewports.ts';
import { WishButton } from './WishButton.tsx';

const meta = {
  title: 'Shop/Products/WishButton',
  component: WishButton,
  args: { name: 'Round vase', onSelectedChange: fn() },
} satisfies Meta<typeof WishButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The label follows the state. */
export const Basic: Story = {
  tags: ['vrt'],
  globals: { locale: 'en' },
  render: function Holding(args) {
    const [selected, setSelected] = useState(false);
    return <WishButton {...args} selected={selected} onSelectedChange={setSelected} />;
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to wish list: Round vase' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove from wish list: Round vase' }));
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Add to wish list: Round vase');
  },
};
export const Selected: Story = { args: { selected: true } };
export const Pending: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { pending: true },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSelectedChange).not.toHaveBeenCalled();
  },
};
export const Looks: Story = {
  render: (args) => (
    <Row>
      <WishButton {...args} />
      <WishButton {...args} />
      <WishButton {...args} selected />
    </Row>
  ),
};
export const LongContent: Story = { tags: ['test', '!dev', '!autodocs'], args: { name: longName } };
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ args, canvas, userEvent }) {
    await tabThrough(userEvent, [canvas.getByRole('button')]);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelectedChange).toHaveBeenCalledWith(true);
  },
};
export const Narrow: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { name: longName },
  globals: screenOf('phone'),
};
