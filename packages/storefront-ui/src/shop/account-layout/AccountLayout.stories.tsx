import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/button/Button.tsx';
import { PageHeader } from '../../primitives/page-header/PageHeader.tsx';
import { tabThrough } from '../../story-data/keyboard.ts';
import { rightToLeft } from '../../story-data/right-to-left.ts';
import { screenOf } from '../../story-data/viewports.ts';
import { AccountLayout } from './AccountLayout.tsx';

const meta = {
  title: 'Shop/Account/AccountLayout',
  component: AccountLayout,
  args: {
    label: 'Account',
    menuHref: '/users',
    links: [
      { label: 'Orders', href: '/users/orders', current: true },
      { label: 'Wish list', href: '/users/wishes' },
      { label: 'Addresses', href: '/users/addresses' },
    ],
    children: (
      <>
        <PageHeader title="Orders" />
        <p>You have no orders yet.</p>
      </>
    ),
  },
} satisfies Meta<typeof AccountLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  tags: ['smoke'],
  async play({ canvas }) {
    // Phones show a link to the account instead of the list.
    await expect(canvas.getByRole('link', { name: 'Orders', current: 'page', hidden: true })).toHaveAttribute(
      'href',
      '/users/orders',
    );
  },
};
/** On a phone, a link returns to the menu. */
export const Narrow: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: screenOf('phone'),
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/users');
    await expect(canvas.queryByRole('navigation', { name: 'Account' })).not.toBeInTheDocument();
  },
};
/** The page that contains the menu. */
export const Overview: Story = { tags: ['vrt'], args: { overview: true, children: <PageHeader title="Account" /> } };
export const OverviewNarrow: Story = {
  ...Overview,
  tags: ['test', '!dev', '!autodocs'],
  globals: screenOf('phone'),
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Wish list' })).toBeVisible();
  },
};
export const WithAction: Story = {
  tags: ['!dev'],
  args: {
    actions: (
      <Button variant="outline" size="small">
        Sign out
      </Button>
    ),
  },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    label: 'Votre compte',
    links: [
      { label: 'Demandes de remboursement et retours de marchandises', href: '/a', current: true },
      { label: 'Adresses', href: '/b' },
    ],
    children: <PageHeader title="Demandes de remboursement et retours" />,
  },
  globals: { locale: 'fr' },
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, userEvent }) {
    await tabThrough(userEvent, canvas.getAllByRole('link'));
  },
};
/** Arrows are mirrored. */
export const RightToLeft: Story = {
  ...Overview,
  tags: ['test', '!dev', '!autodocs'],
  globals: screenOf('phone'),
  beforeEach: rightToLeft,
};
