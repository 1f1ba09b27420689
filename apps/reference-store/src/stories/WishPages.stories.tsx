import type { Meta, StoryObj } from '@storybook/react-vite';
import { at, pages, signedIn } from './page-story.tsx';

const meta = { ...pages, title: 'Pages/Wishes and coupons', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Wishes: Story = at('/users/collection_list', {
  ...signedIn,
  async before(shopper) {
    await shopper.wishlist.addAll([2, 4, 7, 9]);
    await shopper.merchants.follow(1);
    return undefined;
  },
  sees: ['Canvas bag', 'Stoneware mug', 'Paper lamp', 'Beech chair', 'becomes cheaper'],
});
export const WishesWithPriceAlerts: Story = {
  ...at('/users/collection_list', {
    ...signedIn,
    async before(shopper) {
      await shopper.wishlist.addAll([2, 4]);
      return undefined;
    },
    sees: ['We will write to ada@example.com'],
  }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('switch', { name: /becomes cheaper/ }));
  },
};
export const WishesEmpty: Story = at('/users/collection_list', { ...signedIn, sees: ['Wish list'] });
export const WishesOfGuest: Story = at('/users/collection_list', { sees: ['Sign in'] });
export const Coupons: Story = at('/users/coupon_list', {
  ...signedIn,
  async before(shopper) {
    for (const couponId of [1, 2]) await shopper.coupons.claim(couponId);
    return undefined;
  },
  sees: ['2.00 off mugs'],
});
export const CouponsEmpty: Story = at('/users/coupon_list', { ...signedIn, sees: ['You have no coupons'] });
