import { couponsClaim, merchantsFollow, wishlistAdd } from '@promenade/storefront-sdk';
import type { IntendedAction } from '../auth/intended-action.ts';
import type { StorefrontValue } from '../context/use-storefront.ts';
import { isCouponReceived } from '../query/coupon-receipt.ts';
import { couponQueries, followQueries, wishQueries } from '../query/query-names.ts';
import { KEEPALIVE } from './keepalive.ts';
import { openBuyNow } from './open-buy-now.ts';
import { verifyBeforeRetry } from './verify-before-retry.ts';

type Handlers = {
  readonly [Kind in IntendedAction['kind']]: (
    shop: Pick<StorefrontValue, 'client' | 'invalidate'>,
    action: Extract<IntendedAction, { kind: Kind }>,
  ) => Promise<string | undefined>;
};

/** Sends each kind of intended action, and invalidates the queries that it changes. */
const handlers: Handlers = {
  async wish({ client, invalidate }, { productId }) {
    await wishlistAdd(client, productId, KEEPALIVE);
    void invalidate(...wishQueries);
    return undefined;
  },
  async follow({ client, invalidate }, { merchantId }) {
    await merchantsFollow(client, merchantId, KEEPALIVE);
    void invalidate(...followQueries);
    return undefined;
  },
  async coupon({ client, invalidate }, { couponId }) {
    const isReceived = async () => (await isCouponReceived(client, couponId)) || undefined;
    await verifyBeforeRetry(() => couponsClaim(client, couponId, KEEPALIVE), isReceived);
    void invalidate(...couponQueries);
    return undefined;
  },
  buyNow: ({ client }, item) => openBuyNow(client, item),
  // Nothing to send: the app navigates to the checkout.
  checkout: () => Promise.resolve(undefined),
};

/** Sends an intended action; resolves to the number of the checkout that it opened, if any. Rejects with `StorefrontError`. */
export function runIntendedAction(
  shop: Pick<StorefrontValue, 'client' | 'invalidate'>,
  action: IntendedAction,
): Promise<string | undefined> {
  return (handlers[action.kind] as (on: typeof shop, what: IntendedAction) => Promise<string | undefined>)(
    shop,
    action,
  );
}
