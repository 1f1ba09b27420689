import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Delete this address?',
    text: 'Orders on their way keep it. This cannot be undone.',
    confirmLabel: 'Delete address',
    onConfirm: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke'] };
export const Pending: Story = { tags: ['!dev'], args: { pending: true } };
export const Failed: Story = { args: { error: 'There is no connection. Nothing was deleted.' } };
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ args, userEvent }) {
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(/cannot be undone/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(await screen.findByRole('button', { name: 'Delete address' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    title: 'Supprimer définitivement cette adresse de livraison et de facturation ?',
    text: 'Les commandes en cours la conservent. Cette action ne peut pas être annulée. '.repeat(3),
    confirmLabel: 'Supprimer définitivement cette adresse',
    cancelLabel: 'Conserver cette adresse',
  },
};

/** A retry after a failed action. */
export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  args: { pending: true, error: 'There is no connection. Nothing was deleted.' },
};
