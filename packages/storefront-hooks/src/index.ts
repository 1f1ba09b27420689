export {
  type AddressDraft,
  type UseAddresses,
  useAddress,
  useAddresses,
  useDefaultAddress,
  useUser,
  useUserMenu,
} from './account/use-account.ts';
export type { CodeForm } from './account/use-code-form.ts';
export { type UseDirectSignIn, useDirectSignIn, useSignInMethods } from './account/use-direct-sign-in.ts';
export { type EmailChange, type UseEmailChange, useEmailChange } from './account/use-email-change.ts';
export { type EmailProof, type UseEmailVerification, useEmailVerification } from './account/use-email-verification.ts';
export { useGuestSignIn } from './account/use-guest-sign-in.ts';
export {
  type NewPassword,
  type UsePasswordChange,
  type UsePasswordReset,
  usePasswordChange,
  usePasswordReset,
} from './account/use-password.ts';
export { type UseRegistration, useRegistration } from './account/use-registration.ts';
export { type UseSession, useSession } from './account/use-session.ts';
export { useTokenCheck } from './account/use-token-check.ts';
export { type UseTwitterSignIn, useTwitterSignIn } from './account/use-twitter-sign-in.ts';
export { type UserDraft, type UserIssues, type UseUserEdit, useUserEdit } from './account/use-user-edit.ts';
export type { IntendedAction } from './auth/intended-action.ts';
export { createSession, type SessionOptions } from './auth/session.ts';
export { type AppSignIn, sessionFrom } from './auth/session-from.ts';
export type {
  AdoptableSignIn,
  AuthClient,
  CompletedSignIn,
  DirectSignIn,
  Session,
  SessionSnapshot,
  SessionState,
  Shopper,
  SignedRequest,
  SignInChange,
  SignInEnd,
  SignInRequest,
} from './auth/session-types.ts';
export { SignInError, type SignInFailure, signInFailureOf } from './auth/sign-in-error.ts';
export type { CookieJar } from './browser/cookies.ts';
export { forgetPerson, type StoredName, storedNames } from './browser/stored-names.ts';
export { useCartCount } from './cart/cart-hooks.ts';
export type {
  CappedLine,
  CartAddition,
  CartGroupLines,
  CartGroupState,
  CartItem,
  CartLineState,
  CartStore,
  CartStructure,
  DroppedEdit,
  MergeResult,
  RemovedLines,
  VariantChange,
} from './cart/cart-types.ts';
export { subscribeToCart } from './cart/cart-types.ts';
export {
  type CartData,
  type CartSummary,
  type MerchantSummary,
  type UseCart,
  type UseUnavailableLines,
  useCart,
  useCartLine,
  useCartSummary,
  useUnavailableLines,
} from './cart/use-cart.ts';
export { type CartActions, useCartActions } from './cart/use-cart-actions.ts';
export { closeQuickView, openQuickView, readQuickView } from './catalog/quick-view-history.ts';
export { useActivities, useActivity, useActivityProducts, useTopProducts } from './catalog/use-activities.ts';
export { useHomeIndex } from './catalog/use-home-index.ts';
export { useProduct } from './catalog/use-product.ts';
export { type ProductList, type ProductListOptions, useProductList } from './catalog/use-product-list.ts';
export { type QuickAddOutcome, useQuickAdd } from './catalog/use-quick-add.ts';
export { type UseQuickView, useQuickView } from './catalog/use-quick-view.ts';
export { type RecentSearches, useRecentSearches } from './catalog/use-recent-searches.ts';
export { useSearchSuggestions } from './catalog/use-search-suggestions.ts';
export { useCategories, useHotKeywords, useStoreDetails } from './catalog/use-shop.ts';
export { type UseVariant, useVariant } from './catalog/use-variant.ts';
export { cashOnDeliveryProvider, paypalProvider, sandboxProvider } from './checkout/payment-providers.ts';
export {
  createPaymentRegistry,
  type MountedPayment,
  type PaymentContext,
  type PaymentProvider,
  type PaymentRegistry,
  type PaymentSession,
} from './checkout/payment-registry.ts';
export type { PaymentStep } from './checkout/payment-step.ts';
export type { PlacedOrder } from './checkout/send-order.ts';
export {
  type StripeAppearance,
  type StripeConfirmation,
  type StripeElements,
  type StripeLibrary,
  type StripePaymentElement,
  type StripeProviderOptions,
  stripeProvider,
} from './checkout/stripe-provider.ts';
export { useBuyNow } from './checkout/use-buy-now.ts';
export {
  type CheckoutIssues,
  type OrderDraft,
  type UseCheckout,
  useCheckout,
} from './checkout/use-checkout.ts';
export type { PaymentForm } from './checkout/use-payment-form.ts';
export { type PaymentResultOptions, type UsePaymentResult, usePaymentResult } from './checkout/use-payment-result.ts';
export {
  type PaymentStart,
  type PaymentsOptions,
  type StartedPayment,
  type UsePayments,
  usePayments,
} from './checkout/use-payments.ts';
export { useCheckoutPrice, usePreOrder } from './checkout/use-pre-order.ts';
export { type UseFollow, useFollow, useFollowedMerchants } from './collections/use-follow.ts';
export {
  type RecentlyViewed,
  type RecentlyViewedOptions,
  useRecentlyViewed,
  useTrackRecentlyViewed,
} from './collections/use-recently-viewed.ts';
export { type UseWishlistItem, useUpdateWishlist, useWishlist, useWishlistItem } from './collections/use-wishlist.ts';
export {
  type StoreTheme,
  useCustomerService,
  useImageDomain,
  usePayCurrency,
  useTheme,
} from './content/use-content.ts';
export { type StorePageContent, type StorePageOptions, useStorePage } from './content/use-store-page.ts';
export {
  type LiveStream,
  type StreamPlace,
  type UseStreamingChannel,
  useStreamingChannel,
} from './content/use-streaming-channel.ts';
export type { ShopClock } from './context/clock.ts';
export { errorTextIn } from './context/error-text.ts';
export { createGuestId, type GuestId, type Identity } from './context/identity.ts';
export type { PictureLoader, PictureRequest, PictureUse, PictureView } from './context/pictures.ts';
export type { Presentation, PresentationOptions } from './context/presentation.ts';
export { useNow } from './context/use-now.ts';
export { type StorefrontValue, useStorefront } from './context/use-storefront.ts';
export { createShop, type Shop, type ShopOptions } from './core/create-shop.ts';
export type { CouponClaim, CouponReceipt } from './coupons/coupon-store.ts';
export {
  type CheckoutCoupon,
  type CheckoutCoupons,
  type UnusableCoupon,
  useCheckoutCoupons,
} from './coupons/use-checkout-coupons.ts';
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
  type ApplicationIssues,
  type UseMerchantApplication,
  useMerchantAgreement,
  useMerchantApplication,
  useMerchantApplications,
} from './merchants/use-merchant-application.ts';
export {
  useBusinessCategories,
  useMerchantSearch,
  useMerchants,
  useMerchantTypes,
} from './merchants/use-merchants.ts';
export { type UseNewsletter, useDiscountSubscription, useNewsletter } from './newsletter/use-newsletter.ts';
export { type OrderWrites, useOrderActions } from './orders/use-order-actions.ts';
export { useOrderByToken } from './orders/use-order-by-token.ts';
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
export { Prefetched, type PrefetchedProps } from './provider/prefetched.tsx';
export {
  type SharedShopProps,
  StorefrontProvider,
  type StorefrontProviderProps,
} from './provider/storefront-provider.tsx';
export type { OrderTab } from './query/account-queries.ts';
export type { CouponFilter } from './query/coupon-queries.ts';
export type { MerchantFilters } from './query/merchant-queries.ts';
export type { CheckoutTerms } from './query/order-queries.ts';
export * as queries from './query/queries.ts';
export { privateQuery, publicQuery, type Query, type QueryKey, type QueryPage } from './query/query.ts';
export type { Fallback, QueryFailure } from './query/query-data.ts';
export type { QueryName } from './query/query-names.ts';
export { type ListOptions, type ListRead, useListQuery } from './query/use-list-query.ts';
export { type QueryOptions, type Read, useQuery } from './query/use-query.ts';
export { type RefundWrites, useRefundActions } from './refunds/use-refund-actions.ts';
export {
  type RefundApplied,
  type RefundDraft,
  type RefundIssues,
  type UseRefundApplication,
  useRefundApplication,
} from './refunds/use-refund-application.ts';
export { type RefundView, useRefund, useRefunds } from './refunds/use-refunds.ts';
export {
  type ReviewDraft,
  type ReviewedLine,
  type ReviewIssues,
  type UseReviewForm,
  usePendingReviews,
  useReviewForm,
} from './reviews/use-review-form.ts';
export { type ReviewsOptions, useReviewCount, useReviewSummary, useReviews } from './reviews/use-reviews.ts';
export { useActivityCard } from './views/use-activity-card.ts';
export { useAddressCard } from './views/use-address-card.ts';
export { useApplicationCard } from './views/use-application-card.ts';
export { type CartLineCallbacks, useCartLineView, useUnavailableLineView } from './views/use-cart-line-view.ts';
export { useCouponCard } from './views/use-coupon-card.ts';
export { useMerchantCard } from './views/use-merchant-card.ts';
export { useOrderCard, useOrderLines, useOrderTimeline } from './views/use-order-card.ts';
export { useOrderTabs } from './views/use-order-tabs.ts';
export { usePointsRow } from './views/use-points-row.ts';
export { usePrice } from './views/use-price.ts';
export { useProductCard } from './views/use-product-card.ts';
export { type ProductView, type ProductViewOptions, useProductView } from './views/use-product-view.ts';
export { usePreOrderView, useReceipt } from './views/use-receipt.ts';
export { useRefundCard } from './views/use-refund-card.ts';
export { useReviewCard } from './views/use-review-card.ts';
export * from './views/views.ts';
export { useVisitTracking } from './visit-tracking/use-visit-tracking.ts';
export { useAccountWrite } from './writes/use-account-write.ts';
export { type IntendedOutcome, useIntendedAction } from './writes/use-intended-action.ts';
export type { FormIssues } from './writes/use-issues.ts';
export { useWrite, type Write, type WriteOptions } from './writes/use-write.ts';
