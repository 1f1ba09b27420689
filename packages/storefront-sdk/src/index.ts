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
export { errorText } from './errors/error-text.ts';
export { type ErrorKind, type FieldErrors, isStorefrontError, StorefrontError } from './errors/storefront-error.ts';
export * as activities from './resources/activities.ts';
export * as addresses from './resources/addresses.ts';
export * as applications from './resources/applications.ts';
export * as cart from './resources/cart.ts';
export * as categories from './resources/categories.ts';
export * as coupons from './resources/coupons.ts';
export * as login from './resources/login.ts';
export * as merchants from './resources/merchants.ts';
export * as newsletter from './resources/newsletter.ts';
export * as orders from './resources/orders.ts';
export * as payments from './resources/payments.ts';
export * as points from './resources/points.ts';
export * as preorders from './resources/preorders.ts';
export * as products from './resources/products.ts';
export * as refunds from './resources/refunds.ts';
export * as reviews from './resources/reviews.ts';
export * as search from './resources/search.ts';
export * as session from './resources/session.ts';
export * as store from './resources/store.ts';
export * as twitter from './resources/twitter.ts';
export * as uploads from './resources/uploads.ts';
export * as user from './resources/user.ts';
export * as visitors from './resources/visitors.ts';
export * as wishlist from './resources/wishlist.ts';
export { createStorefront, type Storefront } from './storefront.ts';
export {
  type AuthorizedRequest,
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
  type Middleware,
} from './transport/client.ts';
export { dedupe } from './transport/dedupe.ts';
export { type LogEntry, type LogOptions, log } from './transport/log.ts';
export { mask } from './transport/mask.ts';
export { hasNext, items, type ListCall, type PageOf, type PageQuery, pages, paginate } from './transport/pagination.ts';
export { randomKey } from './transport/random.ts';
export type { OutgoingRequest } from './transport/request.ts';
export { requestId } from './transport/request-id.ts';
