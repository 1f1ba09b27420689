import type { Client } from '@promenade/storefront-sdk';
import { hasNextPage } from '../domain/pages.ts';
import { type CouponFilter, coupons } from './saving-queries.ts';

const everyKind: readonly CouponFilter[] = [{ useType: 1 }, { useType: 2 }, { useType: 3 }];
/** The wire's limit. */
const LOOK_SIZE = 50;
/** A list that never ends is left. */
const LOOK_PAGES_MAX = 10;

/**
 * Whether the shopper has received a coupon, by a fresh look at those that are offered.
 *
 * @param filters Where it is offered; without them it is looked for among all.
 */
export async function isCouponReceived(client: Client, couponId: number, filters = everyKind): Promise<boolean> {
  for (const filter of filters) {
    for (let page = 1; page <= LOOK_PAGES_MAX; page++) {
      const answer = await coupons(filter, true, page, LOOK_SIZE).load(client);
      const found = answer.list.find(({ id }) => id === couponId);
      if (found) return found.isUse;
      if (!hasNextPage(answer)) break;
    }
  }
  return false;
}
