import { call, pagedCall, writing, written } from '../call.ts';
import { PendingReview, Review, ReviewCount, ReviewSummary } from '../entities/reviews.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import { empty, intIn, object, oneOf, optional, type Page, page, type Schema, textIn } from '../schema/schema.ts';
import { id, orderNo, paging } from './inputs.ts';

const score = oneOf(1, 2, 3, 4, 5);

/**
 * Reviews of a product.
 * @returns A page of reviews; backends that send a bare list give one page.
 * @example const { list, pages } = await shop.reviews.list({ productId: 7, type: 1 });
 */
export const list = pagedCall({
  id: 'reviews.list',
  method: 'GET',
  path: '/api/front/product/reply/list/{productId}',
  auth: 'guest',
  public: true,
  defaults: { page: 1, limit: 20, type: 0 },
  returns: page(Review) as Schema<Page<Review>>,
  spec: IN_TOOLS && {
    summary: 'Reviews of a product: 0 all, 1 good, 2 medium, 3 poor ones. A page or a bare list.',
    origin: 'specification',
    path: {
      /** Id of the product. */
      productId: id,
    },
    query: {
      /** Page, from 1. @default 1 */
      page: paging.page,
      /** Items on a page, 1 to 20. @default 20 */
      limit: optional(intIn({ min: 1, max: 20, capped: true })),
      /** 0 all, 1 good, 2 medium, 3 poor ones. @default 0 */
      type: optional(oneOf(0, 1, 2, 3)),
    },
    example: { path: { productId: 7 }, query: { page: 1, limit: 20, type: 0 } },
  },
});

/**
 * How many reviews of each kind a product has.
 * @param value The product.
 * @returns Counts; `replyChance` is the share of good ones, 0 to 1, `replyStar` the mean of the stars.
 * @throws `StorefrontError` of kind `not-found` for an unknown product.
 * @example const { sumCount, goodCount } = await shop.reviews.count(7);
 */
export const count = call({
  id: 'reviews.count',
  method: 'GET',
  path: '/api/front/product/reply/config/{id}',
  auth: 'guest',
  public: true,
  takes: 'id',
  returns: ReviewCount as Schema<ReviewCount>,
  spec: IN_TOOLS && {
    summary: 'How many reviews of each kind a product has.',
    origin: 'family',
    path: {
      /** Its id. */
      id,
    },
    errors: { 404: 'There is no such product.' },
    example: { path: { id: 7 } },
  },
});

/**
 * How many reviews a product has, and one of them.
 * @param value The product.
 * @returns The count, the share of good ones (0 to 1), and a review or null.
 * @throws `StorefrontError` of kind `not-found` for an unknown product.
 * @example const { productReply } = await shop.reviews.summary(7);
 */
export const summary = call({
  id: 'reviews.summary',
  method: 'GET',
  path: '/api/front/product/reply/detail/{id}',
  auth: 'guest',
  public: true,
  takes: 'id',
  returns: ReviewSummary as Schema<ReviewSummary>,
  spec: IN_TOOLS && {
    summary: 'How many reviews a product has, and one of them.',
    origin: 'family',
    path: {
      /** Its id. */
      id,
    },
    errors: { 404: 'There is no such product.' },
    example: { path: { id: 7 } },
  },
});

/**
 * Order lines that wait for a review, the latest first.
 * @returns A page of lines; `merOrderNo` and `id` go into `create` as `orderNo` and `orderInfoId`.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @example const { list } = await shop.reviews.pending();
 */
export const pending = pagedCall({
  id: 'reviews.pending',
  method: 'GET',
  path: '/api/front/order/reply/list',
  auth: 'user',
  returns: page(PendingReview) as Schema<Page<PendingReview>>,
  spec: IN_TOOLS && {
    summary: 'Order lines that wait for a review, the latest first.',
    origin: 'family',
    example: { query: { page: 1, limit: 10 } },
  },
});

/**
 * Reviews a line of a completed merchant order, once.
 * @throws `StorefrontError` of kind `invalid` when the order is not completed or the line has its review, `not-found`,
 *   `auth`.
 * @example await shop.reviews.create({ ...line, productScore: 5, serviceScore: 4, comment: 'Soft.', pics: [url] });
 */
export const create = call({
  id: 'reviews.create',
  method: 'POST',
  path: '/api/front/order/comment',
  auth: 'user',
  idempotent: true,
  defaults: { pics: [] },
  writes: writing(
    {
      /** Addresses of at most 5 pictures, as `uploads.image` returned them. */
      pics: written(
        optional(
          textIn({
            max: 4000,
            pattern: '^(\\[("[^"\\\\]+"(,"[^"\\\\]+"){0,4})?\\])?$',
            note: 'Addresses of at most 5 pictures, a JSON list in a text.',
          }),
        ),
        (addresses: readonly string[]) => (addresses.length ? JSON.stringify(addresses) : ''),
      ),
    },
    // Backends with a single score read `star`.
    (fields) => ({ star: fields.productScore, ...fields }),
  ),
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Reviews a line of a completed merchant order (SH number), once.',
    origin: 'family',
    body: object({
      /** Number of the order. */
      orderNo,
      /** `id` of the order line. */
      orderInfoId: id,
      /** Stars for the product, 1 to 5. */
      productScore: score,
      /** Stars for the service, 1 to 5. */
      serviceScore: score,
      /** Stars, 1 to 5. */
      star: optional(score),
      /** The text of the review. */
      comment: textIn({ min: 1, max: 512 }),
    }),
    errors: {
      400: 'The order is not completed, or the line has its review.',
      404: 'The shopper has no such order line.',
    },
    example: {
      body: {
        orderNo: 'SH26011512000001',
        orderInfoId: 31,
        productScore: 5,
        serviceScore: 4,
        star: 5,
        comment: 'Soft, and it keeps its colour.',
        pics: '["https://shop.example.com/media/a.webp"]',
      },
    },
  },
});
