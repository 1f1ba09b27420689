export {
  type AddressDraft,
  type UseAddresses,
  useAddresses,
  useUser,
  useUserMenu,
} from './account/use-account.ts';
export { type UseRegistration, useRegistration } from './account/use-registration.ts';
export { createSession, type SessionOptions } from './auth/session.ts';
export type {
  Oidc,
  Session,
  SessionSnapshot,
  SessionState,
  Shopper,
  SignInRequest,
} from './auth/session-port.ts';
export type { CookieJar } from './browser/cookies.ts';
export type { CartItem, CartStore } from './cart/cart-store.ts';
export type { CartGroupState, CartLineState, CartStructure } from './cart/cart-structure.ts';
export { type UseCart, useCart } from './cart/use-cart.ts';
export { type CartActions, useCartActions } from './cart/use-cart-actions.ts';
export { useCartCount } from './cart/use-cart-count.ts';
export { useCartLine } from './cart/use-cart-line.ts';
export { type CartSummary, type MerchantSummary, useCartSummary } from './cart/use-cart-summary.ts';
export { type UseUnavailableLines, useUnavailableLines } from './cart/use-unavailable-lines.ts';
export {
  useCategories,
  useHomeIndex,
  useHotKeywords,
  useMerchants,
  useProduct,
  useStoreDetails,
} from './catalog/use-catalog.ts';
export { type ProductPages, type ProductPagesOptions, useProductPages } from './catalog/use-product-pages.ts';
export { type RecentWords, useRecentWords } from './catalog/use-recent-words.ts';
export { type SearchSuggestions, useSearchSuggestions } from './catalog/use-search-suggestions.ts';
export { type UseVariant, useVariant } from './catalog/use-variant.ts';
export { PAYMENT_HOSTS, type PaymentStep } from './checkout/payment-step.ts';
export type { PlacedOrder } from './checkout/send-order.ts';
export {
  type OrderDraft,
  type UseCheckout,
  useCheckout,
  usePreOrder,
} from './checkout/use-checkout.ts';
export { type PayType, usePay, usePaymentMethods } from './checkout/use-payment.ts';
export { type PaymentOutcome, usePaymentResult } from './checkout/use-payment-result.ts';
export { type UseNewsletter, useNewsletter } from './newsletter/use-newsletter.ts';
export {
  type OrderSummary,
  type OrderSummaryLine,
  summaryOfMasterOrder,
  summaryOfMerchantOrder,
} from './orders/order-summary.ts';
export {
  type AnyOrder,
  type OrdersPage,
  type OrderWrites,
  useOrder,
  useOrderActions,
  useOrderCounts,
  useOrders,
} from './orders/use-orders.ts';
export { StorefrontProvider, type StorefrontProviderProps } from './provider/storefront-provider.tsx';
export * as queries from './storefront/all-queries.ts';
export type { ShopClock } from './storefront/clock.ts';
export { createGuestId, type GuestId, type Identity } from './storefront/identity.ts';
export type { OrderTab } from './storefront/private-queries.ts';
export type { Query, QueryKey } from './storefront/query.ts';
export type { Fallback, QueryCache, QueryFailure } from './storefront/query-cache.ts';
export type { QueryName } from './storefront/query-names.ts';
export { useNow } from './storefront/use-now.ts';
export { type QueryOptions, type Read, useQuery } from './storefront/use-query.ts';
export { type UseSession, useSession } from './storefront/use-session.ts';
export { type StorefrontValue, useStorefront } from './storefront/use-storefront.ts';
export { useWrite, type Write } from './storefront/use-write.ts';
export { type CartLineViewProps, useCartLineProps } from './views/use-cart-line-props.ts';
export {
  type AmountProps,
  type OrderAmounts,
  type OrderLineViewProps,
  type OrderViewProps,
  type PreOrderProps,
  useAmountProps,
  useOrderProps,
  usePreOrderProps,
} from './views/use-order-props.ts';
export { type PriceTexts, usePriceProps } from './views/use-price-props.ts';
export { type ProductCardViewProps, useProductCardProps } from './views/use-product-card-props.ts';
