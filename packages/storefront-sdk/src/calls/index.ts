// Written by `npm run reference` from the other files of this folder.
export { detail as activitiesDetail, list as activitiesList, products as activitiesProducts } from './activities.ts';
export {
  all as addressesAll,
  detail as addressesDetail,
  getDefault as addressesGetDefault,
  ipInfo as addressesIpInfo,
  list as addressesList,
  remove as addressesRemove,
  save as addressesSave,
  setDefault as addressesSetDefault,
} from './addresses.ts';
export type { MerchantApplicationDraft } from './applications.ts';
export {
  agreement as applicationsAgreement,
  apply as applicationsApply,
  records as applicationsRecords,
  sendCode as applicationsSendCode,
} from './applications.ts';
export {
  changeVariant as cartChangeVariant,
  count as cartCount,
  list as cartList,
  merge as cartMerge,
  remove as cartRemove,
  save as cartSave,
  saveSku as cartSaveSku,
  setQuantity as cartSetQuantity,
  subscribe as cartSubscribe,
} from './cart.ts';
export { tree as categoriesTree } from './categories.ts';
export {
  claim as couponsClaim,
  claimable as couponsClaimable,
  forPreOrder as couponsForPreOrder,
  mine as couponsMine,
  redeem as couponsRedeem,
} from './coupons.ts';
export {
  asGuest as loginAsGuest,
  isTokenValid as loginIsTokenValid,
  logout as loginLogout,
  methods as loginMethods,
  picture as loginPicture,
  registerEmail as loginRegisterEmail,
  registerMobile as loginRegisterMobile,
  resetPassword as loginResetPassword,
  sendMobileCode as loginSendMobileCode,
  sendPasswordResetCode as loginSendPasswordResetCode,
  sendRegistrationCode as loginSendRegistrationCode,
  withEmail as loginWithEmail,
  withMobileCode as loginWithMobileCode,
  withMobilePassword as loginWithMobilePassword,
} from './login.ts';
export {
  categories as merchantsCategories,
  customerService as merchantsCustomerService,
  detail as merchantsDetail,
  directory as merchantsDirectory,
  follow as merchantsFollow,
  followed as merchantsFollowed,
  index as merchantsIndex,
  productCategories as merchantsProductCategories,
  products as merchantsProducts,
  search as merchantsSearch,
  types as merchantsTypes,
  unfollow as merchantsUnfollow,
} from './merchants.ts';
export { subscribe as newsletterSubscribe } from './newsletter.ts';
export type { NewOrder } from './orders.ts';
export {
  cancel as ordersCancel,
  centerCounts as ordersCenterCounts,
  confirmReceipt as ordersConfirmReceipt,
  counts as ordersCounts,
  create as ordersCreate,
  detail as ordersDetail,
  list as ordersList,
  listUnpaid as ordersListUnpaid,
  logistics as ordersLogistics,
  masterDetail as ordersMasterDetail,
  remove as ordersRemove,
  withdraw as ordersWithdraw,
} from './orders.ts';
export {
  methods as paymentsMethods,
  pay as paymentsPay,
  paypalCancel as paymentsPaypalCancel,
  paypalClientId as paymentsPaypalClientId,
  paypalSuccess as paymentsPaypalSuccess,
  result as paymentsResult,
  stripePublishableKey as paymentsStripePublishableKey,
  wechatResult as paymentsWechatResult,
} from './payments.ts';
export { records as pointsRecords, summary as pointsSummary } from './points.ts';
export type { CartLineToBuy, NewPreOrder, VariantToBuy } from './preorders.ts';
export {
  computePrice as preordersComputePrice,
  create as preordersCreate,
  load as preordersLoad,
  quote as preordersQuote,
} from './preorders.ts';
export {
  alertInStock as productsAlertInStock,
  byCollection as productsByCollection,
  byIds as productsByIds,
  detail as productsDetail,
  detailBySlug as productsDetailBySlug,
  leaderboard as productsLeaderboard,
  list as productsList,
  preview as productsPreview,
  skuDetail as productsSkuDetail,
} from './products.ts';
export {
  apply as refundsApply,
  applyInfo as refundsApplyInfo,
  detail as refundsDetail,
  list as refundsList,
  reasons as refundsReasons,
  sendBack as refundsSendBack,
  withdraw as refundsWithdraw,
} from './refunds.ts';
export {
  count as reviewsCount,
  create as reviewsCreate,
  list as reviewsList,
  pending as reviewsPending,
  summary as reviewsSummary,
} from './reviews.ts';
export { facets as searchFacets, hotKeywords as searchHotKeywords, products as searchProducts } from './search.ts';
export {
  end as sessionEnd,
  recordUser as sessionRecordUser,
  resume as sessionResume,
  start as sessionStart,
} from './session.ts';
export {
  details as storeDetails,
  homeIndex as storeHomeIndex,
  imageDomain as storeImageDomain,
  page as storePage,
  payCurrency as storePayCurrency,
  streamingChannel as storeStreamingChannel,
  theme as storeTheme,
  userMenu as storeUserMenu,
} from './store.ts';
export { requestToken as twitterRequestToken, signIn as twitterSignIn } from './twitter.ts';
export type { Upload } from './uploads.ts';
export { file as uploadsFile, image as uploadsImage } from './uploads.ts';
export {
  changeEmail as userChangeEmail,
  changePassword as userChangePassword,
  changePasswordByPhone as userChangePasswordByPhone,
  edit as userEdit,
  erase as userErase,
  exportData as userExportData,
  info as userInfo,
  sendEmailChangeCode as userSendEmailChangeCode,
  sendPasswordCode as userSendPasswordCode,
  sendPasswordCodeByPhone as userSendPasswordCodeByPhone,
  sendVerificationCode as userSendVerificationCode,
  verifyEmail as userVerifyEmail,
} from './user.ts';
export {
  detail as visitorsDetail,
  mailLink as visitorsMailLink,
  masterDetail as visitorsMasterDetail,
  reopen as visitorsReopen,
  withdraw as visitorsWithdraw,
} from './visitors.ts';
export {
  add as wishlistAdd,
  addAll as wishlistAddAll,
  alertPriceDrops as wishlistAlertPriceDrops,
  list as wishlistList,
  remove as wishlistRemove,
  removeEntries as wishlistRemoveEntries,
} from './wishlist.ts';
