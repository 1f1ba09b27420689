import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { categories } from '../../story-data/categories.ts';
import { OverlayStory } from '../../story-data/frames.tsx';
import { rightToLeft } from '../../story-data/right-to-left.ts';
import { screenOf } from '../../story-data/viewports.ts';
import { MobileMenu } from './MobileMenu.tsx';

const meta = {
  title: 'Shop/Frame/MobileMenu',
  component: MobileMenu,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  globals: screenOf('phone'),
  args: {
    open: true,
    onOpenChange: fn(),
    navigation: [
      { label: 'Home', href: '/', current: true },
      { label: 'Shop now', href: '/products/all' },
      { label: 'Categories', href: '/products/all', categories },
      { label: 'About us', href: '/company/about_us' },
      { label: 'Contact us', href: '/company/contact_us' },
    ],
    account: {
      title: 'Account',
      links: [
        { label: 'Sign in', href: '/users/sign_in' },
        { label: 'Create an account', href: '/users/sign_up' },
      ],
    },
    languages: [
      { label: 'English', href: '/', lang: 'en', current: true },
      { label: 'Français', href: '/fr', lang: 'fr' },
    ],
  },
  render: (args) => (
    <OverlayStory label="Open menu" open={args.open}>
      {(overlay) => <MobileMenu {...args} {...overlay} />}
    </OverlayStory>
  ),
} satisfies Meta<typeof MobileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke', 'vrt', 'fr', 'rtl'] };
export const French: Story = { tags: ['test', '!dev', '!autodocs'], globals: { locale: 'fr' } };
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    navigation: [{ label: 'Extraordinarily comfortable handmade furniture for every room', href: '/', categories }],
  },
};
export const GoesDownAndBack: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ userEvent, step }) {
    await step('a press opens the next level and moves the focus to its first button', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Categories' }));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus());
      await userEvent.click(screen.getByRole('button', { name: 'Home & living' }));
      await userEvent.click(screen.getByRole('button', { name: 'Kitchen' }));
      await waitFor(() => expect(screen.getByRole('link', { name: 'Pans' })).toBeVisible());
    });
    await step('the back button goes one level up', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Back' }));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Kitchen' })).toBeVisible());
    });
  },
};
export const OpensAndCloses: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { open: false },
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Open menu' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The arrow to a submenu is on the left and points left, the back arrow points right. */
export const RightToLeft: Story = {
  tags: ['test', '!dev', '!autodocs'],
  beforeEach: rightToLeft,
  async play({ userEvent }) {
    const row = await screen.findByRole('button', { name: 'Categories' });
    const chevron = row.querySelector('svg');
    await expect(chevron && getComputedStyle(chevron).scale).toBe('-1 1');
    const box = row.getBoundingClientRect();
    await expect(chevron?.getBoundingClientRect().right).toBeLessThan(box.left + box.width / 2);
    await userEvent.click(row);
    const back = await screen.findByRole('button', { name: 'Back' });
    const arrow = back.querySelector('svg');
    await expect(arrow && getComputedStyle(arrow).scale).toBe('-1 1');
    await expect(back.getBoundingClientRect().right).toBeGreaterThan(box.right - box.width / 4);
  },
};
