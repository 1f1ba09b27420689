import { couponsClaim, couponsRedeem, merchantsFollow, wishlistAdd } from '@promenade/storefront-sdk';
import type { IntendedAction } from '../auth/intended-action.ts';
import type { CartStore } from '../cart/cart-types.ts';
import type { StorefrontValue } from '../context/use-storefront.ts';
import { isCouponReceived } from '../query/coupon-receipt.ts';
import { couponQueries, followQueries, wishQueries } from '../query/query-names.ts';
import { KEEPALIVE } from '../writes/keepalive.ts';
import { verifyBeforeRetry } from '../writes/verify-before-retry.ts';
import { openBuyNow } from './open-buy-now.ts';
import { openCartCheckout } from './open-cart-checkout.ts';

/** Outcome of an intended action. */
export interface IntendedResult {
  /** Number of the checkout that `checkout` or `buyNow` opened. */
  preOrderNo?: string;
  /** Id of the shopper's coupon that `promotionCode` claimed. */
  couponId?: number;
}

/** What an intended action is sent with. */
type Shop = Pick<StorefrontValue, 'client' | 'invalidate'> & { readonly cart: CartStore };

type Handlers = {
  readonly [Kind in IntendedAction['kind']]: (
    shop: Shop,
    action: Extract<IntendedAction, { kind: Kind }>,
  ) => Promise<IntendedResult>;
};

/** Sends each kind of intended action, and invalidates the queries that it changes. */
const handlers: Handlers = {
  async wish({ client, invalidate }, { productId }) {
    await wishlistAdd(client, productId, KEEPALIVE);
    void invalidate(...wishQueries);
    return {};
  },
  async follow({ client, invalidate }, { merchantId }) {
    await merchantsFollow(client, merchantId, KEEPALIVE);
    void invalidate(...followQueries);
    return {};
  },
  async coupon({ client, invalidate }, { couponId }) {
    const isReceived = async () => (await isCouponReceived(client, couponId)) || undefined;
    await verifyBeforeRetry(() => couponsClaim(client, couponId, KEEPALIVE), isReceived);
    void invalidate(...couponQueries);
    return {};
  },
  async promotionCode({ client, invalidate }, { code }) {
    const { id: couponId } = await couponsRedeem(client, { code }, KEEPALIVE);
    void invalidate(...couponQueries);
    return { couponId };
  },
  buyNow: async ({ client }, item) => ({ preOrderNo: await openBuyNow(client, item) }),
  checkout: async ({ client, cart }) => ({ preOrderNo: await openCartCheckout(client, cart) }),
};

/** Sends an intended action; rejects with `StorefrontError`. */
export function runIntendedAction(shop: Shop, action: IntendedAction): Promise<IntendedResult> {
  return (handlers[action.kind] as (on: Shop, what: IntendedAction) => Promise<IntendedResult>)(shop, action);
}
