import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { OverlayStory } from '../../story-data/frames.tsx';
import { CartIcon, UserIcon } from '../icons/icons.tsx';
import { ThemeScope } from '../theme-scope/ThemeScope.tsx';
import type { CommandSection } from './CommandList.tsx';
import { CommandPalette } from './CommandPalette.tsx';

const signOut = fn();
const sections: readonly CommandSection[] = [
  {
    title: 'Recent',
    items: [{ id: 'order-2041', label: 'Order 2041', meta: 'On its way', href: '#order-2041', keywords: 'lamp' }],
  },
  {
    title: 'Pages',
    items: [
      { id: 'cart', label: 'Cart', icon: <CartIcon size="small" />, href: '#cart', meta: 'G C' },
      { id: 'account', label: 'Account', icon: <UserIcon size="small" />, href: '#account' },
    ],
  },
  { title: 'Actions', items: [{ id: 'out', label: 'Sign out', onClick: signOut, keywords: 'log off' }] },
];

const meta = {
  title: 'Overlays/CommandPalette',
  component: CommandPalette,
  args: { open: true, onOpenChange: fn(), sections, onValueChange: fn() },
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
  render: (args) => (
    <OverlayStory label="Commands" open={args.open}>
      {(overlay) => (
        <CommandPalette
          {...args}
          {...overlay}
          onOpenChange={(open) => {
            args.onOpenChange?.(open);
            overlay.onOpenChange(open);
          }}
        />
      )}
    </OverlayStory>
  ),
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke', 'vrt', 'fr', 'rtl'] };
export const NothingFound: Story = { args: { defaultValue: 'zzz' } };
export const Pending: Story = { tags: ['!dev'], args: { sections: [], sectionsPending: true } };
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    sections: [
      {
        title: 'Orders',
        items: Array.from({ length: 40 }, (_, index) => ({
          id: String(index),
          label: `Order ${2000 + index}, a hand-thrown stoneware cup and eleven other things from three merchants`,
          href: `#${index}`,
        })),
      },
    ],
  },
};
export const ScrollsInside: Story = {
  ...LongContent,
  tags: ['test', '!dev', '!autodocs'],
  async play() {
    const panel = await screen.findByRole('dialog');
    await expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const French: Story = { tags: ['test', '!dev', '!autodocs'], globals: { locale: 'fr' } };
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'en' },
  async play({ args, userEvent, step }) {
    signOut.mockClear();
    const field = await screen.findByRole('combobox');
    await step('the field has the focus, and search terms find a command', async () => {
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.keyboard('log');
      await expect(await screen.findAllByRole('option')).toHaveLength(1);
    });
    await step('Enter that confirms a word of an input method runs no command', async () => {
      fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
      fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
      await expect(signOut).not.toHaveBeenCalled();
    });
    await step('Enter runs the first command', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(signOut).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
  },
};
export const OpensAndCloses: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { open: false },
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Commands' });
    await userEvent.click(opener);
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const ThemedInPortal: Story = {
  tags: ['test', '!dev', '!autodocs'],
  render: (args) => (
    <ThemeScope theme="dark">
      <CommandPalette {...args} />
    </ThemeScope>
  ),
  async play() {
    await expect(getComputedStyle(await screen.findByRole('dialog')).colorScheme).toBe('dark');
  },
};
