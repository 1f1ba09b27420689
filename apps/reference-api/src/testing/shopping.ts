import type { Storefront } from '@promenade/storefront-sdk';
import { ORIGIN, someAddress, type TestShop } from './test-shop.ts';

type RunningShop = Pick<TestShop, 'app'>;
type Sku = { attrId: number; productId: number };

/** Opens a checkout for one variant and returns the input of its order; with a new address unless one is given. */
export async function openBuyNow(shop: Storefront, sku: Sku, quantity = 1, address?: { id: number }) {
  const { id: addressId } = address ?? (await shop.addresses.save(someAddress));
  const { preOrderNo } = await shop.preorders.create({
    preOrderType: 'buyNow',
    orderDetails: [{ attrValueId: sku.attrId, productId: sku.productId, productNum: quantity }],
  });
  return { preOrderNo, addressId, payType: 'sandbox', payChannel: 'pc' } as const;
}

/** Adds variants to the cart and opens a checkout for all of it; also returns the cart as listed. */
export async function checkOutCart(shop: Storefront, wanted: readonly (Sku & { quantity: number })[]) {
  await shop.cart.save(
    wanted.map(({ productId, attrId, quantity }) => ({
      productId,
      productAttrUnique: attrId,
      cartNum: quantity,
      storeId: 1,
    })),
  );
  const groups = await shop.cart.list({ isValid: true, storeId: 1 });
  const lines = groups.flatMap((group) => group.cartInfoList);
  const { preOrderNo } = await shop.preorders.create({
    preOrderType: 'shoppingCart',
    orderDetails: lines.map(({ id, uniqueKey }) => ({ shoppingCartId: id, shoppingCartKey: uniqueKey })),
  });
  return { preOrderNo, groups };
}

/** Same; returns the input of its order. */
export async function openCart(shop: Storefront, wanted: readonly (Sku & { quantity: number })[]) {
  const address = await shop.addresses.save(someAddress);
  const { preOrderNo } = await checkOutCart(shop, wanted);
  return { preOrderNo, addressId: address.id, payType: 'sandbox', payChannel: 'pc' } as const;
}

/** Buys without paying; answers the PT number. */
export async function placeBuyNow(shop: Storefront, sku: Sku, quantity = 1, address?: { id: number }): Promise<string> {
  return (await shop.orders.create(await openBuyNow(shop, sku, quantity, address))).orderNo;
}

/** Starts the payment of an order; returns a function that approves it on the sandbox's page. */
export async function openPayment(
  testShop: RunningShop,
  shop: Storefront,
  orderNo: string,
): Promise<() => Promise<void>> {
  const hostName = new URL(ORIGIN).host;
  const payment = { orderNo, payType: 'sandbox', payChannel: 'pc', hostName, storeName: 'Promenade' } as const;
  const { redirect } = await shop.payments.pay(payment);
  return async () => {
    await testShop.app.inject({
      method: 'POST',
      url: new URL(redirect ?? '').pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN },
      payload: 'decision=approve',
    });
  };
}

/** Pays an order. */
export async function payFor(testShop: RunningShop, shop: Storefront, orderNo: string): Promise<void> {
  const approve = await openPayment(testShop, shop, orderNo);
  await approve();
}

/** Buys and pays; answers the PT number, and the SH number of its only part. */
export async function buyPaid(testShop: RunningShop, shop: Storefront, sku: Sku, quantity = 1) {
  const orderNo = await placeBuyNow(shop, sku, quantity);
  await payFor(testShop, shop, orderNo);
  const [part] = (await shop.orders.masterDetail(orderNo)).orderList;
  return { orderNo, partNo: part?.orderNo ?? '' };
}
