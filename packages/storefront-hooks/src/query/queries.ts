/** All queries of the backend. Keys are defined in these files only. */

export {
  address,
  addresses,
  defaultAddress,
  masterOrder,
  order,
  orderCounts,
  orders,
  preOrder,
  unpaidOrders,
  user,
  userMenu,
} from './account-queries.ts';
export { activities, activity, activityProducts, topProducts } from './activity-queries.ts';
export { followedIds, followedMerchants, wishedIds, wishList } from './collections-queries.ts';
export { imageDomain, payCurrency, streamingChannel } from './content-queries.ts';
export { checkoutCoupons, coupons, myCoupons, points, pointsRecords } from './coupon-queries.ts';
export { collection, homeIndex, homeProducts, products, productsByIds } from './list-queries.ts';
export {
  businessCategories,
  foundMerchants,
  merchant,
  merchantAgreement,
  merchantApplications,
  merchantCategories,
  merchantDetail,
  merchantProducts,
  merchants,
  merchantTypes,
} from './merchant-queries.ts';
export { orderByToken } from './order-by-token-queries.ts';
export {
  checkoutPrice,
  logistics,
  orderCenterCounts,
  pendingReviews,
  refund,
  refundable,
  refundReasons,
  refunds,
} from './order-queries.ts';
export { storePage } from './owner-page-queries.ts';
export { product, productPreview } from './product-queries.ts';
export { reviewCount, reviewSummary, reviews } from './review-queries.ts';
export { paymentMethods, signInMethods, unavailableLines } from './sales-queries.ts';
export { categories, hotKeywords, storeDetails, theme } from './shop-queries.ts';
