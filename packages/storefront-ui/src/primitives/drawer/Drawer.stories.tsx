import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { rightToLeft, startOfAnimation } from '../../story-data/right-to-left.ts';
import { Button } from '../button/Button.tsx';
import { ThemeScope } from '../theme-scope/ThemeScope.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

function Opener(props: DrawerProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  render: (args) => <Opener {...args} />,
  args: { open: true, onOpenChange: () => undefined, title: 'Shopping cart', children: <p>Two lines.</p> },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke'], args: { footer: <Button wide>Buy now</Button> } };
export const FromStart: Story = { args: { side: 'start', title: 'Menu' } };
export const FromTop: Story = { args: { side: 'top', title: 'Search' } };
export const OpensAndCloses: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { open: false },
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Shopping cart' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The panel slides in from the right edge. */
export const RightToLeft: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { side: 'start', title: 'Menu' },
  beforeEach: rightToLeft,
  async play() {
    const panel = await screen.findByRole('dialog', { name: 'Menu' });
    await expect(startOfAnimation(panel, 'translate')).toContain('-100% * var(--pm-direction)');
    await expect(getComputedStyle(panel).getPropertyValue('--pm-direction')).toBe('-1');
    await waitFor(() => expect(panel.getBoundingClientRect().right).toBe(document.documentElement.clientWidth));
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
  args: { open: false, footer: <Button>Buy now</Button> },
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const panel = await screen.findByRole('dialog');
    const button = within(panel).getByRole('button', { name: 'Buy now' });
    const { backgroundColor, borderRadius } = getComputedStyle(opener);
    await expect(getComputedStyle(button)).toMatchObject({ backgroundColor, borderRadius });
    await expect(backgroundColor).toBe('rgb(255, 209, 0)');
    await expect(getComputedStyle(panel)).toMatchObject({ colorScheme: 'dark', backgroundColor: 'rgb(34, 33, 30)' });
  },
};

export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { open: false, footer: <Button wide>Buy now</Button> },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog');
    await waitFor(() => expect(within(panel).getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(within(panel).getByRole('button', { name: 'Buy now' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(panel).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
};

export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    title: 'Votre panier et les articles que vous avez enregistrés pour plus tard',
    children: <p>{'Lampe-de-table-en-verre-soufflé-à-la-bouche '.repeat(60)}</p>,
    footer: <Button wide>Passer la commande et payer en toute sécurité</Button>,
  },
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  args: { footer: <Button wide>Buy now</Button> },
};
