/** All views as functions of data, shop and time, for loops, servers and programs without React. */

export {
  type OrderSummary,
  type OrderSummaryLine,
  type OwnReview,
  summaryOfMasterOrder,
  summaryOfMerchantOrder,
} from '../orders/order-summary.ts';
export * from './activity-card.ts';
export * from './address-card.ts';
export * from './application-card.ts';
export * from './cart-line.ts';
export * from './coupon-card.ts';
export * from './merchant-card.ts';
export * from './order-card.ts';
export { type OrderLineView, orderLinesView } from './order-lines.ts';
export * from './order-tabs.ts';
export * from './order-timeline.ts';
export * from './points-row.ts';
export * from './pre-order.ts';
export { type PriceView, priceView } from './price.ts';
export * from './product-card.ts';
export type { RatingView } from './product-texts.ts';
export { type ProductParts, type ProductPartsOptions, productView } from './product-view.ts';
export * from './receipt.ts';
export * from './refund-card.ts';
export * from './review-card.ts';
export * from './suggestion.ts';
