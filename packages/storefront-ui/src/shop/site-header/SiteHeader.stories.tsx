import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { categories } from '../../story-data/categories.ts';
import { rightToLeft } from '../../story-data/right-to-left.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const account = (
  <AccountMenu
    links={[
      { label: 'Sign in', href: '/users/sign_in' },
      { label: 'Create an account', href: '/users/sign_up' },
    ]}
  />
);

const meta = {
  title: 'Shop/Frame/SiteHeader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    home: { href: '/', name: 'Promenade' },
    email: 'hello@promenade.example',
    announcement: { text: 'Free shipping from $50 of one merchant' },
    onAnnouncementDismiss: fn(),
    languages: [
      { label: 'English', href: '/', lang: 'en', current: true },
      { label: 'Français', href: '/fr', lang: 'fr' },
    ],
    currencies: [{ label: 'USD $', href: '?currency=usd', current: true }],
    navigation: [
      { label: 'Home', href: '/', current: true },
      { label: 'Shop now', href: '/products/all' },
      { label: 'Categories', href: '/products/all', categories },
      { label: 'About us', href: '/company/about_us' },
      { label: 'Contact us', href: '/company/contact_us' },
    ],
    menu: { href: '/products/all', onOpen: fn() },
    search: { href: '/products/product_search', onOpen: fn() },
    accountMenu: account,
    cart: { href: '/order/shopping_cart', count: 3, onOpen: fn() },
  },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke', 'vrt', 'fr', 'rtl'] };

/** A landing page has no navigation, only its own button. */
export const WithoutRow: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { hideRow: true },
  async play({ canvas }) {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('banner')).toBeVisible();
  },
};

export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    home: { href: '/', name: 'The Grand Promenade of Saint-Germain' },
    announcement: {
      text: 'From now until the last day of November every merchant ships its handmade things without any charge to you',
    },
    cart: { href: '/order/shopping_cart', count: 128, onOpen: fn() },
  },
};

export const French: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'fr' },
  args: {
    announcement: { text: 'Livraison offerte dès 50 $ chez un même marchand' },
    languages: [
      { label: 'English', href: '/', lang: 'en' },
      { label: 'Français', href: '/fr', lang: 'fr', current: true },
    ],
    navigation: [
      { label: 'Accueil', href: '/fr' },
      { label: 'Tous les produits', href: '/fr/products/all', current: true },
      { label: 'Catégories', href: '/fr/products/all', categories },
      { label: 'Qui sommes-nous', href: '/fr/company/about_us' },
      { label: 'Nous contacter', href: '/fr/company/contact_us' },
    ],
  },
};

export const SignedInWithAnEmptyCart: Story = {
  args: {
    announcement: undefined,
    accountMenu: (
      <AccountMenu name="Ada Martin" links={[{ label: 'Orders', href: '/users/order_list' }]} onSignOut={fn()} />
    ),
    cart: { href: '/order/shopping_cart', count: 0, onOpen: fn() },
  },
};

export const OpensTheCart: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ args, canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cart, 3 items' }));
    await expect(args.cart?.onOpen).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, canvasElement, userEvent, step }) {
    const language = canvasElement.querySelector<HTMLElement>('summary[aria-label="Language: English"]');
    if (!language) throw new Error('The language menu is missing.');
    await step('the language menu opens and marks the current language', async () => {
      await userEvent.click(language);
      await waitFor(() => expect(canvas.getByRole('link', { name: 'English', current: true })).toBeVisible());
    });
    await step('Escape closes it and returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(language.closest('details')).not.toHaveAttribute('open');
      await expect(language).toHaveFocus();
    });
    await step('leaving by Tab closes it', async () => {
      await userEvent.click(language);
      await userEvent.tab({ shift: true });
      await waitFor(() => expect(language.closest('details')).not.toHaveAttribute('open'));
    });
  },
};

export const StaysInViewWithoutAJump: Story = {
  tags: ['test', '!dev', '!autodocs'],
  decorators: [
    (Story) => (
      <>
        <Story />
        <main>
          <p data-testid="below">The page goes on below.</p>
          <div style={{ blockSize: '200vh' }} />
        </main>
      </>
    ),
  ],
  async play({ canvas, canvasElement }) {
    const view = canvasElement.ownerDocument.defaultView;
    if (!view) throw new Error('No window.');
    const below = canvas.getByTestId('below');
    const topInPage = () => below.getBoundingClientRect().top + view.scrollY;
    const before = topInPage();
    view.scrollTo(0, 400);
    // Browsers dispatch scroll events asynchronously.
    await waitFor(() => expect(canvasElement.querySelector('[data-fixed]')).not.toBeNull(), { timeout: 10_000 });
    await expect(topInPage()).toBe(before);
    view.scrollTo(0, 0);
    await waitFor(() => expect(canvasElement.querySelector('[data-fixed]')).toBeNull());
  },
};

/** The name is on the right, the cart and the account are on the left. */
export const RightToLeft: Story = {
  tags: ['test', '!dev', '!autodocs'],
  beforeEach: rightToLeft,
  async play({ canvas, canvasElement }) {
    const row = canvasElement.getBoundingClientRect();
    const middle = row.left + row.width / 2;
    const [home] = canvas.getAllByRole('link', { name: /Promenade/ });
    await expect(home?.getBoundingClientRect().left).toBeGreaterThan(middle);
    const cart = canvasElement.querySelector('a[href="/order/shopping_cart"]');
    await expect(cart?.getBoundingClientRect().right).toBeLessThan(middle);
  },
};
