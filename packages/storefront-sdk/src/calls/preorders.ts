import { call } from '../call.ts';
import { ComputedPrice, PreOrder, PreOrderResult } from '../entities/preorders.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import { bool, intIn, listOf, object, oneOf, optional, type Schema, textIn } from '../schema/schema.ts';
import { id, preOrderNo } from './inputs.ts';

const gone = { 404: 'The checkout is unknown, used up or expired.' };

/** What to buy: lines of the cart, or one variant at once. */
export type NewPreOrder =
  | { preOrderType: 'shoppingCart'; orderDetails: readonly CartLineToBuy[] }
  | { preOrderType: 'buyNow'; orderDetails: readonly [VariantToBuy] };

/** A line of the cart that is to be bought. */
export interface CartLineToBuy {
  /** `id` of the `CartLine`. */
  shoppingCartId: number;
  /** `uniqueKey` of the `CartLine`. */
  shoppingCartKey?: string;
}

/** A variant that is to be bought at once. */
export interface VariantToBuy {
  /** Id of the product. */
  productId: number;
  /** `id` of the `ProductSku`. */
  attrValueId: number;
  /** 1 to 9999, at most the stock. */
  productNum: number;
}

/**
 * Opens a checkout, from cart lines or from one variant; it lives 30 minutes.
 * @param input `shoppingCart` with 1 to 200 lines of `shoppingCartId` and `shoppingCartKey`, or `buyNow` with one of
 *   `productId`, `attrValueId` and `productNum` (1 to 9999).
 * @returns The number of the checkout.
 * @throws `StorefrontError` of kind `invalid` when a line cannot be bought, `not-found` when one is unknown, `auth`.
 * @example
 * const variant = { productId: 7, attrValueId: 41, productNum: 1 };
 * const { preOrderNo } = await shop.preorders.create({ preOrderType: 'buyNow', orderDetails: [variant] });
 */
export const create = call({
  id: 'preorders.create',
  method: 'POST',
  path: '/api/front/order/pre/order',
  auth: 'user',
  idempotent: true,
  toRequest: (order: NewPreOrder) => ({ body: order }),
  returns: PreOrderResult as Schema<PreOrderResult>,
  spec: IN_TOOLS && {
    summary: 'Opens a checkout from cart lines or from one variant; it lives 30 minutes.',
    origin: 'specification',
    body: object({
      /** From the cart, or one variant at once. */
      preOrderType: oneOf('shoppingCart', 'buyNow'),
      /** What to buy. */
      orderDetails: listOf(
        object({
          /** `id` of the `CartLine`. */
          shoppingCartId: optional(id),
          /** `uniqueKey` of the `CartLine`. */
          shoppingCartKey: optional(textIn({ max: 64 })),
          /** `id` of the `ProductSku`. */
          attrValueId: optional(id),
          /** Id of the product. */
          productId: optional(id),
          /** Quantity, 1 to 9999. */
          productNum: optional(intIn({ min: 1, max: 9999, blankIsWrong: true })),
        }),
        { min: 1, max: 200 },
      ),
    }),
    errors: { 400: 'A line cannot be bought any more, or not as often.', 404: 'A line or a variant is unknown.' },
    example: { body: { preOrderType: 'buyNow', orderDetails: [{ attrValueId: 41, productId: 7, productNum: 1 }] } },
  },
});

/**
 * The open checkout with the prices that would be charged now.
 * @param value Number of the checkout.
 * @returns Lines by merchant, sums in cents, the default address.
 * @throws `StorefrontError` of kind `not-found` once it is used up or expired (on some backends `server`), `auth`.
 * @example const { payFee, orderList } = await shop.preorders.load(preOrderNo);
 */
export const load = call({
  id: 'preorders.load',
  method: 'GET',
  path: '/api/front/order/load/pre/{preOrderNo}',
  auth: 'user',
  takes: 'preOrderNo',
  returns: PreOrder as Schema<PreOrder>,
  spec: IN_TOOLS && {
    summary: 'The open checkout.',
    origin: 'family',
    path: {
      /** Number of the checkout. */
      preOrderNo,
    },
    errors: gone,
    example: { path: { preOrderNo: 'PO26011512000001' } },
  },
});

/**
 * Recalculates the price of the open checkout for another address, with a coupon or with points.
 * @returns Sums in cents, and the points spent and left.
 * @throws `StorefrontError` of kind `invalid` when the coupon cannot be used for it, `not-found` once it is used up or
 *   expired, `auth`.
 * @example const { payFee } = await shop.preorders.computePrice({ preOrderNo, addressId: 12, couponId: 5 });
 */
export const computePrice = call({
  id: 'preorders.computePrice',
  method: 'POST',
  path: '/api/front/order/computed/price',
  auth: 'user',
  returns: ComputedPrice as Schema<ComputedPrice>,
  spec: IN_TOOLS && {
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
  },
});
