import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { tabThroughAll } from '../../story-data/keyboard.ts';
import { SiteFooter } from './SiteFooter.tsx';

const share = (host: string) => `https://${host}/share?url=https%3A%2F%2Fpromenade.example`;

const meta = {
  title: 'Shop/Frame/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    newsletter: { action: '/newsletter', onSubscribe: fn() },
    linkGroups: [
      {
        title: 'Company info',
        links: [
          { label: 'About us', href: '/company/about_us' },
          { label: 'Contact us', href: '/company/contact_us' },
          { label: 'Affiliate stores', href: '/company/affiliate_stores' },
          { label: 'Open your shop', href: '/merchant/registration' },
        ],
      },
      {
        title: 'Customer service',
        links: [
          { label: 'Shipping policy', href: '/service/shipping_policy' },
          { label: 'Refund policy', href: '/service/refund_policy' },
          { label: 'Payment method', href: '/service/payment_method' },
          { label: 'Terms of service', href: '/service/terms_of_service' },
          { label: 'Privacy policy', href: '/service/privacy_policy' },
        ],
      },
    ],
    blurb: { title: 'Our store', text: 'A walk past many shops: small merchants, good things, one cart.' },
    shareLinks: [
      { network: 'facebook', href: share('facebook.example') },
      { network: 'linkedin', href: share('linkedin.example') },
      { network: 'pinterest', href: share('pinterest.example') },
      { network: 'twitter', href: share('twitter.example') },
    ],
    socialLinks: [
      { network: 'facebook', href: 'https://facebook.example/promenade' },
      { network: 'pinterest', href: 'https://pinterest.example/promenade' },
    ],
    copyright: '© 2026 Promenade',
    payments: ['Visa', 'Mastercard', 'PayPal'],
    security: ['Encrypted payment'],
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke', 'vrt', 'fr', 'rtl'] };

export const French: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'fr' },
  args: {
    linkGroups: [
      { title: 'À propos', links: [{ label: 'Qui sommes-nous', href: '/fr/company/about_us' }] },
      {
        title: 'Service client',
        links: [{ label: 'Conditions générales de vente', href: '/fr/service/terms_of_service' }],
      },
    ],
    blurb: {
      title: 'Notre boutique',
      text: 'Une promenade devant de nombreuses vitrines\u00a0: petits marchands, belles choses, un seul panier.',
    },
    security: ['Paiement chiffré'],
  },
};

export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    copyright: '© 2026 The Grand Promenade of Saint-Germain and its hundred and twelve merchants, all rights reserved',
    payments: ['Visa', 'Mastercard', 'American Express', 'PayPal', 'Bank transfer', 'Cash on delivery'],
    security: ['Encrypted payment', 'Buyer protection', 'Verified merchants'],
  },
};

export const Subscribing: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'ada@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(args.newsletter?.onSubscribe).toHaveBeenCalledWith('ada@example.com');
  },
};

export const SubscriptionRefused: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    newsletter: { action: '/newsletter', onSubscribe: fn(), error: 'Please enter correct email', defaultEmail: 'ada@' },
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Error: Please enter correct email');
  },
};

export const Subscribed: Story = {
  tags: ['!dev'],
  args: {
    newsletter: {
      action: '/newsletter',
      onSubscribe: fn(),
      success: 'Congratulations! You have subscribed to our mail list',
    },
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Congratulations!');
  },
};

export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: ({ canvasElement, userEvent }) => tabThroughAll(userEvent, canvasElement),
};
