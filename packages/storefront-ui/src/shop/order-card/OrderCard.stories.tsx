import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Column } from '../../story-data/frames.tsx';
import { tabThrough } from '../../story-data/keyboard.ts';
import { longName, merchant, orderLines } from '../../story-data/view-models.ts';
import { OrderCard } from './OrderCard.tsx';

const pay = fn();

const meta = {
  title: 'Shop/Account/OrderCard',
  component: OrderCard,
  args: {
    number: 'PT-8F3K-2291',
    placed: { text: 'March 3, 2026', iso: '2026-03-03T10:15:00Z' },
    status: 'completed',
    total: '$120.00',
    lines: orderLines,
    merchant,
    quantity: 3,
    allowedActions: [
      { id: 'add-review', href: '/users/review_confirm' },
      { id: 'reorder', onClick: fn() },
      { id: 'view-details', href: '/order/order_detail' },
      { id: 'delete', onClick: fn() },
    ],
  },
  render: (args) => (
    <Column width={720}>
      <OrderCard {...args} />
    </Column>
  ),
} satisfies Meta<typeof OrderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['vrt'] };

export const Unpaid: Story = {
  tags: ['!dev'],
  globals: { locale: 'en' },
  args: {
    status: 'unpaid',
    note: '14 minutes left to pay',
    allowedActions: [
      { id: 'pay', onClick: pay },
      { id: 'cancel', onClick: fn() },
    ],
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay, order PT-8F3K-2291' }));
    await expect(pay).toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: /Order again/ })).toBeNull();
  },
};

export const Pending: Story = {
  tags: ['!dev'],
  args: { allowedActions: [{ id: 'confirm-receipt', pending: true }], status: 'delivered' },
};
export const Failed: Story = { tags: ['!dev'], args: { error: 'The order could not be deleted. Try again.' } };
export const WithoutActions: Story = {
  tags: ['!dev'],
  args: { status: 'cancelled', allowedActions: [], merchant: undefined },
};

export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    number: 'PT-8F3K-2291-77AC-91BD-5510-0C3E',
    merchant: { ...merchant, name: 'Manufacture royale de porcelaine et de faïence du Val de Loire' },
    total: '12 345 678,90 $',
    lines: [
      {
        ...orderLines[0],
        id: '1',
        name: longName,
        quantity: 12_345,
        unitPrice: '1 234 567,89 $',
        lineTotal: '12 345 678,90 $',
      },
    ],
  },
};
export const Narrow: Story = {
  ...LongContent,
  tags: ['test', '!dev', '!autodocs'],
  render: (args) => (
    <Column width={288}>
      <OrderCard {...args} />
    </Column>
  ),
};
export const Keyboard: Story = {
  ...Unpaid,
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, canvasElement, userEvent }) {
    const links = canvas.getAllByRole('link');
    await tabThrough(userEvent, [...links, ...canvas.getAllByRole('button')]);
    await expect(canvasElement.querySelectorAll('[tabindex]')).toHaveLength(0);
  },
};
