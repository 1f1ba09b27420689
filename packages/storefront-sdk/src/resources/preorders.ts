import type { PreordersComputePriceBody } from '../contract/input-types.ts';
import {
  type ComputedPrice,
  type PreOrder,
  type PreOrderResult,
  preordersComputePrice,
  preordersCreate,
  preordersLoad,
} from '../contract/preorders.ts';
import type { CallOptions, Client } from '../transport/client.ts';

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
 * @param body `shoppingCart` with 1 to 200 lines of `shoppingCartId` and `shoppingCartKey`, or `buyNow` with one of
 *   `productId`, `attrValueId` and `productNum` (1 to 9999).
 * @returns The number of the checkout.
 * @throws `StorefrontError` of kind `invalid` when a line cannot be bought, `not-found` when one is unknown, `auth`.
 * @endpoint POST /api/front/order/pre/order
 * @origin specification
 * @example
 * const variant = { productId: 7, attrValueId: 41, productNum: 1 };
 * const { preOrderNo } = await shop.preorders.create({ preOrderType: 'buyNow', orderDetails: [variant] });
 */
export function create(client: Client, body: NewPreOrder, options?: CallOptions): Promise<PreOrderResult> {
  const { preOrderType, orderDetails } = body;
  return client.call(preordersCreate, { body: { preOrderType, orderDetails: [...orderDetails] } }, options);
}

/**
 * The open checkout with the prices that would be charged now.
 * @param preOrderNo Number of the checkout.
 * @returns Lines by merchant, sums in cents, the default address.
 * @throws `StorefrontError` of kind `not-found` once it is used up or expired (on some backends `server`), `auth`.
 * @endpoint GET /api/front/order/load/pre/{preOrderNo}
 * @origin family
 * @example const { payFee, orderList } = await shop.preorders.load(preOrderNo);
 */
export function load(client: Client, preOrderNo: string, options?: CallOptions): Promise<PreOrder> {
  return client.call(preordersLoad, { path: { preOrderNo } }, options);
}

/**
 * Asks the price of the open checkout again, for another address, with a coupon or with points.
 * @param body `couponId` is the id of the shopper's own coupon, not of what it was made from.
 * @returns Sums in cents, and the points spent and left.
 * @throws `StorefrontError` of kind `invalid` when the coupon cannot be used for it, `not-found` once it is used up or
 *   expired, `auth`.
 * @endpoint POST /api/front/order/computed/price
 * @origin family
 * @example const { payFee } = await shop.preorders.computePrice({ preOrderNo, addressId: 12, couponId: 5 });
 */
export function computePrice(
  client: Client,
  body: PreordersComputePriceBody,
  options?: CallOptions,
): Promise<ComputedPrice> {
  return client.call(preordersComputePrice, { body }, options);
}
