import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { tabThroughAll } from '../../story-data/keyboard.ts';
import { screenOf } from '../../story-data/viewports.ts';
import { OrderActions } from './OrderActions.tsx';

const meta = {
  title: 'Shop/Account/OrderActions',
  component: OrderActions,
  args: {
    number: 'PT-8F3K-2291',
    allowedActions: [
      { id: 'pay', onClick: fn() },
      { id: 'view-details', href: '/order/order_detail' },
      { id: 'cancel', onClick: fn() },
    ],
  },
} satisfies Meta<typeof OrderActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  tags: ['vrt'],
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order, order PT-8F3K-2291' }));
    await expect(args.allowedActions[2]?.onClick).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/order/order_detail');
  },
};
export const Medium: Story = { tags: ['!dev'], args: { size: 'medium' } };
export const Pending: Story = { tags: ['!dev'], args: { allowedActions: [{ id: 'confirm-receipt', pending: true }] } };
export const French: Story = { tags: ['test', '!dev', '!autodocs'], globals: { locale: 'fr' } };
export const Narrow: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: screenOf('phone'),
  args: {
    allowedActions: [
      { id: 'add-review', href: '/users/review_confirm' },
      { id: 'reorder', onClick: fn() },
      { id: 'apply-refund', href: '/users/refund_confirm' },
      { id: 'logistics', href: '/order/order_detail' },
      { id: 'delete', onClick: fn() },
    ],
  },
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: ({ canvasElement, userEvent }) => tabThroughAll(userEvent, canvasElement),
};
