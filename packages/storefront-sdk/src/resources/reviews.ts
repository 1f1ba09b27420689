import type { InputOf } from '../contract/endpoint.ts';
import type { ReviewsListQuery, ReviewsPendingQuery } from '../contract/input-types.ts';
import {
  type PendingReview,
  type Review,
  type ReviewCount,
  type ReviewTeaser,
  reviewsCount,
  reviewsCreate,
  reviewsList,
  reviewsPending,
  reviewsTeaser,
} from '../contract/reviews.ts';
import type { CallOptions, Client } from '../transport/client.ts';
import { type ListCall, listCall } from '../transport/list-call.ts';

/**
 * Reviews of a product.
 * @param productId The product.
 * @param query `page` from 1, `limit` 1 to 20, `type` 0 all, 1 good, 2 medium, 3 poor ones; by default 1, 20 and 0.
 * @returns A page of reviews; backends that send a bare list give one page.
 * @throws `StorefrontError`.
 * @endpoint GET /api/front/product/reply/list/{productId}
 * @origin specification
 * @example const { list, pages } = await shop.reviews.list(7, { type: 1 });
 */
export function list(
  client: Client,
  productId: number,
  query: ReviewsListQuery = {},
  options?: CallOptions,
): ListCall<Review> {
  return listCall(
    (page, more) =>
      client.call(reviewsList, { path: { productId }, query: { limit: 20, type: 0, ...query, page: page ?? 1 } }, more),
    query.page,
    options,
  );
}

/**
 * How many reviews of each kind a product has.
 * @param id The product.
 * @returns Counts; `replyChance` is the share of good ones, 0 to 1, `replyStar` the mean of the stars.
 * @throws `StorefrontError` of kind `not-found` for an unknown product.
 * @endpoint GET /api/front/product/reply/config/{id}
 * @origin family
 * @example const { sumCount, goodCount } = await shop.reviews.count(7);
 */
export function count(client: Client, id: number, options?: CallOptions): Promise<ReviewCount> {
  return client.call(reviewsCount, { path: { id } }, options);
}

/**
 * How many reviews a product has, and one of them.
 * @param id The product.
 * @returns The count, the share of good ones (0 to 1), and a review or null.
 * @throws `StorefrontError` of kind `not-found` for an unknown product.
 * @endpoint GET /api/front/product/reply/detail/{id}
 * @origin family
 * @example const { productReply } = await shop.reviews.teaser(7);
 */
export function teaser(client: Client, id: number, options?: CallOptions): Promise<ReviewTeaser> {
  return client.call(reviewsTeaser, { path: { id } }, options);
}

/**
 * Order lines that wait for a review, the latest first.
 * @param query `page` from 1, `limit` 1 to 50; by default 1 and 10.
 * @returns A page of lines; `merOrderNo` and `id` go into `create` as `orderNo` and `orderInfoId`.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint GET /api/front/order/reply/list
 * @origin family
 * @example const { list } = await shop.reviews.pending();
 */
export function pending(
  client: Client,
  query: ReviewsPendingQuery = {},
  options?: CallOptions,
): ListCall<PendingReview> {
  return listCall(
    (page, more) => client.call(reviewsPending, { query: { ...query, page } }, more),
    query.page,
    options,
  );
}

type CreateBody = InputOf<'reviews.create'>['body'];

/** A review to write; the pictures are addresses that `uploads.image` answered. */
export type NewReview = Omit<CreateBody, 'pics' | 'star'> & { pics?: readonly string[] };

/**
 * Reviews a line of a completed merchant order, once.
 * @param body `orderNo` SH…, `orderInfoId` its line, `productScore` and `serviceScore` 1 to 5, `comment` up to 512
 *   characters, `pics` up to 5 pictures.
 * @throws `StorefrontError` of kind `invalid` when the order is not completed or the line has its review, `not-found`,
 *   `auth`.
 * @endpoint POST /api/front/order/comment
 * @origin family
 * @example await shop.reviews.create({ ...line, productScore: 5, serviceScore: 4, comment: 'Soft.', pics: [url] });
 */
export function create(client: Client, body: NewReview, options?: CallOptions): Promise<null> {
  const { pics = [], ...rest } = body;
  // Backends with a single score read `star`.
  const sent: CreateBody = { ...rest, star: rest.productScore, pics: pics.length ? JSON.stringify(pics) : '' };
  return client.call(reviewsCreate, { body: sent }, options);
}
