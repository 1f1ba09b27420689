import { createStorefront, isStorefrontError, type ProductCard, type UserCoupon } from '@promenade/storefront-sdk';
import { expect } from 'vitest';
import { createTestBrowser } from './oidc-client.ts';
import { newUuid, someAddress } from './test-shop.ts';

/** Orders before the kill: enough that every tab is in the middle of one. */
export const ENOUGH = process.env.PM_DEEP ? 12 : 6;

/** Orders that the API has acknowledged. */
export interface Acknowledged {
  orderNo: string;
  /** The shopper's coupon that reduces it. */
  couponId: number | undefined;
  isPaid: boolean;
}

/** A shopper who buys single units in three tabs, every other one with a coupon, and pays, until the API stops. */
export async function openTirelessShopper(origin: string, operatorToken: string) {
  const browser = await createTestBrowser(origin);
  let tokens = (await browser.signIn('demo@promenade.example', 'promenade-demo')).body;
  const shop = createStorefront({
    baseUrl: origin,
    retries: 0,
    authorize: ({ method, url }) => browser.headers(tokens.access_token ?? '', method, new URL(url).pathname),
  });
  const address = await shop.addresses.save(someAddress);
  let goods = await choose();
  /** Units that `buyOnce` has bought. */
  let bought = 0;

  /** Selects the variant with the largest stock, since a long run would sell out any other. */
  async function choose() {
    const { list } = await shop.products.list({ limit: 50 });
    const [card] = list.toSorted((one, other) => other.stock - one.stock);
    if (!card) throw new Error('nothing to buy');
    const [sku] = (await variantsOf(card)).toSorted((one, other) => other.stock - one.stock);
    if (!sku) throw new Error('nothing to buy');
    return { card, sku };
  }

  async function variantsOf({ uniqueKey, slug }: Pick<ProductCard, 'uniqueKey' | 'slug'>) {
    return Object.values((await shop.products.detail({ uniqueKey, slug })).productValue);
  }

  /** From the last page on: when another tab uses one meanwhile, those after it move to pages that are yet to be read. */
  async function usableCoupons() {
    const pageOf = (page: number) => shop.coupons.mine({ type: 'usable', limit: 50, page });
    const held: UserCoupon[] = [];
    for (let { pages: page } = await pageOf(1); page > 0; page--) held.push(...(await pageOf(page)).list);
    return held;
  }

  /** Receives a new coupon; returns its id for the checkout. */
  async function newCoupon(): Promise<number> {
    const name = newUuid();
    const answer = await fetch(`${origin}/operator/coupon/create`, {
      method: 'POST',
      headers: { authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name, money: '1.00' }),
    });
    const { message } = (await answer.json()) as { message: string };
    const couponId = Number(/\d+/.exec(message)?.[0]);
    await shop.coupons.claim(couponId);
    const own = (await usableCoupons()).find((coupon) => coupon.name === name);
    if (!own) throw new Error(`coupon ${couponId} was received and is not held`);
    return own.id;
  }

  async function pay(orderNo: string): Promise<void> {
    const { hostname: hostName } = new URL(origin);
    const payment = { orderNo, payType: 'sandbox', payChannel: 'pc', hostName, storeName: '' } as const;
    const { redirect } = await shop.payments.pay(payment);
    const answer = await fetch(new URL(new URL(redirect ?? '').pathname, origin), {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ decision: 'approve' }),
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
  }

  function checkout() {
    return shop.preorders.create({
      preOrderType: 'buyNow',
      orderDetails: [{ attrValueId: goods.sku.id, productId: goods.card.id, productNum: 1 }],
    });
  }

  /** Answers the order if it is left unpaid for a while. */
  async function buy(noted: Acknowledged[], turn: number): Promise<Acknowledged | undefined> {
    const couponId = turn % 2 ? await newCoupon() : undefined;
    const { preOrderNo } = await checkout();
    const order = { preOrderNo, addressId: address.id, payType: 'sandbox', payChannel: 'pc', couponId } as const;
    const placed = { orderNo: (await shop.orders.create(order)).orderNo, couponId, isPaid: false };
    noted.push(placed);
    if (turn % 3 === 0) return placed;
    await settle(placed);
    return undefined;
  }

  async function settle(placed: Acknowledged): Promise<void> {
    await pay(placed.orderNo);
    placed.isPaid = true;
  }

  async function keepBuying(noted: Acknowledged[], tab: number, enough: () => void): Promise<void> {
    let unpaid: Acknowledged | undefined;
    for (let turn = tab; ; turn++) {
      try {
        // The shop bounds how many orders of a shopper wait for payment.
        if (unpaid) await settle(unpaid);
        unpaid = await buy(noted, turn);
        if (noted.length >= ENOUGH) enough();
      } catch (error) {
        // Both clients throw these errors when the API has stopped.
        if (!isStorefrontError(error, 'network') && !(error instanceof TypeError)) throw error;
        return;
      }
    }
  }

  return {
    shop,
    usableCoupons,
    /** Switches to the variant with the largest stock; returns its id and stock. */
    chooseAnew: async () => {
      goods = await choose();
      bought = 0;
      return { skuId: goods.sku.id, stock: goods.sku.stock };
    },
    /** Remaining stock of the current variant. */
    stock: async () => (await variantsOf(goods.card)).find(({ id }) => id === goods.sku.id)?.stock ?? 0,
    /** Buys a unit and pays; returns the API's response time for the order, ms. */
    buyOnce: async () => {
      // A fast machine sells out the current variant.
      if (bought++ >= goods.sku.stock) {
        goods = await choose();
        bought = 1;
      }
      const { preOrderNo } = await checkout();
      const begun = performance.now();
      const order = { preOrderNo, addressId: address.id, payType: 'sandbox', payChannel: 'pc' } as const;
      const { orderNo } = await shop.orders.create(order);
      const ms = performance.now() - begun;
      await pay(orderNo);
      return ms;
    },
    /** Buys until the API is killed during an order; returns the acknowledged orders. */
    buyUntil: async (kill: () => Promise<void>): Promise<Acknowledged[]> => {
      const noted: Acknowledged[] = [];
      const { promise, resolve } = Promise.withResolvers<void>();
      const tabs = [0, 1, 2].map((tab) => keepBuying(noted, tab, resolve));
      await Promise.race([promise, Promise.all(tabs)]);
      await kill();
      await Promise.all(tabs);
      return noted;
    },
    staySignedIn: async () => {
      const answer = await browser.refresh(tokens.refresh_token ?? '');
      expect(answer.status).toBe(200);
      tokens = answer.body;
    },
  };
}
