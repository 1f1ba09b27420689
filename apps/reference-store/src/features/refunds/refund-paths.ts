import * as paths from '../../page/paths.ts';

/** The views of the refund list, in the order of their tabs. */
export const REFUND_TABS = ['all', 'open', 'refunded', 'refused'] as const;
export type RefundTab = (typeof REFUND_TABS)[number];

/** The form that asks for a refund of a merchant's order (SH number). */
export const refundFormPath = (orderNo: string, step?: 'review'): string =>
  `${paths.refundForm}?orderNo=${encodeURIComponent(orderNo)}${step ? `&step=${step}` : ''}`;

/** One refund (RE number). */
export const refundPath = (refundNo: string): string => `${paths.refund}?refundNo=${encodeURIComponent(refundNo)}`;

export const refundListPath = (tab: RefundTab): string =>
  tab === 'all' ? paths.refunds : `${paths.refunds}?tab=${tab}`;

/** The tab of an address; unknown ones show all refunds. */
export const refundTab = (query: URLSearchParams): RefundTab =>
  REFUND_TABS.find((tab) => tab === query.get('tab')) ?? 'all';
