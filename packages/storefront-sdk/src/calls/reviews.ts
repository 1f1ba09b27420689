import { call, pagedCall, writing, written } from '../call.ts';
import { PendingReview, Review, ReviewCount, ReviewSummary } from '../entities/reviews.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import { empty, intIn, object, oneOf, optional, type Page, page, type Schema, textIn } from '../schema/schema.ts';
import { id, orderNo, paging } from './inputs.ts';

const score = oneOf(1, 2, 3, 4, 5);

/**
 * Lists the reviews of a product.
 * @returns A page of reviews; a single page from backends that send a plain list.
 * @example const { list, pages } = await shop.reviews.list({ productId: 7, type: 1 });
 */
export const list = pagedCall({
  id: 'reviews.list',
  method: 'GET',
  path: '/api/front/product/reply/list/{productId}',
  auth: 'guest',
  public: true,
  defaults: { page: 1, limit: 20, type: 0 },
  limitMax: 20,
  returns: page(Review) as Schema<Page<Review>>,
  spec: IN_TOOLS && {
    summary: 'Lists the reviews of a product: 0 all, 1 good, 2 medium, 3 poor. The response is a page or a plain list.',
    origin: 'specification',
    agent: {
      name: 'list_reviews',
      description: 'Lists what shoppers wrote about a product.',
      changes: 'nothing',
      inputs: {
        productId: 'Id of the product.',
        page: 'Page number, from 1.',
        limit: 'Reviews per page, 1 to 20.',
        type: '0 all, 1 good, 2 medium, 3 poor.',
      },
    },
    path: {
      /** Id of the product. */
      productId: id,
    },
    query: {
      /** Page number, from 1. @default 1 */
      page: paging.page,
      /** Items per page, 1 to 20. @default 20 */
      limit: optional(intIn({ min: 1, max: 20, capped: true })),
      /** 0 all, 1 good, 2 medium, 3 poor. @default 0 */
      type: optional(oneOf(0, 1, 2, 3)),
    },
    example: { path: { productId: 7 }, query: { page: 1, limit: 20, type: 0 } },
  },
});

/**
 * Counts the good, medium and poor reviews of a product.
 * @param value Id of the product.
 * @returns Counts; `replyChance` is the share of good reviews, 0 to 1, `replyStar` the average number of stars.
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
    summary: 'Counts the good, medium and poor reviews of a product.',
    origin: 'family',
    path: {
      /** Id of the product. */
      id,
    },
    errors: { 404: 'The product is unknown.' },
    example: { path: { id: 7 } },
  },
});

/**
 * Gets the number of reviews of a product, and one of them.
 * @param value Id of the product.
 * @returns The count, the share of good reviews (0 to 1), and a review or null.
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
    summary: 'Gets the number of reviews of a product, and one of them.',
    origin: 'family',
    path: {
      /** Id of the product. */
      id,
    },
    errors: { 404: 'The product is unknown.' },
    example: { path: { id: 7 } },
  },
});

/**
 * Lists the order lines awaiting a review, latest first.
 * @returns A page of lines; pass `merOrderNo` and `id` to `create` as `orderNo` and `orderInfoId`.
 * @throws `StorefrontError` of kind `auth` if not signed in.
 * @example const { list } = await shop.reviews.pending();
 */
export const pending = pagedCall({
  id: 'reviews.pending',
  method: 'GET',
  path: '/api/front/order/reply/list',
  auth: 'user',
  returns: page(PendingReview) as Schema<Page<PendingReview>>,
  spec: IN_TOOLS && {
    summary: 'Lists the order lines awaiting a review, latest first.',
    origin: 'family',
    example: { query: { page: 1, limit: 10 } },
  },
});

/**
 * Reviews a line of a completed merchant order, once.
 * @throws `StorefrontError` of kind `invalid` if the order is not completed or the line already has a review,
 *   `not-found`, `auth`.
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
      /** URLs of at most 5 pictures, from `uploads.image`. */
      pics: written(
        optional(
          textIn({
            max: 4000,
            pattern: '^(\\[("[^"\\\\]+"(,"[^"\\\\]+"){0,4})?\\])?$',
            note: 'URLs of at most 5 pictures, as JSON.',
          }),
        ),
        (addresses: readonly string[]) => (addresses.length ? JSON.stringify(addresses) : ''),
      ),
    },
    // Backends with only one score read `star`.
    (fields) => ({ star: fields.productScore, ...fields }),
  ),
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Reviews a line of a completed merchant order (SH number), once.',
    origin: 'family',
    body: object({
      /** Order number. */
      orderNo,
      /** `id` of the order line. */
      orderInfoId: id,
      /** Stars for the product, 1 to 5. */
      productScore: score,
      /** Stars for the service, 1 to 5. */
      serviceScore: score,
      /** Stars, 1 to 5, for backends with only one score. */
      star: optional(score),
      /** The text of the review. */
      comment: textIn({ min: 1, max: 512 }),
    }),
    errors: {
      400: 'The order is not completed, or the line already has a review.',
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
