import { endpoint } from './endpoint.ts';
import { bool, type Infer, int, list, money, nullable, number, object, optional, text, time } from './schema.ts';

export const PreOrderResult = object({ preOrderNo: text });
/** The number of an open checkout. */
export type PreOrderResult = Infer<typeof PreOrderResult>;

export const PreOrderLine = object({
  productId: int,
  productName: text,
  attrValueId: int,
  image: text,
  sku: text,
  price: money,
  payNum: int,
  /** Kilograms. */
  weight: optional(number),
  /** Cubic metres. */
  volume: optional(number),
  /** Freight of one piece, where the backend knows it by piece. */
  postage: optional(money),
  /** An extension. */
  isShippingIncluded: bool,
});
/** A variant that is about to be bought. */
export type PreOrderLine = Infer<typeof PreOrderLine>;

export const PreOrderMerchant = object({ merId: int, merName: text, orderInfoList: list(PreOrderLine) });
/** What is about to be bought from one merchant. */
export type PreOrderMerchant = Infer<typeof PreOrderMerchant>;

export const PreOrder = object({
  proTotalFee: money,
  orderProNum: int,
  freightFee: money,
  totalPrice: money,
  userCouponId: nullable(int),
  couponFee: nullable(money),
  payFee: money,
  addressId: nullable(int),
  realName: nullable(text),
  phone: nullable(text),
  detail: nullable(text),
  country: nullable(text),
  email: nullable(text),
  remark: nullable(text),
  /** Cart lines that the order will empty. */
  cartIdList: optional(list(int)),
  orderList: list(PreOrderMerchant),
  /** Points that the shopper has; null where the backend has none. */
  userIntegral: nullable(int),
  /** When the checkout expires, epoch ms. An extension. */
  expiresAt: nullable(time),
});
/** An open checkout with the prices that would be charged now. `addressId` is the default address. */
export type PreOrder = Infer<typeof PreOrder>;

export const ComputedPrice = object({
  couponFee: money,
  freightFee: money,
  payFee: money,
  proTotalFee: money,
  /** What the points take off; this and the points are null where the backend has none. */
  deductionPrice: nullable(money),
  usedIntegral: nullable(int),
  surplusIntegral: nullable(int),
  useIntegral: bool,
});
/** What the checkout costs now. */
export type ComputedPrice = Infer<typeof ComputedPrice>;

export const preorderCreate = endpoint(
  'preorder.create',
  'POST',
  '/api/front/order/pre/order',
  'user',
  PreOrderResult,
  { keyed: true },
);
export const preorderLoad = endpoint(
  'preorder.load',
  'GET',
  '/api/front/order/load/pre/{preOrderNo}',
  'user',
  PreOrder,
);
export const preorderComputePrice = endpoint(
  'preorder.computePrice',
  'POST',
  '/api/front/order/computed/price',
  'user',
  ComputedPrice,
);
