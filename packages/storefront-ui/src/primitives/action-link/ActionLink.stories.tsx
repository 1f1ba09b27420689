import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ActionLink } from './ActionLink.tsx';

const meta = {
  title: 'Actions/ActionLink',
  // The component is internal: the package does not export it.
  tags: ['test', '!dev', '!autodocs'],
  component: ActionLink,
  args: { href: '/order/shopping_cart', children: 'Cart', onAction: fn(), opens: 'dialog' },
} satisfies Meta<typeof ActionLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  tags: ['smoke', 'vrt'],
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Cart' });
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(button);
    await expect(args.onAction).toHaveBeenCalledOnce();
  },
};
export const WithoutAction: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { onAction: undefined },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/order/shopping_cart');
  },
};
export const Expanded: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { opens: 'panel', expanded: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Cart', expanded: true })).toBeVisible();
  },
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cart' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onAction).toHaveBeenCalledTimes(2);
  },
};
