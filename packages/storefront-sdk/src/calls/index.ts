// Written by `npm run reference` from the files beside it.
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
  emailCaptcha as applicationsEmailCaptcha,
  records as applicationsRecords,
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
  claimable as couponsClaimable,
  forPreOrder as couponsForPreOrder,
  mine as couponsMine,
  receive as couponsReceive,
} from './coupons.ts';
export {
  asVisitor as loginAsVisitor,
  emailCaptcha as loginEmailCaptcha,
  forgetPasswordCaptcha as loginForgetPasswordCaptcha,
  logout as loginLogout,
  methods as loginMethods,
  picture as loginPicture,
  registerEmail as loginRegisterEmail,
  registerMobile as loginRegisterMobile,
  resetPassword as loginResetPassword,
  sendCode as loginSendCode,
  tokenIsExist as loginTokenIsExist,
  withEmail as loginWithEmail,
  withMobileCode as loginWithMobileCode,
  withMobilePassword as loginWithMobilePassword,
} from './login.ts';
export {
  categories as merchantsCategories,
  customerService as merchantsCustomerService,
  detail as merchantsDetail,
  follow as merchantsFollow,
  followed as merchantsFollowed,
  index as merchantsIndex,
  productCategories as merchantsProductCategories,
  products as merchantsProducts,
  search as merchantsSearch,
  street as merchantsStreet,
  types as merchantsTypes,
  unfollow as merchantsUnfollow,
} from './merchants.ts';
export { subscribe as newsletterSubscribe } from './newsletter.ts';
export type { NewOrder } from './orders.ts';
export {
  awaitPay as ordersAwaitPay,
  cancel as ordersCancel,
  centerCounts as ordersCenterCounts,
  confirmReceipt as ordersConfirmReceipt,
  counts as ordersCounts,
  create as ordersCreate,
  detail as ordersDetail,
  list as ordersList,
  logistics as ordersLogistics,
  masterDetail as ordersMasterDetail,
  remove as ordersRemove,
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
} from './preorders.ts';
export {
  byCollection as productsByCollection,
  byIds as productsByIds,
  detail as productsDetail,
  detailBySlug as productsDetailBySlug,
  indexList as productsIndexList,
  leaderboard as productsLeaderboard,
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
  teaser as reviewsTeaser,
} from './reviews.ts';
export { hotKeywords as searchHotKeywords, products as searchProducts } from './search.ts';
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
  pageByType as storePageByType,
  payCurrency as storePayCurrency,
  streamingChannel as storeStreamingChannel,
  theme as storeTheme,
  userMenu as storeUserMenu,
} from './store.ts';
export { requestToken as twitterRequestToken, signIn as twitterSignIn } from './twitter.ts';
export type { Upload } from './uploads.ts';
export { file as uploadsFile, image as uploadsImage } from './uploads.ts';
export {
  edit as userEdit,
  emailChange as userEmailChange,
  emailChangeCaptcha as userEmailChangeCaptcha,
  emailPasswordCaptcha as userEmailPasswordCaptcha,
  emailProofCaptcha as userEmailProofCaptcha,
  emailProve as userEmailProve,
  emailUpdatePassword as userEmailUpdatePassword,
  info as userInfo,
  phonePasswordCaptcha as userPhonePasswordCaptcha,
  phoneUpdatePassword as userPhoneUpdatePassword,
} from './user.ts';
export {
  detail as visitorsDetail,
  masterDetail as visitorsMasterDetail,
  reopen as visitorsReopen,
} from './visitors.ts';
export {
  add as wishlistAdd,
  addAll as wishlistAddAll,
  list as wishlistList,
  remove as wishlistRemove,
  removeEntries as wishlistRemoveEntries,
} from './wishlist.ts';
