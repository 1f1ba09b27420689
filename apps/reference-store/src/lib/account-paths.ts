import * as paths from './paths.ts';

/** The list of addresses. */
export const ADDRESSES_PATH = paths.addresses;

/** The form of one address, or an empty one: a step of its own in the address bar, so that Back leaves it. */
export function editPath(id: string | 'new'): string {
  return `${ADDRESSES_PATH}?edit=${encodeURIComponent(id)}`;
}

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

/** The two lists of the page. The first has no name in the address. */
export const WISH_TABS = ['products', 'merchants'] as const;
type WishTab = (typeof WISH_TABS)[number];

/** The address of a page of a list. */
export function wishPath(tab: WishTab, page = 1): string {
  const query = new URLSearchParams();
  if (tab !== WISH_TABS[0]) query.set('tab', tab);
  if (page > 1) query.set('page', `${page}`);
  return query.size > 0 ? `${paths.wishes}?${query}` : paths.wishes;
}

/** Reads such an address; what is not usable is the first list or the first page. */
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

/** The form that asks for a refund of a merchant's order (SH number). */
export const refundFormPath = (orderNo: string, step?: 'review'): string =>
  `${paths.refundForm}?orderNo=${encodeURIComponent(orderNo)}${step ? `&step=${step}` : ''}`;

/**
 * The form that withdraws from the purchase of a merchant's order (SH number).
 *
 * @param checkoutNo PT number, by which the token of a mailed order is kept.
 */
export const withdrawalPath = (orderNo: string, checkoutNo: string, step?: 'confirm'): string =>
  `${paths.withdrawal}?${new URLSearchParams({ orderNo, checkout: checkoutNo, ...(step && { step }) })}`;

/** One refund (RE number). */
export const refundPath = (refundNo: string): string => `${paths.refund}?refundNo=${encodeURIComponent(refundNo)}`;

export const refundListPath = (tab: RefundTab): string =>
  tab === 'all' ? paths.refunds : `${paths.refunds}?tab=${tab}`;

/** The tab of an address; unknown ones show all refunds. */
export const refundTab = (query: URLSearchParams): RefundTab =>
  REFUND_TABS.find((tab) => tab === query.get('tab')) ?? 'all';

/** The form that reviews a line of a merchant's order (SH number); without a line, the first one that waits. */
export function reviewFormPath(orderNo: string, lineId?: number): string {
  return `${paths.reviewForm}?orderNo=${encodeURIComponent(orderNo)}${lineId === undefined ? '' : `&line=${lineId}`}`;
}

/** The views of the review list, in the order of their tabs. */
export const REVIEW_TABS = ['pending', 'written'] as const;
type ReviewTab = (typeof REVIEW_TABS)[number];

export const reviewListPath = (tab: ReviewTab): string =>
  tab === 'pending' ? paths.reviews : `${paths.reviews}?tab=${tab}`;

/** The tab of an address; unknown ones show what waits for a review. */
export const reviewTab = (query: URLSearchParams): ReviewTab =>
  REVIEW_TABS.find((tab) => tab === query.get('tab')) ?? 'pending';
