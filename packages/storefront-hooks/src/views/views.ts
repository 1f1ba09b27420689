/** All views as functions of data, shop and time, for loops, servers and programs without React. */

export {
  type OrderSummary,
  type OrderSummaryLine,
  type OwnReview,
  summaryOfMasterOrder,
  summaryOfMerchantOrder,
} from '../orders/order-summary.ts';
export { type ActivityCardView, activityCardView } from './activity-card.ts';
export { type AddressView, addressCardView } from './address-card.ts';
export { type ApplicationCardView, applicationCardView } from './application-card.ts';
export { type CartLineView, cartLineView } from './cart-line.ts';
export { type CouponCardView, couponCardView, type ShownCoupon } from './coupon-card.ts';
export { type MerchantCardView, type MerchantView, merchantCardView } from './merchant-card.ts';
export { type OrderCardView, orderCardView } from './order-card.ts';
export { type OrderLineView, orderLinesView } from './order-lines.ts';
export { type OrderTabsView, orderTabsView } from './order-tabs.ts';
export { type OrderTimelineView, orderTimelineView } from './order-timeline.ts';
export { type PointsRowView, pointsRowView } from './points-row.ts';
export { type PreOrderView, preOrderView } from './pre-order.ts';
export { type PriceView, priceView } from './price.ts';
export { type ProductCardView, productCardView } from './product-card.ts';
export type { RatingView } from './product-texts.ts';
export { type ProductParts, type ProductPartsOptions, productView } from './product-view.ts';
export { type OrderAmounts, type ReceiptLabels, type ReceiptView, receiptView } from './receipt.ts';
export { type RefundCardView, refundCardView } from './refund-card.ts';
export { type ReviewCardView, reviewCardView } from './review-card.ts';
export { categorySuggestionView, type SuggestionView, suggestionView } from './suggestion.ts';
