import { REVIEW_TYPE, type ReviewKind } from '@promenade/storefront-hooks/domain';
import { REVIEW_QUERY } from './product-address.ts';

type ReviewFilter = ReviewKind | 'all';

/** Which reviews a product's page shows. */
export interface ReviewChoice {
  kind: ReviewFilter;
  page: number;
}

/** Kinds of reviews, in the order shown. */
export const reviewKinds = Object.keys(REVIEW_TYPE) as readonly ReviewFilter[];

/** The reviews that an address asks for; whatever it says that is no kind and no page counts as nothing. */
export function reviewChoiceOf({ searchParams }: URL): ReviewChoice {
  const kind = reviewKinds.find((known) => known === searchParams.get(REVIEW_QUERY.kind)) ?? 'all';
  const page = Number(searchParams.get(REVIEW_QUERY.page));
  return { kind, page: Number.isSafeInteger(page) && page > 0 ? page : 1 };
}

/** The address of the page with other reviews; all else in it stays. */
export function reviewHref({ pathname, searchParams }: URL, { kind, page }: ReviewChoice): string {
  const query = new URLSearchParams(searchParams);
  query.delete(REVIEW_QUERY.kind);
  query.delete(REVIEW_QUERY.page);
  if (kind !== 'all') query.set(REVIEW_QUERY.kind, kind);
  if (page > 1) query.set(REVIEW_QUERY.page, `${page}`);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
