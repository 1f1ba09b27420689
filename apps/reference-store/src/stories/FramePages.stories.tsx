import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { at, inFrench, pages } from './page-story.tsx';

const meta = { ...pages, title: 'Pages/Frame', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj;

/** Clicks the first element of a role with the name. After a story with a dialog, the body may still take no pointer events. */
const press = async (role: 'button' | 'link', name: string | RegExp) => {
  const [element] = await screen.findAllByRole(role, { name });
  element?.click();
};

export const CartDrawer: Story = {
  ...at('/products/all', {
    scenario: 'guest-with-cart',
    sees: ['Shopping Cart', 'Linen shirt', 'Subtotal', 'Buy now'],
  }),
  play: () => press('button', /^Cart/),
};
export const CartDrawerInFrench: Story = {
  ...inFrench(CartDrawer, ['Linen shirt', 'Sous-total']),
  tags: ['test', '!dev'],
  play: () => press('button', /^Panier/),
};
/** Nothing untrue is shown on the way to the first line. */
export const CartDrawerFirstLine: Story = {
  ...at('/product/linen-shirt', { sees: ['Linen shirt was added to your cart', 'Subtotal'] }),
  async play() {
    const shown = new Set<string>();
    const observer = new MutationObserver(() => {
      const dialog = document.querySelector('[role=dialog]');
      for (const text of ['Your cart is empty', 'was added']) if (dialog?.textContent?.includes(text)) shown.add(text);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    await press('button', 'Add to cart');
    await screen.findByRole('link', { name: 'View Cart' });
    observer.disconnect();
    await expect([...shown]).toEqual(['was added']);
  },
};
export const CartDrawerEmpty: Story = {
  ...at('/products/all', { sees: ['Your cart is empty'] }),
  play: () => press('button', /^Cart/),
};
export const QuickView: Story = {
  ...at('/products/all', { sees: ['View full details', 'Add to cart'] }),
  play: () => press('button', /^Quick view.*Linen shirt/),
};
export const Registration: Story = {
  ...at('/products/all', { sees: ['Create An Account', 'Confirm password'] }),
  async play({ canvas }) {
    (await canvas.findByLabelText('Account')).click();
    await press('link', 'Create an account');
    await screen.findByRole('dialog');
  },
};
export const Consent: Story = at('/', {
  store: { gtmId: 'GTM-0000000' },
  sees: ['May we measure your visit?', 'Accept all'],
});
export const ConsentChoices: Story = { ...Consent, play: () => press('button', /^Choose/) };
export const ConsentInFrench: Story = {
  ...inFrench(Consent, [/Pouvons-nous mesurer votre visite/]),
  tags: ['test', '!dev'],
};
export const Stream: Story = at('/', {
  handlers: {
    'store.streamingChannel': () => ({
      type: 'IFRAME',
      content: '<iframe src="https://player.vimeo.com/video/1"></iframe>',
    }),
  },
  sees: ['Live stream', 'Watch the stream'],
});
