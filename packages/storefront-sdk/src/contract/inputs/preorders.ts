import { bool, intIn, list, object, oneOf, optional, textIn } from '../../schema/schema.ts';
import { input } from '../input.ts';
import { id, preOrderNo } from './shared.ts';

const gone = { 404: 'The checkout is unknown, used up or expired.' };

export const preorderInputs = {
  create: input({
    summary: 'Opens a checkout from cart lines or from one variant; it lives 30 minutes.',
    origin: 'specification',
    body: object({
      /** From the cart, or one variant at once. */
      preOrderType: oneOf('shoppingCart', 'buyNow'),
      /** What to buy. */
      orderDetails: list(
        object({
          /** `id` of the `CartLine`. */
          shoppingCartId: optional(id),
          /** `uniqueKey` of the `CartLine`. */
          shoppingCartKey: optional(textIn({ max: 64 })),
          /** `id` of the `ProductSku`. */
          attrValueId: optional(id),
          /** Id of the product. */
          productId: optional(id),
          /** Pieces, 1 to 9999. */
          productNum: optional(intIn({ min: 1, max: 9999, blankIsWrong: true })),
        }),
        { min: 1, max: 200 },
      ),
    }),
    errors: { 400: 'A line cannot be bought any more, or not as often.', 404: 'A line or a variant is unknown.' },
    example: {
      body: { preOrderType: 'buyNow', orderDetails: [{ attrValueId: 41, productId: 7, productNum: 1 }] },
    },
  }),
  load: input({
    summary: 'The open checkout.',
    origin: 'family',
    path: {
      /** Number of the checkout. */
      preOrderNo,
    },
    errors: gone,
    example: { path: { preOrderNo: 'PO26011512000001' } },
  }),
  computePrice: input({
    summary: 'Asks the price of the open checkout again, with a coupon of the shopper and with points where wanted.',
    origin: 'family',
    body: object({
      /** Number of the checkout. */
      preOrderNo,
      /** Address to deliver to, an `id` of `addresses.list`. */
      addressId: optional(id),
      /** `id` of a coupon of the shopper. */
      couponId: optional(id),
      /** Whether to spend points. */
      useIntegral: optional(bool),
    }),
    errors: {
      400: 'The coupon cannot be used for this checkout; the message says why.',
      404: 'The checkout is unknown, used up or expired, or the address or the coupon is.',
    },
    example: { body: { preOrderNo: 'PO26011512000001', addressId: 12, useIntegral: true } },
  }),
};
