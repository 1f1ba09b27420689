import { intIn, object, oneOf, optional } from '../../schema/schema.ts';
import { input } from '../input.ts';
import { id, paging, preOrderNo } from './shared.ts';

export const couponInputs = {
  claimable: input({
    summary: 'Coupons that may be received: 1 general, 2 for goods, 3 for categories, all without `useType`.',
    origin: 'family',
    query: {
      ...paging,
      /** 1 for everything, 2 for products, 3 for categories. @default all of them */
      useType: optional(oneOf(1, 2, 3)),
      /** Id of the product. */
      productId: optional(id),
      /** Id of the merchant. */
      merId: optional(intIn({ min: 0, max: 2_147_483_647, note: '0 is the platform.' })),
    },
    example: { query: { page: 1, limit: 10, useType: 1, merId: 3 } },
  }),
  mine: input({
    summary: 'Coupons that the shopper holds: usable, or used and expired ones.',
    origin: 'family',
    query: {
      ...paging,
      /** Which of the shopper’s coupons. */
      type: oneOf('usable', 'unusable'),
    },
    example: { query: { page: 1, limit: 10, type: 'usable' } },
  }),
  receive: input({
    summary: 'Receives a coupon, once for ever. The message of the answer is what the shopper is told.',
    origin: 'specification',
    body: object({
      /** `id` of a coupon of the shopper. */
      couponId: id,
    }),
    errors: {
      400: 'The shopper has received it before, none is left, or it is not the time.',
      403: 'The shopper has not confirmed an e-mail address: see `user.emailProofCaptcha`.',
      404: 'There is no such coupon.',
    },
    example: { body: { couponId: 5 } },
  }),
  forPreOrder: input({
    summary: 'Coupons of the shopper that can be used for an open checkout.',
    origin: 'family',
    path: {
      /** Number of the checkout. */
      preOrderNo,
    },
    errors: { 404: 'The checkout is unknown, used up or expired.' },
    example: { path: { preOrderNo: 'PO26011512000001' } },
  }),
};
