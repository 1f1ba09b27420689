export type {
  Address,
  AnswerOf,
  AwaitPayOrder,
  CartCount,
  CartGroup,
  CartLine,
  Category,
  ComputedPrice,
  Endpoint,
  EndpointId,
  HomeIndex,
  HotKeyword,
  InputOf,
  Issue,
  MasterOrder,
  MerchantCard,
  MerchantOrder,
  OrderCounts,
  OrderCreated,
  OrderDetail,
  OrderLine,
  OrderListItem,
  Page,
  PayMethods,
  PayResult,
  PayStatus,
  PreOrder,
  PreOrderResult,
  ProductAttr,
  ProductCard,
  ProductDetail,
  ProductInfo,
  ProductMerchant,
  ProductSku,
  StoreDetails,
  StorePage,
  Theme,
  User,
  UserMenus,
} from './contract/index.ts';
export { errorText } from './errors/error-text.ts';
export { type ErrorKind, type FieldErrors, isStorefrontError, StorefrontError } from './errors/storefront-error.ts';
export * as addresses from './resources/addresses.ts';
export * as cart from './resources/cart.ts';
export * as categories from './resources/categories.ts';
export * as login from './resources/login.ts';
export * as merchants from './resources/merchants.ts';
export * as newsletter from './resources/newsletter.ts';
export * as orders from './resources/orders.ts';
export * as payments from './resources/payments.ts';
export * as preorders from './resources/preorders.ts';
export * as products from './resources/products.ts';
export * as search from './resources/search.ts';
export * as store from './resources/store.ts';
export * as user from './resources/user.ts';
export { createStorefront, type Storefront } from './storefront.ts';
export {
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
  type Middleware,
} from './transport/client.ts';
export type { OutgoingRequest } from './transport/request.ts';
