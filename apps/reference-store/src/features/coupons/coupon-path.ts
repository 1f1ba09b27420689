import * as paths from '../../page/paths.ts';

/** The two lists of the page. The first has no name in the address. */
export const COUPON_TABS = ['usable', 'unusable'] as const;
export type CouponTab = (typeof COUPON_TABS)[number];

/** The address of a page of a list. */
export function couponPath(tab: CouponTab, page = 1): string {
  const query = new URLSearchParams();
  if (tab !== COUPON_TABS[0]) query.set('tab', tab);
  if (page > 1) query.set('page', `${page}`);
  return query.size > 0 ? `${paths.coupons}?${query}` : paths.coupons;
}

/** Reads such an address; what is not usable is the first list or the first page. */
export function parseCouponPath(query: URLSearchParams): { tab: CouponTab; page: number } {
  const page = Number(query.get('page') ?? 1);
  return {
    tab: COUPON_TABS.find((tab) => tab === query.get('tab')) ?? COUPON_TABS[0],
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}
