import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { screenOf } from '../../story-data/viewports.ts';
import { Button } from '../button/index.ts';
import { ThemeScope } from '../theme-scope/index.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Opener(props: DialogProps) {
  const [open, setOpen] = useState(props.open ?? false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  render: (args) => <Opener {...args} />,
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Cancel this order?',
    text: 'Nothing is charged, and the items go back on sale.',
    children: null,
    footer: <Button tone="critical">Cancel order</Button>,
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke'] };
/** Without state of the caller: its own button opens it. */
export const WithTrigger: Story = {
  args: { open: undefined, onOpenChange: undefined, trigger: <Button>Cancel the order…</Button> },
  render: (args) => <Dialog {...args} />,
  async play({ canvas, userEvent }) {
    const trigger = canvas.getByRole('button', { name: 'Cancel the order…' });
    await userEvent.click(trigger);
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Wide: Story = { args: { width: 'wide' } };
export const ScrollsInside: Story = {
  args: {
    children: (
      <div>
        {Array.from({ length: 40 }, (_, index) => `Paragraph ${index + 1}`).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    ),
  },
};
export const OpensAndCloses: Story = {
  args: { open: false },
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Cancel this order?' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** What opens inside a section with a theme has the theme too. */
export const ThemedInPortal: Story = {
  render: (args) => (
    <ThemeScope theme="dark" brand="#FFD100" radius={0}>
      <Opener {...args} />
    </ThemeScope>
  ),
  args: { open: false, footer: <Button>Keep order</Button> },
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const panel = await screen.findByRole('dialog');
    const button = within(panel).getByRole('button', { name: 'Keep order' });
    const { backgroundColor, borderRadius } = getComputedStyle(opener);
    await expect(getComputedStyle(button)).toMatchObject({ backgroundColor, borderRadius });
    await expect(backgroundColor).toBe('rgb(255, 209, 0)');
    await expect(getComputedStyle(panel)).toMatchObject({ colorScheme: 'dark', backgroundColor: 'rgb(34, 33, 30)' });
  },
};

export const Keyboard: Story = {
  args: { open: false },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog');
    await waitFor(() => expect(within(panel).getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(within(panel).getByRole('button', { name: 'Cancel order' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(panel).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
};

export const LongContent: Story = {
  args: {
    title: 'Annuler définitivement cette commande et toutes ses livraisons encore en préparation ?',
    text: 'Rien ne vous est facturé, et les articles sont remis en vente. '.repeat(4),
    footer: <Button tone="critical">Annuler définitivement cette commande</Button>,
  },
};
export const Narrow: Story = { ...LongContent, globals: screenOf('phone') };
export const Matrix: Story = { ...ScrollsInside, tags: ['vrt', '!autodocs', '!dev'] };
