import { intIn, object, oneOf, optional, textIn } from '../../schema/schema.ts';
import { input } from '../input.ts';
import { id, orderNo, paging } from './shared.ts';

const score = oneOf(1, 2, 3, 4, 5);

export const reviewInputs = {
  list: input({
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
  }),
  count: input({
    summary: 'How many reviews of each kind a product has.',
    origin: 'family',
    path: {
      /** Its id. */
      id,
    },
    errors: { 404: 'There is no such product.' },
    example: { path: { id: 7 } },
  }),
  teaser: input({
    summary: 'How many reviews a product has, and one of them.',
    origin: 'family',
    path: {
      /** Its id. */
      id,
    },
    errors: { 404: 'There is no such product.' },
    example: { path: { id: 7 } },
  }),
  pending: input({
    summary: 'Order lines that wait for a review, the latest first.',
    origin: 'family',
    query: paging,
    example: { query: { page: 1, limit: 10 } },
  }),
  create: input({
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
      /** Addresses of pictures, as JSON in a text. */
      pics: optional(
        textIn({
          max: 4000,
          pattern: '^(\\[("[^"\\\\]+"(,"[^"\\\\]+"){0,4})?\\])?$',
          note: 'Addresses of at most 5 pictures, a JSON list in a text.',
        }),
      ),
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
  }),
};
