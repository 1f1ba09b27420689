import type { Storefront } from '@promenade/storefront-sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screenOf } from '../../../../packages/storefront-ui/src/story-data/viewports.ts';
import { at, checkOut, pages, placeOrder, signedIn } from './page-story.tsx';

const meta = { ...pages, title: 'Pages/Store', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj;

const atCheckout = async (shopper: Storefront) => `/order/order_confirm?preOrderNo=${await checkOut(shopper)}`;
const atOrder = async (shopper: Storefront) => `/order/order_detail?orderNo=${await placeOrder(shopper)}`;
const afterOrder = async (shopper: Storefront) => {
  await placeOrder(shopper);
  return '/users/order_list';
};

export const Home: Story = at('/');
export const HomeInFrench: Story = { ...at('/'), globals: { locale: 'fr' } };
export const HomeOfAnEmptyShop: Story = at('/', { scenario: 'empty' });
export const HomeOnAPhone: Story = { ...at('/'), globals: screenOf('phone') };
export const HomeSlow: Story = at('/', { scenario: 'slow' });
export const List: Story = at('/products/all');
export const ListEmpty: Story = at('/products/all', { scenario: 'empty' });
export const ListFailing: Story = at('/products/all', { scenario: 'offline' });
export const ListSlow: Story = at('/products/all', { scenario: 'slow' });
export const Collection: Story = at('/collections/home');
export const Search: Story = at('/products/product_search?keyword=oak');
export const Product: Story = {
  ...at('/product/linen-shirt'),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};
export const ProductSoldOut: Story = at('/product/oak-stool', { scenario: 'low-stock' });
export const ProductInFrench: Story = { ...at('/product/linen-shirt'), globals: { locale: 'fr' } };
export const ProductMissing: Story = at('/product/no-such-thing');
export const ProductLanding: Story = at('/p/round-vase');
export const ProductPreview: Story = at('/product/linen-shirt/k1/details/preview');
export const Activities: Story = at('/products/activity_list');
export const TopProducts: Story = at('/products/top_one');
export const Cart: Story = at('/order/shopping_cart', { scenario: 'guest-with-cart' });
export const CartEmpty: Story = at('/order/shopping_cart');
export const CartFailing: Story = at('/order/shopping_cart', { scenario: 'offline' });
export const Checkout: Story = at('/order/order_confirm', { ...signedIn, before: atCheckout });
export const CheckoutInFrench: Story = { ...Checkout, globals: { locale: 'fr' } };
export const CheckoutOnAPhone: Story = { ...Checkout, globals: screenOf('phone') };
export const CheckoutSignedOut: Story = at('/order/order_confirm?preOrderNo=1');
export const OrderDetail: Story = at('/order/order_detail', { ...signedIn, before: atOrder });
export const OrderDetailMissing: Story = at('/order/order_detail?orderNo=none', signedIn);
export const OrderList: Story = at('/users/order_list', { ...signedIn, before: afterOrder });
export const OrderListEmpty: Story = at('/users/order_list', signedIn);
export const OrderListUnreachable: Story = at('/users/order_list', { session: 'unreachable' });
export const OrderListSignedOut: Story = at('/users/order_list');
export const AddressList: Story = at('/users/address_list', signedIn);
export const AddressListEmpty: Story = at('/users/address_list', { ...signedIn, scenario: 'empty' });
export const SignIn: Story = at('/sign-in');
export const Register: Story = at('/register');
export const NoSuchPage: Story = at('/no-such-page');
