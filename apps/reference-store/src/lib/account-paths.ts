import * as paths from './paths.ts';

export const ADDRESSES_PATH = paths.addresses;

/** The form for one address, or an empty form. It has its own history entry, so that Back closes it. */
export function editPath(id: string | 'new'): string {
  return `${ADDRESSES_PATH}?edit=${encodeURIComponent(id)}`;
}

/** The two tabs of the page. The first has no name in the address. */
export const COUPON_TABS = ['usable', 'unusable'] as const;
export type CouponTab = (typeof COUPON_TABS)[number];

/** The address of a page of a list. */
export function couponPath(tab: CouponTab, page = 1): string {
  const query = new URLSearchParams();
  if (tab !== COUPON_TABS[0]) query.set('tab', tab);
  if (page > 1) query.set('page', `${page}`);
  return query.size > 0 ? `${paths.coupons}?${query}` : paths.coupons;
}

/** Parses the address of a list; invalid values are replaced by the first tab and the first page. */
export function parseCouponPath(query: URLSearchParams): { tab: CouponTab; page: number } {
  const page = Number(query.get('page') ?? 1);
  return {
    tab: COUPON_TABS.find((tab) => tab === query.get('tab')) ?? COUPON_TABS[0],
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The two tabs of the page. The first has no name in the address. */
export const WISH_TABS = ['products', 'merchants'] as const;
type WishTab = (typeof WISH_TABS)[number];

/** The address of a page of a list. */
export function wishPath(tab: WishTab, page = 1): string {
  const query = new URLSearchParams();
  if (tab !== WISH_TABS[0]) query.set('tab', tab);
  if (page > 1) query.set('page', `${page}`);
  return query.size > 0 ? `${paths.wishes}?${query}` : paths.wishes;
}

/** Parses the address of a list; invalid values are replaced by the first tab and the first page. */
export function parseWishPath(query: URLSearchParams): { tab: WishTab; page: number } {
  const page = Number(query.get('page') ?? 1);
  return {
    tab: WISH_TABS.find((tab) => tab === query.get('tab')) ?? WISH_TABS[0],
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The views of the refund list, in the order of their tabs. */
export const REFUND_TABS = ['all', 'open', 'refunded', 'refused'] as const;
export type RefundTab = (typeof REFUND_TABS)[number];

/** The refund form for a merchant's order (SH number). */
export const refundFormPath = (orderNo: string, step?: 'review'): string =>
  `${paths.refundForm}?orderNo=${encodeURIComponent(orderNo)}${step ? `&step=${step}` : ''}`;

/**
 * The withdrawal form for a merchant's order (SH number).
 *
 * @param checkoutNo PT number, under which the token of an order opened by mail is stored.
 */
export const withdrawalPath = (orderNo: string, checkoutNo: string, step?: 'confirm'): string =>
  `${paths.withdrawal}?${new URLSearchParams({ orderNo, checkout: checkoutNo, ...(step && { step }) })}`;

/** One refund (RE number). */
export const refundPath = (refundNo: string): string => `${paths.refund}?refundNo=${encodeURIComponent(refundNo)}`;

export const refundListPath = (tab: RefundTab): string =>
  tab === 'all' ? paths.refunds : `${paths.refunds}?tab=${tab}`;

/** The tab of an address; all refunds if it is unknown. */
export const refundTab = (query: URLSearchParams): RefundTab =>
  REFUND_TABS.find((tab) => tab === query.get('tab')) ?? 'all';

/** The form to review a line of a merchant's order (SH number); without a line id, the first line that is waiting for a review. */
export function reviewFormPath(orderNo: string, lineId?: number): string {
  return `${paths.reviewForm}?orderNo=${encodeURIComponent(orderNo)}${lineId === undefined ? '' : `&line=${lineId}`}`;
}

/** The views of the review list, in the order of their tabs. */
export const REVIEW_TABS = ['pending', 'written'] as const;
type ReviewTab = (typeof REVIEW_TABS)[number];

export const reviewListPath = (tab: ReviewTab): string =>
  tab === 'pending' ? paths.reviews : `${paths.reviews}?tab=${tab}`;

/** The tab of an address; pending reviews if it is unknown. */
export const reviewTab = (query: URLSearchParams): ReviewTab =>
  REVIEW_TABS.find((tab) => tab === query.get('tab')) ?? 'pending';
