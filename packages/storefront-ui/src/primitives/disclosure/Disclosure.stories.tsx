import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Primitives/Disclosure',
  component: Disclosure,
  args: { title: 'Shipping and returns', children: 'Sent within two days. Returned within thirty.' },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const Open: Story = { args: { open: true } };
export const Keyboard: Story = {
  async play({ canvas, userEvent }) {
    const summary = canvas.getByText('Shipping and returns').closest('summary');
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    // A simulated Enter does not press a summary; the browser turns the key into this click.
    summary?.click();
    await expect(canvas.getByRole('group')).toHaveAttribute('open');
  },
};
