export * from './calls/index.ts';
export type {
  Activity,
  ActivityDetail,
  ActivityProduct,
  Address,
  Agreement,
  CartCount,
  CartGroup,
  CartLine,
  Category,
  CollectedMerchant,
  CollectedProduct,
  ComputedPrice,
  Coupon,
  CustomAttribute,
  CustomerService,
  Endpoint,
  EndpointId,
  Facet,
  Facets,
  FacetValue,
  Guarantee,
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
  Quote,
  RefundApplyInfo,
  RefundDetail,
  RefundListItem,
  ResponseOf,
  Review,
  ReviewCount,
  ReviewSummary,
  SkuDetail,
  StockAlert,
  StoreDetails,
  StorePage,
  StreamingChannel,
  Theme,
  Tokens,
  TwitterRequestToken,
  UnpaidOrder,
  UploadedFile,
  User,
  UserCoupon,
  UserMenus,
  WithdrawalReceipt,
} from './contract/index.ts';
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
