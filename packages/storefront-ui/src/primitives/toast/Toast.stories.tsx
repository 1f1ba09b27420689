import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { createToasts } from './toasts.ts';

const undo = fn();

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

export const Basic: Story = { tags: ['smoke'], args: { toasts: createToasts() } };
export const ShowsAndUndoes: Story = {
  args: { toasts: createToasts() },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  },
};
