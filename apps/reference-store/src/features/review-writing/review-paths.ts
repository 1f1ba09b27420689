import * as paths from '../../page/paths.ts';

/** The form that reviews a line of a merchant's order (SH number); without a line, the first one that waits. */
export function reviewFormPath(orderNo: string, lineId?: number): string {
  return `${paths.reviewForm}?orderNo=${encodeURIComponent(orderNo)}${lineId === undefined ? '' : `&line=${lineId}`}`;
}

/** The views of the review list, in the order of their tabs. */
export const REVIEW_TABS = ['pending', 'written'] as const;
export type ReviewTab = (typeof REVIEW_TABS)[number];

export const reviewListPath = (tab: ReviewTab): string =>
  tab === 'pending' ? paths.reviews : `${paths.reviews}?tab=${tab}`;

/** The tab of an address; unknown ones show what waits for a review. */
export const reviewTab = (query: URLSearchParams): ReviewTab =>
  REVIEW_TABS.find((tab) => tab === query.get('tab')) ?? 'pending';
