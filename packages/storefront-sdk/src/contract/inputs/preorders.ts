import { input } from '../input.ts';
import { bool, intIn, list, object, oneOf, optional, textIn } from '../schema.ts';
import { id, preOrderNo } from './shared.ts';

const gone = { 404: 'The checkout is unknown, used up or expired.' };

export const preorderInputs = {
  create: input({
    summary: 'Opens a checkout from cart lines or from one variant; it lives 30 minutes.',
    origin: 'specification',
    body: object({
      preOrderType: oneOf('shoppingCart', 'buyNow'),
      orderDetails: list(
        object({
          shoppingCartId: optional(id),
          shoppingCartKey: optional(textIn({ max: 64 })),
          attrValueId: optional(id),
          productId: optional(id),
          productNum: optional(intIn({ min: 1, max: 9999 })),
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
    path: { preOrderNo },
    errors: gone,
    example: { path: { preOrderNo: 'PO26011512000001' } },
  }),
  computePrice: input({
    summary: 'Asks the price of the open checkout again, with a coupon of the shopper and with points where wanted.',
    origin: 'family',
    body: object({ preOrderNo, addressId: optional(id), couponId: optional(id), useIntegral: optional(bool) }),
    errors: {
      400: 'The coupon cannot be used for this checkout; the message says why.',
      404: 'The checkout is unknown, used up or expired, or the address or the coupon is.',
    },
    example: { body: { preOrderNo: 'PO26011512000001', addressId: 12, useIntegral: true } },
  }),
};
