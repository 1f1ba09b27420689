import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PaymentResultPanel } from './PaymentResultPanel.tsx';

const meta = {
  title: 'Feedback/PaymentResultPanel',
  component: PaymentResultPanel,
  args: {
    state: 'paid',
    orderNumber: 'PT2026112100417',
    amount: '$67.00',
    orderHref: '/order/order_detail?orderNo=PT2026112100417',
    shopHref: '/products/all',
  },
} satisfies Meta<typeof PaymentResultPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke', 'vrt'] };
export const Confirming: Story = { tags: ['!dev'], args: { state: 'confirming' } };
export const Processing: Story = { args: { state: 'processing' } };
export const ProcessingInFrench: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'fr' },
  args: { state: 'processing' },
};
export const Failed: Story = {
  args: { state: 'failed', message: 'Your bank declined the card.', payAgain: { onClick: fn() } },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay again' }));
    await expect(args.payAgain?.onClick).toHaveBeenCalledOnce();
  },
};
export const Cancelled: Story = { tags: ['!dev'], args: { state: 'cancelled' } };
export const Unknown: Story = {
  args: { state: 'unknown', onCheckAgain: fn() },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onCheckAgain).toHaveBeenCalledOnce();
  },
};

export const French: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'fr' },
  args: { state: 'failed', payAgain: { href: '/fr/order/payment' } },
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { state: 'unknown', onCheckAgain: fn() },
  async play({ args, canvas, userEvent }) {
    const check = canvas.getByRole('button', { name: 'Check again' });
    for (let stop = 0; stop < 5 && document.activeElement !== check; stop += 1) await userEvent.tab();
    await expect(check).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCheckAgain).toHaveBeenCalledOnce();
  },
};
