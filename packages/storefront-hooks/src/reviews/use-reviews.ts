'use client';
import type { Review, ReviewCount } from '@promenade/storefront-sdk';
import type { ReviewKind } from '../domain/review-kind.ts';
import { reviewCount, reviews } from '../query/review-queries.ts';
import { type ListOptions, type ListRead, useListQuery } from '../query/use-list-query.ts';
import { type Read, useQuery } from '../query/use-query.ts';

/** Options of `useReviews`. */
export interface ReviewsOptions extends ListOptions {
  /** Kind of reviews to load. @default 'all' */
  kind?: ReviewKind | 'all';
  /** Reviews per page, at most 20. @default 20 */
  limit?: number;
}

/** Some backends return no ids. Author, time and text identify a review there. */
const idOf = ({ id, uid, createTime, comment }: Review) => id || [uid, createTime, comment].join();

/** Reviews of a product, of one kind or of all, page by page. Comments are untrusted input. */
export function useReviews(productId: number, { kind, limit, ...options }: ReviewsOptions = {}): ListRead<Review> {
  return useListQuery((page) => reviews(productId, kind, page, limit), options, idOf);
}

/** The number of a product's reviews of each kind, and their average rating. */
export function useReviewCount(productId: number): Read<ReviewCount> {
  return useQuery(reviewCount(productId));
}
