import { couponsReceive, merchantsFollow, wishlistAdd } from '@promenade/storefront-sdk';
import type { IntendedAction } from '../auth/intended-action.ts';
import type { StorefrontValue } from '../context/use-storefront.ts';
import { isCouponReceived } from '../query/coupon-receipt.ts';
import { couponQueries, followQueries, wishQueries } from '../query/query-names.ts';
import { verifyBeforeRetry } from './verify-before-retry.ts';

type Works = {
  readonly [Kind in IntendedAction['kind']]: (
    shop: Pick<StorefrontValue, 'client' | 'invalidate'>,
    action: Extract<IntendedAction, { kind: Kind }>,
  ) => Promise<void>;
};

/** The page that comes back from signing in may be left at once: what was intended arrives all the same. */
const outlive = { keepalive: true } as const;

/** How each kind of intended action is done, and which reads it changes. */
const works: Works = {
  async wish({ client, invalidate }, { productId }) {
    await wishlistAdd(client, productId, outlive);
    void invalidate(...wishQueries);
  },
  async follow({ client, invalidate }, { merchantId }) {
    await merchantsFollow(client, merchantId, outlive);
    void invalidate(...followQueries);
  },
  async coupon({ client, invalidate }, { couponId }) {
    const isReceived = async () => (await isCouponReceived(client, couponId)) || undefined;
    await verifyBeforeRetry(() => couponsReceive(client, { couponId }, outlive), isReceived);
    void invalidate(...couponQueries);
  },
  // Its page is opened by whoever is told that it may be.
  async checkout() {},
};

/** Does what was intended. Rejects with what the backend says against it. */
export function runIntendedAction(
  shop: Pick<StorefrontValue, 'client' | 'invalidate'>,
  action: IntendedAction,
): Promise<void> {
  return (works[action.kind] as (on: typeof shop, what: IntendedAction) => Promise<void>)(shop, action);
}
