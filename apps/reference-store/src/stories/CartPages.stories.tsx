import type { Meta, StoryObj } from '@storybook/react-vite';
import { at, checkOut, enterCode, inFrench, pages, signedIn } from './page-story.tsx';

const meta = { ...pages, title: 'Pages/Cart', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Cart: Story = at('/order/shopping_cart', {
  scenario: 'guest-with-cart',
  sees: ['Linen shirt', 'Stoneware mug', 'Subtotal'],
});
export const CartInDinars: Story = at('/order/shopping_cart', {
  scenario: 'guest-with-cart',
  store: { currency: 'KWD' },
  sees: ['Linen shirt', /KWD\s\d+\.\d{3}\n/],
});
export const CartWithRefusedCode: Story = {
  ...at('/order/shopping_cart', {
    ...signedIn,
    before: async (shopper) => {
      await checkOut(shopper);
      return undefined;
    },
    sees: ['This code has expired'],
  }),
  play: enterCode('SUMMER'),
};
export const CartWithCodeOfGuest: Story = {
  ...at('/order/shopping_cart', { scenario: 'guest-with-cart', sees: ['Sign in to use your code'] }),
  play: enterCode('WELCOME5'),
};
export const CartEmpty: Story = at('/order/shopping_cart', { sees: ['Your cart is empty'] });
export const CartFailing: Story = at('/order/shopping_cart', {
  scenario: 'offline',
  hasGuestCart: true,
  sees: ['could not be loaded', 'Try again'],
});
export const CartFromLink: Story = at('/order/link?items=linen-shirt:11:2', {
  sees: ['Add these items?', 'Linen shirt', 'Add to cart'],
});
export const CartFromOldLink: Story = at('/order/link?items=no-such-thing:1', {
  sees: ['These items are no longer available'],
});
export const CartFromLinkInFrench: Story = {
  ...inFrench(CartFromLink, [/Ajouter ces articles\s\?/, 'Ajouter au panier']),
  tags: ['test', '!dev'],
};
export const CartInFrench: Story = {
  ...inFrench(Cart, ['Linen shirt', 'Sous-total']),
  tags: ['test', '!dev'],
};
