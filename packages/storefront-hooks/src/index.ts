export * from './account/use-account.ts';
export * from './account/use-account-data.ts';
export type { CodeForm } from './account/use-code-form.ts';
export * from './account/use-direct-sign-in.ts';
export * from './account/use-email-change.ts';
export * from './account/use-email-verification.ts';
export * from './account/use-guest-sign-in.ts';
export * from './account/use-password.ts';
export * from './account/use-registration.ts';
export * from './account/use-session.ts';
export * from './account/use-twitter-sign-in.ts';
export * from './account/use-user-edit.ts';
export type { IntendedAction } from './auth/intended-action.ts';
export { createSession, type SessionOptions } from './auth/session.ts';
export * from './auth/session-from.ts';
export * from './auth/session-types.ts';
export { SignInError, type SignInFailure, signInFailureOf } from './auth/sign-in-error.ts';
export type { CookieJar } from './browser/cookies.ts';
export * from './browser/has-stored-list.ts';
export * from './browser/stored-names.ts';
export { useCartCount, useCartStore } from './cart/cart-hooks.ts';
export {
  type CappedLine,
  type CartAddition,
  type CartGroupLines,
  type CartGroupState,
  type CartItem,
  type CartLineState,
  type CartStore,
  type CartStructure,
  type DroppedEdit,
  type MergeResult,
  type RemovedLines,
  subscribeToCart,
  type VariantChange,
} from './cart/cart-types.ts';
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
export * from './cart/use-cart-actions.ts';
export { closeQuickView, openQuickView, readQuickView } from './catalog/quick-view-history.ts';
export * from './catalog/use-activities.ts';
export * from './catalog/use-categories.ts';
export * from './catalog/use-facets.ts';
export * from './catalog/use-hot-keywords.ts';
export * from './catalog/use-product.ts';
export * from './catalog/use-quick-add.ts';
export * from './catalog/use-quick-view.ts';
export * from './catalog/use-recent-searches.ts';
export * from './catalog/use-search-suggestions.ts';
export * from './catalog/use-stock-alert.ts';
export * from './catalog/use-variant.ts';
export * from './checkout/payment-providers.ts';
export * from './checkout/payment-registry.ts';
export type { PaymentStep } from './checkout/payment-step.ts';
export type { PlacedOrder } from './checkout/send-order.ts';
export type { StripeAppearance, StripeConfirmation, StripeSource } from './checkout/stripe-library.ts';
export * from './checkout/stripe-provider.ts';
export type {
  StripeWalletAddress,
  StripeWalletConfirm,
  StripeWalletElement,
  StripeWalletElements,
  StripeWalletLibrary,
  StripeWalletQuestion,
  WalletDelivery,
  WalletLine,
  WalletTerms,
  WalletTexts,
} from './checkout/stripe-wallets.ts';
export * from './checkout/use-buy-now.ts';
export * from './checkout/use-checkout.ts';
export * from './checkout/use-express-checkout.ts';
export * from './checkout/use-intended-action.ts';
export type { PaymentForm } from './checkout/use-payment-form.ts';
export * from './checkout/use-payment-result.ts';
export * from './checkout/use-payments.ts';
export * from './checkout/use-pre-order.ts';
export * from './collections/use-comparison.ts';
export * from './collections/use-follow.ts';
export * from './collections/use-price-alerts.ts';
export * from './collections/use-recently-viewed.ts';
export * from './collections/use-wishlist.ts';
export * from './content/use-content.ts';
export * from './content/use-streaming-channel.ts';
export type { ShopClock } from './context/clock.ts';
export * from './context/error-text.ts';
export { createGuestId, type GuestId } from './context/identity.ts';
export type { PictureLoader, PictureRequest, PictureUse, PictureView } from './context/pictures.ts';
export type { Presentation, PresentationOptions } from './context/presentation.ts';
export * from './context/use-now.ts';
export { type StorefrontValue, useStorefront } from './context/use-storefront.ts';
export * from './core/create-shop.ts';
export type { CouponClaim, CouponReceipt } from './coupons/coupon-store.ts';
export * from './coupons/use-checkout-coupons.ts';
export * from './coupons/use-coupons.ts';
export * from './coupons/use-my-coupons.ts';
export * from './coupons/use-promotion-code.ts';
export type { ApplicationDraft } from './merchants/application-draft.ts';
export type { UseApplicationDraft } from './merchants/use-application-draft.ts';
export type { ApplicationPictures } from './merchants/use-application-pictures.ts';
export * from './merchants/use-merchant.ts';
export * from './merchants/use-merchant-application.ts';
export * from './merchants/use-merchants.ts';
export * from './newsletter/use-newsletter.ts';
export * from './orders/use-order-actions.ts';
export * from './orders/use-order-by-token.ts';
export * from './orders/use-order-link.ts';
export * from './orders/use-orders.ts';
export * from './orders/use-reorder.ts';
export * from './orders/use-withdraw-from-order.ts';
export type { Picture } from './pictures/picture-store.ts';
export { type UsePictures, usePictures } from './pictures/use-pictures.ts';
export * from './points/use-points.ts';
export * from './provider/prefetched.tsx';
export * from './provider/storefront-provider.tsx';
export type { OrderTab } from './query/account-queries.ts';
export type { ComparedProduct } from './query/comparison-queries.ts';
export type { CouponFilter } from './query/coupon-queries.ts';
export type { MerchantFilters } from './query/merchant-queries.ts';
export type { CheckoutTerms } from './query/order-queries.ts';
export * as queries from './query/queries.ts';
export { privateQuery, publicQuery, type Query, type QueryKey, type QueryPage } from './query/query.ts';
export type { Fallback, QueryFailure } from './query/query-data.ts';
export type { QueryName } from './query/query-names.ts';
export { type ListOptions, type ListRead, useListQuery } from './query/use-list-query.ts';
export { type QueryOptions, type Read, useQuery } from './query/use-query.ts';
export * from './refunds/use-refund-actions.ts';
export * from './refunds/use-refund-application.ts';
export * from './refunds/use-refunds.ts';
export * from './reviews/use-review-form.ts';
export * from './reviews/use-reviews.ts';
export * from './views/use-activity-card.ts';
export * from './views/use-address-card.ts';
export * from './views/use-application-card.ts';
export * from './views/use-cart-line-view.ts';
export * from './views/use-coupon-card.ts';
export * from './views/use-merchant-card.ts';
export * from './views/use-order-card.ts';
export * from './views/use-order-tabs.ts';
export * from './views/use-points-row.ts';
export * from './views/use-price.ts';
export * from './views/use-product-card.ts';
export * from './views/use-product-view.ts';
export * from './views/use-receipt.ts';
export * from './views/use-refund-card.ts';
export * from './views/use-review-card.ts';
export * from './views/views.ts';
export * from './visit-tracking/use-visit-tracking.ts';
export type { FormIssues } from './writes/use-issues.ts';
export * from './writes/use-write.ts';
