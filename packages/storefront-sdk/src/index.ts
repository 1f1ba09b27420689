export { authorizationUrl, endSessionUrl, readTokens, tokenForm } from './contract/identity.ts';
export type {
  Activity,
  ActivityDetail,
  ActivityProduct,
  Address,
  Agreement,
  AnswerOf,
  AuthorizationRequest,
  AwaitPayOrder,
  CartCount,
  CartGroup,
  CartLine,
  Category,
  CollectedMerchant,
  CollectedProduct,
  ComputedPrice,
  Coupon,
  CustomerService,
  Endpoint,
  EndpointId,
  EndSessionRequest,
  HomeIndex,
  HotKeyword,
  InputOf,
  IpInfo,
  Issue,
  LoginMethods,
  LoginPicture,
  LoginResult,
  Logistics,
  MasterOrder,
  MerchantApplication,
  MerchantCard,
  MerchantCategory,
  MerchantDetail,
  MerchantIndex,
  MerchantOrder,
  MerchantProduct,
  MerchantType,
  OrderCenterCounts,
  OrderCounts,
  OrderCoupon,
  OrderCreated,
  OrderDetail,
  OrderLine,
  OrderListItem,
  Page,
  PayCurrency,
  PayMethods,
  PaypalResult,
  PayResult,
  PayStatus,
  PendingReview,
  Points,
  PointsRecord,
  PreOrder,
  PreOrderLine,
  PreOrderMerchant,
  PreOrderResult,
  ProductAttr,
  ProductCard,
  ProductDetail,
  ProductInfo,
  ProductMerchant,
  ProductSku,
  RefundApplyInfo,
  RefundDetail,
  RefundListItem,
  Review,
  ReviewCount,
  ReviewTeaser,
  SkuDetail,
  StoreDetails,
  StorePage,
  StreamingChannel,
  Theme,
  TokenRequest,
  Tokens,
  TwitterRequestToken,
  UploadedFile,
  User,
  UserCoupon,
  UserMenus,
} from './contract/index.ts';
export type * from './contract/input-types.ts';
export { type ErrorTexts, errorText, textsFor } from './errors/error-text.ts';
export {
  type AnyStorefrontError,
  type ErrorKind,
  type FieldErrors,
  isStorefrontError,
  SHOP_CLOSED_CODE,
  StorefrontError,
  type StorefrontErrorOf,
} from './errors/storefront-error.ts';
export { en } from './errors/texts/en.ts';
export { fr } from './errors/texts/fr.ts';
export {
  detail as activitiesDetail,
  list as activitiesList,
  products as activitiesProducts,
} from './resources/activities.ts';
export {
  all as addressesAll,
  detail as addressesDetail,
  getDefault as addressesGetDefault,
  ipInfo as addressesIpInfo,
  list as addressesList,
  remove as addressesRemove,
  save as addressesSave,
  setDefault as addressesSetDefault,
} from './resources/addresses.ts';
export type { MerchantApplicationDraft } from './resources/applications.ts';
export {
  agreement as applicationsAgreement,
  apply as applicationsApply,
  emailCaptcha as applicationsEmailCaptcha,
  records as applicationsRecords,
} from './resources/applications.ts';
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
} from './resources/cart.ts';
export { tree as categoriesTree } from './resources/categories.ts';
export {
  claimable as couponsClaimable,
  forPreOrder as couponsForPreOrder,
  mine as couponsMine,
  receive as couponsReceive,
} from './resources/coupons.ts';
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
} from './resources/login.ts';
export type { MerchantProductSearch } from './resources/merchants.ts';
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
} from './resources/merchants.ts';
export { subscribe as newsletterSubscribe } from './resources/newsletter.ts';
export type { NewOrder } from './resources/orders.ts';
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
} from './resources/orders.ts';
export {
  methods as paymentsMethods,
  pay as paymentsPay,
  paypalCancel as paymentsPaypalCancel,
  paypalClientId as paymentsPaypalClientId,
  paypalSuccess as paymentsPaypalSuccess,
  result as paymentsResult,
  stripePublishableKey as paymentsStripePublishableKey,
  wechatResult as paymentsWechatResult,
} from './resources/payments.ts';
export { records as pointsRecords, summary as pointsSummary } from './resources/points.ts';
export type { CartLineToBuy, NewPreOrder, VariantToBuy } from './resources/preorders.ts';
export {
  computePrice as preordersComputePrice,
  create as preordersCreate,
  load as preordersLoad,
} from './resources/preorders.ts';
export {
  byCollection as productsByCollection,
  byIds as productsByIds,
  detail as productsDetail,
  detailBySlug as productsDetailBySlug,
  indexList as productsIndexList,
  leaderboard as productsLeaderboard,
  preview as productsPreview,
  skuDetail as productsSkuDetail,
} from './resources/products.ts';
export type { RefundApplication, RefundParcel } from './resources/refunds.ts';
export {
  apply as refundsApply,
  applyInfo as refundsApplyInfo,
  detail as refundsDetail,
  list as refundsList,
  reasons as refundsReasons,
  sendBack as refundsSendBack,
  withdraw as refundsWithdraw,
} from './resources/refunds.ts';
export type { NewReview } from './resources/reviews.ts';
export {
  count as reviewsCount,
  create as reviewsCreate,
  list as reviewsList,
  pending as reviewsPending,
  teaser as reviewsTeaser,
} from './resources/reviews.ts';
export type { ProductSearch } from './resources/search.ts';
export { hotKeywords as searchHotKeywords, products as searchProducts } from './resources/search.ts';
export {
  end as sessionEnd,
  recordUser as sessionRecordUser,
  resume as sessionResume,
  start as sessionStart,
} from './resources/session.ts';
export {
  details as storeDetails,
  homeIndex as storeHomeIndex,
  imageDomain as storeImageDomain,
  payCurrency as storePayCurrency,
  streamingChannel as storeStreamingChannel,
  theme as storeTheme,
  userMenu as storeUserMenu,
} from './resources/store.ts';
export { pageByType as storePageByType } from './resources/store-pages.ts';
export { requestToken as twitterRequestToken, signIn as twitterSignIn } from './resources/twitter.ts';
export type { UploadTarget } from './resources/uploads.ts';
export { file as uploadsFile, image as uploadsImage } from './resources/uploads.ts';
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
} from './resources/user.ts';
export {
  detail as visitorsDetail,
  masterDetail as visitorsMasterDetail,
  reopen as visitorsReopen,
} from './resources/visitors.ts';
export {
  add as wishlistAdd,
  addAll as wishlistAddAll,
  list as wishlistList,
  remove as wishlistRemove,
  removeEntries as wishlistRemoveEntries,
} from './resources/wishlist.ts';
export type { OffsetOf } from './schema/reading.ts';
export type { Open } from './schema/schema.ts';
export type { ShopDefaults } from './shop-defaults.ts';
export { createStorefront, type Storefront, type StorefrontOptions } from './storefront.ts';
export { authNotice } from './transport/auth-notice.ts';
export {
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
  type FetchOptions,
  type Middleware,
  type Reply,
  type ReplyMetadata,
  type Send,
} from './transport/client.ts';
export { type Authorize, type AuthorizedRequest, credentials } from './transport/credentials.ts';
export { dedupe } from './transport/dedupe.ts';
export { issueWarnings } from './transport/issue-warnings.ts';
export { hasNext, type ListCall, type ListPage } from './transport/list-call.ts';
export { type LogEntry, type LogOptions, log } from './transport/log.ts';
export { mask } from './transport/mask.ts';
export { randomKey } from './transport/random.ts';
export type { HeadersLike, OutgoingRequest } from './transport/request.ts';
export { requestId } from './transport/request-id.ts';
export { type RetryOptions, retry } from './transport/retry.ts';
export { offsetsOf } from './transport/time-zone.ts';
