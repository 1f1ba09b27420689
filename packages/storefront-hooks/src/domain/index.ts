export type { AddressFormat, AddressPart } from './address-format.ts';
export { addressFormat, isPostalCode, postalCode } from './address-format.ts';
export type { AddressParts } from './address-lines.ts';
export { addressLines } from './address-lines.ts';
export type { AddressInput, AddressIssue } from './address-validation.ts';
export { addressIssues, typedAddress } from './address-validation.ts';
export type { ApplicationAction, ApplicationEvent, ApplicationState } from './application-status.ts';
export {
  APPLICATION_STATUS,
  APPLICATION_TRANSITIONS,
  applicationActions,
  applicationState,
} from './application-status.ts';
export type { ApplicationInput, ApplicationIssue } from './application-validation.ts';
export { applicationIssues } from './application-validation.ts';
export { mergedQuantity } from './cart-merge.ts';
export type { CategoryNode, CategoryTrail, HideableCategory } from './category-path.ts';
export {
  categoryPath,
  categoryTrailById,
  categoryTrailBySlug,
  listedCategories,
  parseCategoryPath,
  relatedCategories,
  subtreeIds,
} from './category-path.ts';
export type { ChosenValue } from './chosen-values.ts';
export { chosenValues, selectionOf } from './chosen-values.ts';
export {
  ACCESS_TOKEN_MAX_AGE_SECONDS,
  AUTH_COOKIE_MAX_AGE_SECONDS,
  AUTH_COOKIE_PATH,
  AUTO_COMPLETE_AFTER_MS,
  CAROUSEL_INTERVAL_MS,
  CART_UUID_COOKIE,
  CART_UUID_LENGTH,
  CART_UUID_MAX_AGE_SECONDS,
  CATEGORY_LEVELS,
  CHUNK_RELOAD_GUARD_MS,
  CODE_RESEND_SECONDS,
  CURRENCY,
  DEBOUNCE_MS,
  DEFAULT_CURRENCY_SYMBOL,
  DIRECT_TOKEN_MAX_AGE_SECONDS,
  EMAIL_CODE_LIFE_MS,
  FALLBACK_LOCALE,
  FETCH_MIN_DELAY_MS,
  FOOTER_SCRIPTS_DELAY_MS,
  FREIGHT_FIRST_PIECE_CENTS,
  FREIGHT_FREE_FROM_CENTS,
  FREIGHT_FURTHER_PIECE_CENTS,
  IMAGE_MAX_BYTES,
  IMAGE_TYPES,
  IMAGES_MAX,
  LIST_FIRST_PAGE,
  LOCALES,
  LOW_STOCK_BELOW,
  MERCHANT_AUDIT_WORKING_DAYS,
  NAV_FIXED_AFTER_PX,
  ORDER_NOTE_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PAYMENT_CHANNEL,
  POINTS_FROZEN_MS,
  POINTS_GOODS_DIVISOR,
  POINTS_PER_UNIT,
  PRE_ORDER_LIFE_MS,
  PRODUCT_LIST_SIZE,
  QUANTITY_MIN,
  QUICK_ADD_QUANTITY,
  RATING_MAX,
  REFRESH_TOKEN_MAX_AGE_SECONDS,
  RETURN_REMARK_MAX_LENGTH,
  REVIEW_MAX_LENGTH,
  REVIEW_PAGE_SIZE,
  REVIEW_TYPE_ALL,
  ROUTE_PROGRESS_DURATION_MS,
  ROUTE_PROGRESS_THROTTLE_MS,
  SESSION_IDLE_LIMIT_MS,
  TRACKING_MAX_LENGTH,
  UNPAID_ORDER_LIFE_MS,
  UNVERIFIED_ORDER_LIFETIME_MS,
} from './constants.ts';
export { resendSecondsLeft } from './countdown.ts';
export type { CouponCardInput, CouponCardState, CouponKind } from './coupon-card.ts';
export { COUPON_USE_TYPE, couponCardState, couponKind, nextCouponChange } from './coupon-card.ts';
export type {
  CouponPeriod,
  CouponTerm,
  CouponValidity,
  ReceivedCoupon,
  UserCouponEvent,
  UserCouponState,
} from './coupon-status.ts';
export {
  COUPON_VALID_STR,
  couponPeriod,
  couponValidity,
  USER_COUPON_STATUS,
  USER_COUPON_TRANSITIONS,
} from './coupon-status.ts';
export type { CouponIssue, CouponLine, CouponUse, UsableCoupon } from './coupon-use.ts';
export { bestCoupon, couponFits, couponUse } from './coupon-use.ts';
export type { CustomerService, CustomerServiceFacts } from './customer-service.ts';
export { customerService } from './customer-service.ts';
export type { DiscountFacts } from './discount.ts';
export { isDiscountValid, nextDiscountEnd } from './discount.ts';
export type { DateFormat, DateText } from './format-date.ts';
export { dateText, formatDate } from './format-date.ts';
export type { FreightLine } from './freight.ts';
export { freightOf } from './freight.ts';
export { cartUuidOf, isCartUuid } from './guest-cart.ts';
export type { HeldCoupon } from './held-coupon.ts';
export { heldCouponIssue, heldCouponValidity, nextHeldCouponChange } from './held-coupon.ts';
export type { ImageChoice, ImageFile, ImageIssue } from './image-choice.ts';
export { chooseImages } from './image-choice.ts';
export type { FieldIssues, Issue, IssueId, IssueTexts } from './issue.ts';
export { fieldTexts, issueText } from './issue.ts';
export * as issueTexts from './issue-texts.ts';
export type {
  DescribedPage,
  OrganizationDataInput,
  StructuredData,
  WebSiteDataInput,
} from './json-ld.ts';
export { breadcrumbData, itemListData, organizationData, webSiteData } from './json-ld.ts';
export type { DeductibleLine, LineDeduction } from './line-deductions.ts';
export { lineDeductions } from './line-deductions.ts';
export type { DefaultLocale, DelocalizedPath, Locale, LocaleConfig } from './locale-path.ts';
export {
  DEFAULT_LOCALE_CONFIG,
  delocalizePath,
  localeFromCookie,
  localeRedirect,
  localizePath,
} from './locale-path.ts';
export type { MerchantDataInput } from './merchant-json-ld.ts';
export { merchantData } from './merchant-json-ld.ts';
export type { MerchantPage } from './merchant-path.ts';
export { merchantPath } from './merchant-path.ts';
export type { Cents, MoneyFormat } from './money.ts';
export {
  currencyCode,
  divideHalfUp,
  formatMoney,
  isCents,
  MONEY_MAX_CENTS,
  parseMoney,
  percentOf,
  toBasisPoints,
} from './money.ts';
export { onlyVariant } from './only-variant.ts';
export type { OrderAction } from './order-actions.ts';
export { isOrderActionAllowed, orderActions } from './order-actions.ts';
export { isMasterOrder } from './order-number.ts';
export type { OrderFacts, OrderRefundState, OrderState } from './order-status.ts';
export { ORDER_REFUND_STATUS, ORDER_STATUS, orderRefundState, orderState } from './order-status.ts';
export type { OrderStep, OrderStepInput, OrderStepName } from './order-steps.ts';
export { orderSteps } from './order-steps.ts';
export type { OrderTabCounts, OrderTabName } from './order-tabs.ts';
export { ORDER_TABS, ORDER_WORDS, orderListPath, orderPath, orderTabCount, parseOrderListQuery } from './order-tabs.ts';
export type { OrderTimes } from './order-timers.ts';
export { autoCompleteTime, dueOrderEvent, paymentDeadline, unpaidOrderTimeoutMs } from './order-timers.ts';
export type { OrderEvent, OrderLifecycleState, OrderTransition } from './order-transitions.ts';
export { nextOrderState, ORDER_TRANSITIONS } from './order-transitions.ts';
export type { AllowedHosts, PageAddresses } from './owner-address.ts';
export { ownerAddress, pageAddresses, streamAddress } from './owner-address.ts';
export { ownerLink } from './owner-link.ts';
export type { FrameFlags, PageFrameParts } from './page-frame.ts';
export { pageFrameParts } from './page-frame.ts';
export { mergePages } from './pages.ts';
export { parseUrl } from './parse-url.ts';
export { formatPercent } from './percent-badge.ts';
export type { Phone } from './phone.ts';
export { parsePhone, typedPhone } from './phone.ts';
export { pictureAddress } from './picture-address.ts';
export type { PointsInput, PointsOffer } from './points.ts';
export { pointsEarned, pointsFor, pointsLost, pointsOffer, pointsReturn, pointsValue } from './points.ts';
export type { PointsEvent, PointsRecordInput, PointsState, PointsSums } from './points-status.ts';
export {
  POINTS_STATUS,
  POINTS_TRANSITIONS,
  POINTS_TYPE,
  pointsState,
  pointsSums,
  pointsThawTime,
} from './points-status.ts';
export type { PreOrderEvent, PreOrderState } from './pre-order-status.ts';
export { PRE_ORDER_TRANSITIONS, preOrderExpiry, preOrderState } from './pre-order-status.ts';
export type { Price, PricedProduct, PriceInput, PriceSource, VariantPrice } from './price.ts';
export { priceInputOf, priceOf } from './price.ts';
export type { DescribedProduct, ProductDataInput } from './product-json-ld.ts';
export { productData } from './product-json-ld.ts';
export type { ProductPathInput, ProductPathParts } from './product-path.ts';
export { parseProductPath, productPath } from './product-path.ts';
export type { QuantityState } from './quantity.ts';
export { clampQuantity, quantityState } from './quantity.ts';
export { ratingToHalf } from './rating.ts';
export type {
  RefundableLine,
  RefundableOrder,
  RefundIssue,
  RefundQuote,
  RefundQuoteLine,
  RefundWish,
} from './refund-amount.ts';
export { refundQuote } from './refund-amount.ts';
export type { BoughtLine, RefundEstimate } from './refund-estimate.ts';
export { refundablePieces, refundEstimate } from './refund-estimate.ts';
export type { RefundAction, RefundEvent, RefundPermissions, RefundState } from './refund-status.ts';
export {
  REFUND_STATUS,
  REFUND_TRANSITIONS,
  refundActions,
  refundState,
  refundStateOfOrder,
  UNDECIDED_REFUND_STATES,
} from './refund-status.ts';
export type { RefundFormInput, RefundFormIssue, ReturnFormInput, ReturnFormIssue } from './refund-validation.ts';
export { refundFormIssues, returnFormIssues } from './refund-validation.ts';
export type { ReorderItem, ReorderLine, ReorderPlan } from './reorder.ts';
export { reorderPlan } from './reorder.ts';
export { safeReturnPath } from './return-path.ts';
export type { ReviewKind } from './review-kind.ts';
export { REVIEW_KIND_STARS, REVIEW_TYPE, reviewKind } from './review-kind.ts';
export type { ReviewFormInput, ReviewFormIssue } from './review-validation.ts';
export { reviewFormIssues } from './review-validation.ts';
export { serializeForScript } from './script-json.ts';
export type { SearchFilters, SearchSort } from './search-filters.ts';
export {
  cleanSearchFilters,
  parseSearchFilters,
  SEARCH_SORTS,
  SHOP_SORTS,
  searchFiltersToQuery,
} from './search-filters.ts';
export type { SessionRecord } from './session-clock.ts';
export { sessionStep } from './session-clock.ts';
export type { SoldFacts } from './sold-count.ts';
export { formatCompact, soldCount } from './sold-count.ts';
export { splitCents } from './split-cents.ts';
export type { StockState } from './stock.ts';
export { stockLabel } from './stock.ts';
export * as storePaths from './store-paths.ts';
export type { HookAttributes, TemplateList, TemplatePosition, TemplatePurchase } from './template-hooks.ts';
export {
  allowsOwnerPages,
  nextTemplatePosition,
  parseTemplateList,
  parseTemplatePurchase,
  TEMPLATE_IDS_MAX,
  TEMPLATE_LIMIT_MAX,
  TEMPLATE_START,
} from './template-hooks.ts';
export { themeTokens } from './theme-tokens.ts';
export type { CartTotals, LinePriceInput, MerchantTotals, TotalGroup, TotalLine, Totals } from './totals.ts';
export { cartTotals, priceOfLine } from './totals.ts';
export type { Actor, Transition, TransitionTable } from './transitions.ts';
export { nextState, statesBefore } from './transitions.ts';
export { typedCode, typedText } from './typed-text.ts';
export type {
  CartIssue,
  EmailIssue,
  NicknameIssue,
  OrderConfirmInput,
  OrderConfirmIssue,
  RegistrationInput,
  RegistrationIssue,
  SubscriptionIssue,
} from './validation.ts';
export {
  checkoutIssue,
  emailIssue,
  isBlank,
  isEmail,
  nicknameIssue,
  orderConfirmIssues,
  passwordIssues,
  registrationIssues,
  subscriptionIssue,
} from './validation.ts';
export type {
  AttributeInput,
  SkuInput,
  VariantAxis,
  VariantChoice,
  VariantModel,
  VariantSelection,
  VariantValueState,
} from './variant.ts';
export {
  attributesText,
  axisValues,
  chooseVariant,
  initialSelection,
  isChoice,
  selectValue,
  variantModel,
} from './variant.ts';
export { VARIANT_QUERY, variantFromText, variantText } from './variant-query.ts';
