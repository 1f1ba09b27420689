import type { Client, Coupon } from '@promenade/storefront-sdk';
import { type CouponFilter, coupons } from './coupon-queries.ts';

const everyType: readonly CouponFilter[] = [{ useType: 1 }, { useType: 2 }, { useType: 3 }];
/** The backend's maximum page size. */
const PAGE_SIZE = 50;
/** Ends the search if a backend always reports another page. */
const PAGES_MAX = 10;

/**
 * Whether the shopper has received a coupon; reads the coupons on offer from the backend.
 *
 * @param offer Type and merchant of the coupon. Without it, and for an unknown `useType`, all types are searched.
 */
export async function isCouponReceived(
  client: Client,
  couponId: number,
  offer?: Pick<Coupon, 'useType' | 'merId'>,
): Promise<boolean> {
  const knownType = everyType.find(({ useType }) => useType === offer?.useType);
  const filters = offer && knownType ? [{ ...knownType, merId: offer.merId }] : everyType;
  for (const filter of filters) {
    for (let page = 1; page <= PAGES_MAX; page++) {
      const found = await coupons(filter, true, page, PAGE_SIZE).load(client);
      const coupon = found.list.find(({ id }) => id === couponId);
      if (coupon) return coupon.isUse;
      if (!found.hasNext) break;
    }
  }
  return false;
}
