import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { rightToLeft } from '../../story-data/right-to-left.ts';
import { screenOf } from '../../story-data/viewports.ts';
import { Button } from '../button/index.ts';
import { TrashIcon } from '../icons/index.ts';
import { ThemeScope } from '../theme-scope/index.ts';
import { Menu, type MenuProps } from './Menu.tsx';

const reorder = fn();

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  args: {
    trigger: <Button tone="outline">More</Button>,
    label: 'Order 2041',
    align: 'start',
    sections: [
      {
        items: [
          { label: 'Order again', onClick: reorder, shortcut: 'R' },
          { label: 'Show the invoice', href: '/orders/2041/invoice' },
          { label: 'Change the address', onClick: fn(), disabled: true },
        ],
      },
      { items: [{ label: 'Cancel the order', onClick: fn(), tone: 'critical', icon: <TrashIcon size="small" /> }] },
    ],
    onOpenChange: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const Open: Story = { args: { defaultOpen: true }, tags: ['vrt'] };

function Settings(props: MenuProps) {
  const [isDense, setDense] = useState(false);
  const [sort, setSort] = useState('newest');
  const choice = (label: string) => ({ label, selected: sort === label, onClick: () => setSort(label) });
  return (
    <Menu
      {...props}
      sections={[
        { title: 'Show', items: [{ label: 'Close together', checked: isDense, onCheckedChange: setDense }] },
        { title: 'Sort by', items: [choice('newest'), choice('price'), choice('rating')] },
      ]}
    />
  );
}
export const ChecksAndChoices: Story = {
  args: { defaultOpen: true },
  render: (args) => <Settings {...args} />,
  async play({ userEvent }) {
    const check = await screen.findByRole('menuitemcheckbox', { name: 'Close together' });
    await userEvent.click(check);
    await expect(check).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'newest' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'price' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
export const Links: Story = {
  tags: ['!dev'],
  args: {
    label: 'Language',
    defaultOpen: true,
    sections: [
      {
        items: [
          { label: 'English', href: '#en', lang: 'en', current: true },
          { label: 'Français', href: '#fr', lang: 'fr' },
        ],
      },
    ],
  },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    defaultOpen: true,
    sections: [
      {
        title: 'Everything that can be done with this order, and with the orders before it',
        items: Array.from({ length: 24 }, (_, index) => ({
          label: `Ask the merchant about piece ${index + 1}, which was packed separately`,
          onClick: fn(),
        })),
      },
    ],
  },
};
export const ScrollsInside: Story = {
  ...LongContent,
  tags: ['test', '!autodocs', '!dev'],
  globals: screenOf('phone'),
  async play() {
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight);
  },
};
/** On a docs page, the iframes of several stories would steal the focus from each other. */
export const Keyboard: Story = {
  tags: ['test', '!autodocs', '!dev'],
  async play({ canvas, userEvent }) {
    reorder.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Order again/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByRole('menuitem', { name: 'Cancel the order' })).toHaveFocus();
    await userEvent.keyboard('sh');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Show the invoice' })).toHaveFocus());
    await userEvent.keyboard('{Home}{Enter}');
    await expect(reorder).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
  },
};
export const OpensAndCloses: Story = {
  tags: ['test', '!autodocs', '!dev'],
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await screen.findByRole('menu', { name: 'Order 2041' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
export const ThemedInPortal: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { defaultOpen: true },
  render: (args) => (
    <ThemeScope theme="dark">
      <Menu {...args} />
    </ThemeScope>
  ),
  async play() {
    await expect(getComputedStyle(await screen.findByRole('menu')).colorScheme).toBe('dark');
  },
};
export const RightToLeft: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { defaultOpen: true },
  beforeEach: rightToLeft,
};
export const Narrow: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { defaultOpen: true },
  globals: screenOf('phone'),
};

/** All kinds of items. */
export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  args: {
    defaultOpen: true,
    sections: [
      {
        title: 'Order',
        items: [
          { label: 'Order again', onClick: fn(), shortcut: 'R' },
          { label: 'Change the address', onClick: fn(), disabled: true },
          { label: 'Cancel the order', onClick: fn(), tone: 'critical', icon: <TrashIcon size="small" /> },
        ],
      },
      {
        title: 'Show',
        items: [
          { label: 'Pictures', checked: true, onCheckedChange: fn() },
          { label: 'Close together', checked: false, onCheckedChange: fn() },
          { label: 'Newest first', selected: true, onClick: fn() },
          { label: 'Cheapest first', selected: false, onClick: fn() },
        ],
      },
      { title: 'Language', items: [{ label: 'English', href: '#en', current: true }] },
    ],
  },
};
