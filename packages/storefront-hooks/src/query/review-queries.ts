import { type Review, reviewsCount, reviewsList, reviewsSummary } from '@promenade/storefront-sdk';
import { LIST_FIRST_PAGE, REVIEW_PAGE_SIZE } from '../domain/constants.ts';
import { REVIEW_TYPE, type ReviewKind } from '../domain/review-kind.ts';
import { builtInPublic, type QueryPage } from './query.ts';

/** One page of a product's reviews, of one kind or of all. */
export const reviews = (
  productId: number,
  kind: ReviewKind | 'all' = 'all',
  page = LIST_FIRST_PAGE,
  limit = REVIEW_PAGE_SIZE,
) =>
  builtInPublic<QueryPage<Review>>(['reviews', productId, kind, page, limit], (client, options) =>
    reviewsList(client, { productId, page, limit, type: REVIEW_TYPE[kind] }, options),
  );

/** The number of a product's reviews of each kind. */
export const reviewCount = (productId: number) =>
  builtInPublic(['reviewCount', productId], (client, options) => reviewsCount(client, productId, options));

/** The number of a product's reviews, and one of them. */
export const reviewSummary = (productId: number) =>
  builtInPublic(['reviewSummary', productId], (client, options) => reviewsSummary(client, productId, options));
