import { REVIEW_TYPE, type ReviewKind } from '@promenade/storefront-hooks/domain';
import { REVIEW_QUERY } from './product-address.ts';

type ReviewFilter = ReviewKind | 'all';

/** Filter and page of the reviews on a product's page. */
export interface ReviewChoice {
  kind: ReviewFilter;
  page: number;
}

/** Kinds of reviews, in the order shown. */
export const reviewKinds = Object.keys(REVIEW_TYPE) as readonly ReviewFilter[];

/** The reviews that an address shows; invalid values are replaced by the defaults. */
export function reviewChoiceOf({ searchParams }: URL): ReviewChoice {
  const kind = reviewKinds.find((known) => known === searchParams.get(REVIEW_QUERY.kind)) ?? 'all';
  const page = Number(searchParams.get(REVIEW_QUERY.page));
  return { kind, page: Number.isSafeInteger(page) && page > 0 ? page : 1 };
}

/** The page's address with other reviews; its other parameters stay. */
export function reviewHref({ pathname, searchParams }: URL, { kind, page }: ReviewChoice): string {
  const query = new URLSearchParams(searchParams);
  query.delete(REVIEW_QUERY.kind);
  query.delete(REVIEW_QUERY.page);
  if (kind !== 'all') query.set(REVIEW_QUERY.kind, kind);
  if (page > 1) query.set(REVIEW_QUERY.page, `${page}`);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
