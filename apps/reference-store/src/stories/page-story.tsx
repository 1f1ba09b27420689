import type { Operator } from '@promenade/storefront-devkit/mock';
import type { Storefront } from '@promenade/storefront-sdk';
import type { StoryObj } from '@storybook/react-vite';
import type { AppProps } from '../app/App.tsx';
import { type ShopStory, StoryShop, shopLoader } from './story-shop.tsx';

/** What the stories of all pages share. A page is looked at by itself: several would share one address bar and one title. */
export const pages = {
  // The shop's props are no code that one could copy.
  parameters: { layout: 'fullscreen', docs: { source: { type: 'code' } } },
  loaders: [shopLoader],
  render: (_args: object, { loaded }: { loaded: Record<string, unknown> }) => (
    <StoryShop {...(loaded.shop as AppProps)} />
  ),
};

/** A page of a mocked shop. */
export const at = (path: string, rest: Omit<ShopStory, 'path'> = {}): StoryObj => ({
  parameters: { shop: { path, ...rest } satisfies ShopStory },
});
export const signedIn = { session: 'authenticated' } as const;

/** Puts a shirt into the cart and opens a checkout. */
export async function checkOut(shopper: Storefront): Promise<string> {
  await shopper.cart.save([{ productId: 1, cartNum: 2, productAttrUnique: 11, storeId: 1 }]);
  const [group] = await shopper.cart.list({ isValid: true, storeId: 1 });
  const orderDetails = (group?.cartInfoList ?? []).map(({ id }) => ({ shoppingCartId: id }));
  return (await shopper.preorders.create({ preOrderType: 'shoppingCart', orderDetails })).preOrderNo;
}

/** Places an order; its number, PT…. */
export async function placeOrder(shopper: Storefront): Promise<string> {
  const preOrderNo = await checkOut(shopper);
  return (await shopper.orders.create({ preOrderNo, addressId: 1, payType: 'sandbox', payChannel: 'pc' })).orderNo;
}

/** Places an order that has arrived; the number of its merchant's part, SH…. */
export async function receiveOrder(shopper: Storefront, operator: Operator): Promise<string> {
  const orderNo = await placeOrder(shopper);
  operator.pay(orderNo);
  const { list } = await shopper.orders.list();
  const part = list[0]?.orderNo ?? '';
  operator.ship(part);
  operator.deliver(part);
  return part;
}

/** The same, and the shopper says that it is there: it can be reviewed. */
export async function completeOrder(shopper: Storefront, operator: Operator): Promise<string> {
  const part = await receiveOrder(shopper, operator);
  await shopper.orders.confirmReceipt(part);
  return part;
}
