import { call } from '../call.ts';
import { ComputedPrice, PreOrder, PreOrderResult, Quote } from '../entities/preorders.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import { bool, intIn, listOf, object, oneOf, optional, type Schema, textIn } from '../schema/schema.ts';
import { id, preOrderNo } from './inputs.ts';

const gone = { 404: 'The checkout is unknown, completed or expired.' };

/** What to buy: cart lines, or one variant without the cart. */
export type NewPreOrder =
  | { preOrderType: 'shoppingCart'; orderDetails: readonly CartLineToBuy[] }
  | { preOrderType: 'buyNow'; orderDetails: readonly [VariantToBuy] };

/** A cart line to buy. */
export interface CartLineToBuy {
  /** `id` of the `CartLine`. */
  shoppingCartId: number;
  /** `uniqueKey` of the `CartLine`. */
  shoppingCartKey?: string;
}

/** A variant to buy without the cart. */
export interface VariantToBuy {
  /** Id of the product. */
  productId: number;
  /** `id` of the `ProductSku`. */
  attrValueId: number;
  /** Quantity, 1 to 9999, at most the stock. */
  productNum: number;
}

/**
 * Opens a checkout from cart lines or from one variant; it expires after 30 minutes.
 * @param input `shoppingCart` with 1 to 200 lines of `shoppingCartId` and `shoppingCartKey`, or `buyNow` with one line
 *   of `productId`, `attrValueId` and `productNum` (1 to 9999).
 * @returns The number of the open checkout.
 * @throws `StorefrontError` of kind `invalid` if a line cannot be bought, `not-found` if a line is unknown, `auth`.
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
    summary: 'Opens a checkout from cart lines or from one variant; it expires after 30 minutes.',
    origin: 'specification',
    body: object({
      /** `shoppingCart` for cart lines, `buyNow` for one variant. */
      preOrderType: oneOf('shoppingCart', 'buyNow'),
      /** Cart lines, or one variant. */
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
    errors: { 400: 'A line can no longer be bought in this quantity.', 404: 'A line or variant is unknown.' },
    example: { body: { preOrderType: 'buyNow', orderDetails: [{ attrValueId: 41, productId: 7, productNum: 1 }] } },
  },
});

/**
 * Gets an open checkout with its current prices.
 * @param value Number of the open checkout.
 * @returns Lines by merchant, totals in cents, and the default address.
 * @throws `StorefrontError` of kind `not-found` (on some backends `server`) if it is completed or expired, `auth`.
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
    summary: 'Gets an open checkout with its current prices.',
    origin: 'family',
    path: {
      /** Number of the open checkout. */
      preOrderNo,
    },
    errors: gone,
    example: { path: { preOrderNo: 'PO26011512000001' } },
  },
});

/**
 * Recalculates the price of an open checkout for another address, a coupon or points.
 * @returns Totals in cents, and the points spent and left.
 * @throws `StorefrontError` of kind `invalid` if the coupon is not valid for it, `not-found` if it is completed or
 *   expired, `auth`.
 * @example const { payFee } = await shop.preorders.computePrice({ preOrderNo, addressId: 12, couponId: 5 });
 */
export const computePrice = call({
  id: 'preorders.computePrice',
  method: 'POST',
  path: '/api/front/order/computed/price',
  auth: 'user',
  repeatable: true,
  returns: ComputedPrice as Schema<ComputedPrice>,
  spec: IN_TOOLS && {
    summary: 'Recalculates the price of an open checkout for another address, a coupon or points.',
    origin: 'family',
    body: object({
      /** Number of the open checkout. */
      preOrderNo,
      /** Delivery address, an `id` of `addresses.list`. */
      addressId: optional(id),
      /** Coupon to apply, an `id` of `coupons.forPreOrder`. */
      couponId: optional(id),
      /** Whether to spend points. */
      useIntegral: optional(bool),
    }),
    errors: {
      400: 'The coupon is not valid for this checkout; the message says why.',
      404: 'The checkout is unknown, completed or expired, or the address or coupon is unknown.',
    },
    example: { body: { preOrderNo: 'PO26011512000001', addressId: 12, useIntegral: true } },
  },
});

/**
 * Gets the current total of variants, without a checkout and for guests too. A wallet shows this total before it knows the
 * address.
 * @param input 1 to 200 variants with their quantities.
 * @returns Totals in cents.
 * @throws `StorefrontError` of kind `invalid` if a variant cannot be bought in this quantity, `not-found` if one is unknown.
 * @example const { payFee } = await shop.preorders.quote({ lines: [{ productId: 7, attrValueId: 41, productNum: 1 }] });
 */
export const quote = call({
  id: 'preorders.quote',
  method: 'POST',
  path: '/api/front/order/quote',
  auth: 'guest',
  repeatable: true,
  returns: Quote as Schema<Quote>,
  spec: IN_TOOLS && {
    summary: 'Gets the total of variants as an order of them would be charged now.',
    origin: 'extension',
    body: object({
      /** Variants and their quantities. */
      lines: listOf(
        object({
          /** Id of the product. */
          productId: id,
          /** `id` of the `ProductSku`. */
          attrValueId: id,
          /** Quantity, 1 to 9999. */
          productNum: intIn({ min: 1, max: 9999, blankIsWrong: true }),
        }),
        { min: 1, max: 200 },
      ),
    }),
    errors: { 400: 'A variant cannot be bought in this quantity.', 404: 'A variant is unknown.' },
    example: { body: { lines: [{ productId: 7, attrValueId: 41, productNum: 1 }] } },
  },
});
