/** All queries of the backend. Keys are made in these files only. */

export {
  address,
  addresses,
  awaitPay,
  defaultAddress,
  masterOrder,
  order,
  orderCounts,
  orders,
  preOrder,
  user,
  userMenu,
} from './account-queries.ts';
export {
  categories,
  collection,
  homeIndex,
  homeProducts,
  hotKeywords,
  merchants,
  paymentMethods,
  product,
  products,
  productsByIds,
  signInMethods,
  storeDetails,
  storePage,
  theme,
  unavailableLines,
} from './catalog-queries.ts';
export { followedIds, followedMerchants, wishedIds, wishList } from './collections-queries.ts';
export { imageDomain, payCurrency, streamingChannel } from './content-queries.ts';
export { checkoutCoupons, coupons, myCoupons, points, pointsRecords } from './coupon-queries.ts';
export {
  businessCategories,
  foundMerchants,
  merchant,
  merchantAgreement,
  merchantApplications,
  merchantCategories,
  merchantDetail,
  merchantProducts,
  merchantTypes,
} from './merchant-queries.ts';
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
export { reviewCount, reviews, reviewTeaser } from './review-queries.ts';
