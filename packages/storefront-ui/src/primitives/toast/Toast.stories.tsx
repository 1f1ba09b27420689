import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { createToasts, type Toasts } from './toasts.ts';

const undo = fn();

function waiting(message: Parameters<Toasts['show']>[0]): Toasts {
  const toasts = createToasts();
  toasts.show(message);
  return toasts;
}

const meta = {
  title: 'Primitives/Toast',
  component: ToastRegion,
  args: { toasts: createToasts(), durationMs: 600_000 },
  render: ({ toasts, ...args }) => (
    <>
      <Button
        tone="outline"
        onClick={() => toasts.show({ text: 'Linen shirt was removed', action: { label: 'Undo', onPress: undo } })}
      >
        Remove
      </Button>
      <ToastRegion {...args} toasts={toasts} />
    </>
  ),
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Messages that wait are shown as soon as the region is there. */
export const Basic: Story = {
  tags: ['smoke'],
  args: { toasts: waiting({ text: 'Added to your cart' }) },
  async play() {
    await waitFor(() => expect(screen.getByText('Added to your cart')).toBeVisible());
  },
};
export const Critical: Story = {
  args: { toasts: waiting({ text: 'You are offline. Nothing was saved.', tone: 'critical' }) },
};
export const LongContent: Story = {
  args: {
    toasts: waiting({
      text: 'La chemise en lin lavé à manches longues a été retirée de votre panier.',
      action: { label: 'Annuler', onPress: undo },
    }),
  },
};
export const ShowsAndUndoes: Story = {
  args: { toasts: createToasts() },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  },
};
