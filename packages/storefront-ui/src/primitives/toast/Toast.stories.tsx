import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Drawer } from '../drawer/Drawer.tsx';
import { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
import { createToasts, type Toasts } from './toasts.ts';

const undo = fn();

function waiting(...messages: Parameters<Toasts['show']>[0][]): Toasts {
  const toasts = createToasts();
  for (const message of messages) toasts.show(message);
  return toasts;
}

const meta = {
  title: 'Feedback/Toast',
  component: ToastRegion,
  parameters: { docs: { story: { inline: false, height: '20rem' } }, argsHaveState: true },
  args: { toasts: createToasts(), durationMs: 600_000 },
  render: ({ toasts, ...args }) => (
    <>
      <Button
        variant="outline"
        onClick={() => toasts?.show({ text: 'Linen shirt was removed', action: { label: 'Undo', onClick: undo } })}
      >
        Remove
      </Button>
      <ToastRegion {...args} toasts={toasts} />
    </>
  ),
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Messages appear even if they were created before the region. */
export const Basic: Story = {
  tags: ['smoke'],
  args: { toasts: waiting({ text: 'Added to your cart' }) },
  async play() {
    await waitFor(() => expect(screen.getByText('Added to your cart', { ignore: '[role=status] *' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Added to your cart'));
  },
};
export const Critical: Story = {
  args: { toasts: waiting({ text: 'You are offline. Nothing was saved.', tone: 'critical' }) },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    toasts: waiting({
      text: 'La chemise en lin lavé à manches longues a été retirée de votre panier.',
      action: { label: 'Annuler', onClick: undo },
    }),
  },
};
export const ShowsAndUndoes: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { toasts: createToasts() },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  },
};

function DrawerBelow({ toasts, durationMs }: ToastRegionProps) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Drawer open={open} onOpenChange={setOpen} title="Shopping cart">
        <p>Two lines.</p>
      </Drawer>
      <ToastRegion toasts={toasts} durationMs={durationMs ?? 600_000} />
    </>
  );
}

export const LeavesEscapeToTheDrawer: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { toasts: createToasts() },
  render: (args) => <DrawerBelow {...args} />,
  async play({ args, userEvent }) {
    await screen.findByRole('dialog', { name: 'Shopping cart' });
    args.toasts?.show({ text: 'Saved' });
    args.toasts?.show({ text: 'Saved again' });
    const [, toast] = await screen.findAllByText(/^Saved/, { ignore: '[role=status] *' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(toast).toBeVisible());
  },
};
export const ClosesAboveTheDrawer: Story = {
  ...LeavesEscapeToTheDrawer,
  tags: ['test', '!dev', '!autodocs'],
  args: { toasts: createToasts() },
  async play({ args, userEvent }) {
    await screen.findByRole('dialog', { name: 'Shopping cart' });
    args.toasts?.show({ text: 'Saved' });
    const toast = await screen.findByText('Saved', { ignore: '[role=status] *' });
    const close = toast.closest(':has(button)')?.querySelector('button');
    if (!close) throw new Error('The button is missing.');
    await userEvent.click(close);
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Shopping cart' })).toBeVisible());
  },
};

/** On a docs page, the iframes of several stories would steal the focus from each other. */
export const Keyboard: Story = {
  tags: ['test', '!autodocs', '!dev'],
  args: { toasts: createToasts() },
  async play({ canvas, userEvent }) {
    undo.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Undo' });
    await userEvent.keyboard('{F8}');
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  },
};

/** All tones, one with an action. */
export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  args: {
    toasts: waiting(
      { text: 'Linen shirt was removed', action: { label: 'Undo', onClick: undo } },
      { text: 'Added to your cart', tone: 'positive' },
      { text: 'You are offline. Nothing was saved.', tone: 'critical' },
    ),
  },
};
