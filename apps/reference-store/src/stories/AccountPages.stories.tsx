import type { Meta, StoryObj } from '@storybook/react-vite';
import { at, inFrench, pages, placeOrder, signedIn } from './page-story.tsx';

const meta = { ...pages, title: 'Pages/Account', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Account: Story = at('/users', {
  ...signedIn,
  async before(shopper, operator) {
    operator.pay(await placeOrder(shopper));
    await placeOrder(shopper);
    await shopper.wishlist.addAll([2, 4, 7, 9]);
    await shopper.coupons.claim(1);
    return undefined;
  },
  sees: [/Hello, /, 'Wish list', 'To pay'],
});
export const AccountSignedOut: Story = at('/users', { sees: ['Sign in'] });
export const Profile: Story = at('/users/user_info', { ...signedIn, sees: ['Profile'] });
export const ProfileToDelete: Story = {
  ...at('/users/user_info', { ...signedIn, sees: ['Download your data', 'Delete account for good'] }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByText('Delete account', { exact: true }));
  },
};
export const Points: Story = at('/users/points', {
  ...signedIn,
  async before(shopper, operator) {
    operator.pay(await placeOrder(shopper));
    return undefined;
  },
  sees: ['Points', /\d/],
});
export const Addresses: Story = at('/users/address_list', { ...signedIn, sees: ['Addresses', 'Default'] });
export const AddressesEmpty: Story = at('/users/address_list', {
  ...signedIn,
  scenario: 'empty',
  sees: ['No addresses yet'],
});
export const AccountInFrench: Story = {
  ...inFrench(Account, [/Bonjour /, 'Liste d’envies']),
  tags: ['test', '!dev'],
};
