import type { Client, Coupon } from '@promenade/storefront-sdk';
import { type CouponFilter, coupons } from './coupon-queries.ts';

const everyKind: readonly CouponFilter[] = [{ useType: 1 }, { useType: 2 }, { useType: 3 }];
/** The wire's limit. */
const LOOK_SIZE = 50;
/** A list that never ends is left. */
const LOOK_PAGES_MAX = 10;

/**
 * Whether the shopper has received a coupon, by a fresh look at those that are offered.
 *
 * @param offer Where it is offered. Without it, and for a kind that this version does not know, all kinds are looked through.
 */
export async function isCouponReceived(
  client: Client,
  couponId: number,
  offer?: Pick<Coupon, 'useType' | 'merId'>,
): Promise<boolean> {
  const kind = everyKind.find(({ useType }) => useType === offer?.useType);
  const filters = offer && kind ? [{ ...kind, merId: offer.merId }] : everyKind;
  for (const filter of filters) {
    for (let page = 1; page <= LOOK_PAGES_MAX; page++) {
      const answer = await coupons(filter, true, page, LOOK_SIZE).load(client);
      const found = answer.list.find(({ id }) => id === couponId);
      if (found) return found.isUse;
      if (!answer.hasNext) break;
    }
  }
  return false;
}
