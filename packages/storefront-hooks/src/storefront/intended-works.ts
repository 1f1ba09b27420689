import { couponsReceive, merchantsFollow, wishlistAdd } from '@promenade/storefront-sdk';
import type { IntendedAction } from '../auth/intended-action.ts';
import { isCouponReceived } from './coupon-receipt.ts';
import { couponQueries, followQueries, wishQueries } from './query-names.ts';
import { unlessDone } from './unless-done.ts';
import type { StorefrontValue } from './use-storefront.ts';

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
    await unlessDone(() => couponsReceive(client, { couponId }, outlive), isReceived);
    void invalidate(...couponQueries);
  },
  // Its page is opened by whoever is told that it may be.
  async checkout() {},
};

/** Does what was intended. Rejects with what the backend says against it. */
export function doIntended(
  shop: Pick<StorefrontValue, 'client' | 'invalidate'>,
  action: IntendedAction,
): Promise<void> {
  return (works[action.kind] as (on: typeof shop, what: IntendedAction) => Promise<void>)(shop, action);
}
