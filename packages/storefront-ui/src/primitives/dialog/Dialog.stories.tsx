import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { TextArea } from '../field/TextArea.tsx';
import { LiveRegion } from '../live-region/LiveRegion.tsx';
import { ThemeScope } from '../theme-scope/ThemeScope.tsx';
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
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  render: (args) => <Opener {...args} />,
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Add a gift note',
    text: 'We print it on a card and put it into the parcel.',
    children: <TextArea label="Note" required={false} />,
    footer: <Button>Save note</Button>,
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke'] };
/** Uncontrolled: its trigger opens it. */
export const WithTrigger: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { open: undefined, onOpenChange: undefined, trigger: <Button>Add a gift note…</Button> },
  render: (args) => <Dialog {...args} />,
  async play({ canvas, userEvent }) {
    const trigger = canvas.getByRole('button', { name: 'Add a gift note…' });
    await userEvent.click(trigger);
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Wide: Story = { args: { width: 'wide' } };
export const ScrollsInside: Story = {
  tags: ['test', '!dev', '!autodocs'],
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
  tags: ['test', '!dev', '!autodocs'],
  args: { open: false },
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Add a gift note' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Escape closes the dialog on top; each dialog gives the focus back to what opened it. */
export const Nested: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    open: false,
    children: (
      <Dialog title="Choose a card" trigger={<Button>Choose a card</Button>}>
        <p>Flowers, or plain.</p>
      </Dialog>
    ),
  },
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const choose = await screen.findByRole('button', { name: 'Choose a card' });
    await userEvent.click(choose);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Choose a card' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose a card' })).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Add a gift note' })).toBeVisible();
    await waitFor(() => expect(choose).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** While it is open, the page behind it cannot be scrolled and is hidden from screen readers, except for live regions. */
export const PageBehind: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { open: false },
  render: (args) => (
    <>
      <Opener {...args} />
      <LiveRegion>Linen shirt was removed</LiveRegion>
      <p style={{ blockSize: '300vb' }}>A long page</p>
    </>
  ),
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await expect(getComputedStyle(document.body).overflowY).toBe('hidden');
    await expect(opener.closest('[aria-hidden=true]')).not.toBeNull();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Linen shirt was removed'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(getComputedStyle(document.body).overflowY).not.toBe('hidden'));
    await expect(opener.closest('[aria-hidden=true]')).toBeNull();
  },
};

/** An overlay has the theme of the section that opens it. */
export const ThemedInPortal: Story = {
  tags: ['test', '!dev', '!autodocs'],
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
  tags: ['test', '!dev', '!autodocs'],
  args: { open: false },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog');
    await waitFor(() => expect(within(panel).getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(within(panel).getByRole('button', { name: 'Save note' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(panel).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
};

export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    title: 'Annuler définitivement cette commande et toutes ses livraisons encore en préparation ?',
    text: 'Rien ne vous est facturé, et les articles sont remis en vente. '.repeat(4),
    footer: <Button tone="critical">Annuler définitivement cette commande</Button>,
  },
};

export const Matrix: Story = { ...ScrollsInside, tags: ['vrt', '!autodocs', '!dev'] };
