export {
  type AddressDraft,
  type UseAddresses,
  useAddress,
  useAddresses,
  useDefaultAddress,
  useUser,
  useUserMenu,
} from './account/use-account.ts';
export type { CodedForm } from './account/use-coded-form.ts';
export { type EmailProof, type UseEmailProof, useEmailProof } from './account/use-email-proof.ts';
export {
  type NewPassword,
  type UseForgottenPassword,
  type UsePasswordChange,
  useForgottenPassword,
  usePasswordChange,
} from './account/use-password.ts';
export { type UseRegistration, useRegistration } from './account/use-registration.ts';
export { type UseSignInWays, useSignInMethods, useSignInWays } from './account/use-sign-in-ways.ts';
export { useTokenCheck } from './account/use-token-check.ts';
export { type UseTwitterSignIn, useTwitterSignIn } from './account/use-twitter-sign-in.ts';
export { type UserDraft, type UserFaults, type UseUserEdit, useUserEdit } from './account/use-user-edit.ts';
export type { IntendedAction } from './auth/intended-action.ts';
export { createSession, type SessionOptions } from './auth/session.ts';
export type {
  DirectSignIn,
  Oidc,
  Session,
  SessionSnapshot,
  SessionState,
  Shopper,
  SignInRequest,
} from './auth/session-port.ts';
export type { CookieJar } from './browser/cookies.ts';
export type { CartAddition, CartItem } from './cart/cart-calls.ts';
export type { CartStore } from './cart/cart-store.ts';
export type { CartGroupState, CartLineState, CartStructure } from './cart/cart-structure.ts';
export { type UseCart, useCart } from './cart/use-cart.ts';
export { type CartActions, useCartActions } from './cart/use-cart-actions.ts';
export { useCartCount } from './cart/use-cart-count.ts';
export { useCartLine } from './cart/use-cart-line.ts';
export { type CartSummary, type MerchantSummary, useCartSummary } from './cart/use-cart-summary.ts';
export { useChangeVariant, type VariantChange } from './cart/use-change-variant.ts';
export { type UseUnavailableLines, useUnavailableLines } from './cart/use-unavailable-lines.ts';
export {
  useCategories,
  useHomeIndex,
  useHotKeywords,
  useMerchants,
  useProduct,
  useStoreDetails,
} from './catalog/use-catalog.ts';
export { type ProductList, type ProductListOptions, useProductList } from './catalog/use-product-list.ts';
export { type UseQuickView, useQuickView } from './catalog/use-quick-view.ts';
export { type RecentWords, useRecentWords } from './catalog/use-recent-words.ts';
export { type SearchSuggestions, useSearchSuggestions } from './catalog/use-search-suggestions.ts';
export { type UseVariant, useVariant } from './catalog/use-variant.ts';
export { paypalProvider, sandboxProvider } from './checkout/payment-providers.ts';
export {
  createPaymentRegistry,
  type MountedPayment,
  type PaymentContext,
  type PaymentProvider,
  type PaymentRegistry,
  type PaymentSession,
} from './checkout/payment-registry.ts';
export { PAYMENT_HOSTS, type PaymentStep } from './checkout/payment-step.ts';
export type { PlacedOrder } from './checkout/send-order.ts';
export {
  type StripeConfirmation,
  type StripeElements,
  type StripeLibrary,
  type StripePaymentElement,
  type StripeProviderOptions,
  stripeProvider,
} from './checkout/stripe-provider.ts';
export {
  type OrderDraft,
  type UseCheckout,
  useCheckout,
} from './checkout/use-checkout.ts';
export { type PayType, usePay, usePaymentMethods } from './checkout/use-payment.ts';
export type { PaymentForm } from './checkout/use-payment-form.ts';
export {
  type PaymentStart,
  type StartedPayment,
  type UsePayments,
  usePayments,
} from './checkout/use-payment-providers.ts';
export { type PaymentOutcome, usePaymentResult } from './checkout/use-payment-result.ts';
export { usePaymentReturn } from './checkout/use-payment-return.ts';
export { useCheckoutPrice, usePreOrder } from './checkout/use-pre-order.ts';
export { type UseFollow, useFollow, useFollowedMerchants } from './collections/use-follow.ts';
export {
  type RecentlyViewed,
  type RecentlyViewedOptions,
  useRecentlyViewed,
  useRememberViewed,
} from './collections/use-recently-viewed.ts';
export { type UseWish, useWish, useWishList } from './collections/use-wish.ts';
export {
  type StoreTheme,
  useCustomerService,
  usePayCurrency,
  usePictureAddress,
  useTheme,
} from './content/use-content.ts';
export { type StorePageContent, type StorePageOptions, useStorePage } from './content/use-store-page.ts';
export { type LiveStream, type UseStreamingChannel, useStreamingChannel } from './content/use-streaming-channel.ts';
export type { ShopClock } from './context/clock.ts';
export { errorTextIn } from './context/error-text.ts';
export { createGuestId, type GuestId, type Identity } from './context/identity.ts';
export { useNow } from './context/use-now.ts';
export { type UseSession, useSession } from './context/use-session.ts';
export { type StorefrontValue, useStorefront } from './context/use-storefront.ts';
export type { CouponClaim, CouponReceipt } from './coupons/coupon-store.ts';
export { type CheckoutCoupons, type UnusableCoupon, useCheckoutCoupons } from './coupons/use-checkout-coupons.ts';
export { type OfferedCoupon, type UseCoupons, useCoupons } from './coupons/use-coupons.ts';
export { type HeldCouponState, useMyCoupons } from './coupons/use-my-coupons.ts';
export { LOCALE_COOKIE, type LocaleChoice, type LocaleSwitch, useLocaleSwitch } from './locale/use-locale-switch.ts';
export type { ApplicationDraft } from './merchants/application-draft.ts';
export type { UseApplicationDraft } from './merchants/use-application-draft.ts';
export type { ApplicationPictures } from './merchants/use-application-pictures.ts';
export {
  useMerchant,
  useMerchantCategories,
  useMerchantDetail,
  useMerchantProducts,
} from './merchants/use-merchant.ts';
export {
  type ApplicationFaults,
  type UseMerchantApplication,
  useMerchantAgreement,
  useMerchantApplication,
  useMerchantApplications,
} from './merchants/use-merchant-application.ts';
export {
  useMerchantSearch,
  useMerchantStreet,
  useMerchantTrades,
  useMerchantTypes,
} from './merchants/use-merchants.ts';
export { type UseNewsletter, useDiscountNews, useNewsletter } from './newsletter/use-newsletter.ts';
export {
  type OrderSummary,
  type OrderSummaryLine,
  summaryOfMasterOrder,
  summaryOfMerchantOrder,
} from './orders/order-summary.ts';
export { type OrderWrites, useOrderActions } from './orders/use-order-actions.ts';
export {
  type AnyOrder,
  type OrdersPage,
  useLogistics,
  useOrder,
  useOrderCenterCounts,
  useOrderCounts,
  useOrders,
} from './orders/use-orders.ts';
export { useReorder } from './orders/use-reorder.ts';
export type { Picture } from './pictures/picture-store.ts';
export { type UsePictures, usePictures } from './pictures/use-pictures.ts';
export { type PointsRecordView, usePoints, usePointsRecords } from './points/use-points.ts';
export { StorefrontProvider, type StorefrontProviderProps } from './provider/storefront-provider.tsx';
export type { OrderTab } from './query/account-queries.ts';
export type { CouponFilter } from './query/coupon-queries.ts';
export type { MerchantFilters } from './query/merchant-queries.ts';
export type { CheckoutTerms } from './query/order-queries.ts';
export * as queries from './query/queries.ts';
export type { Query, QueryKey, QueryPage } from './query/query.ts';
export type { Fallback, QueryCache, QueryFailure } from './query/query-cache.ts';
export type { QueryName } from './query/query-names.ts';
export { type ListOptions, type ListRead, useListQuery } from './query/use-list-query.ts';
export { type QueryOptions, type Read, useQuery } from './query/use-query.ts';
export {
  type RefundApplied,
  type RefundDraft,
  type RefundFaults,
  type UseRefundApplication,
  useRefundApplication,
} from './refunds/use-refund-application.ts';
export { type RefundView, useRefund, useRefunds } from './refunds/use-refunds.ts';
export {
  type ReviewDraft,
  type ReviewedLine,
  type ReviewFaults,
  type UseReviewWriting,
  usePendingReviews,
  useReviewWriting,
} from './reviews/use-review-writing.ts';
export { type ReviewsOptions, useReviewCount, useReviews, useReviewTeaser } from './reviews/use-reviews.ts';
export { useSessionRecord } from './session-record/use-session-record.ts';
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
export { useAccountWrite } from './writes/use-account-write.ts';
export { type IntendedOutcome, useIntendedAction } from './writes/use-intended-action.ts';
export { useWrite, type Write } from './writes/use-write.ts';
