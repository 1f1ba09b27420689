export type { AddressInput, AddressMessage } from './address-validation.ts';
export { addressFaults } from './address-validation.ts';
export type { MergeLine } from './cart-merge.ts';
export { mergeCarts, mergedQuantity } from './cart-merge.ts';
export type { CategoryNode, CategoryTrail } from './category-path.ts';
export { categoryPath, categoryTrailById, categoryTrailBySlug, subtreeIds } from './category-path.ts';
export {
  ACCESS_TOKEN_MAX_AGE_SECONDS,
  AUTH_COOKIE_MAX_AGE_SECONDS,
  AUTH_COOKIE_PATH,
  CAROUSEL_INTERVAL_MS,
  CART_UUID_LENGTH,
  CATEGORY_LEVELS,
  CHUNK_RELOAD_GUARD_MS,
  CODE_RESEND_SECONDS,
  CURRENCY,
  DEBOUNCE_MS,
  DEFAULT_CURRENCY_SYMBOL,
  FALLBACK_LOCALE,
  FETCH_MIN_DELAY_MS,
  FOOTER_SCRIPTS_DELAY_MS,
  FREIGHT_FIRST_PIECE_CENTS,
  FREIGHT_FREE_FROM_CENTS,
  FREIGHT_FURTHER_PIECE_CENTS,
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
  PRODUCT_LIST_SIZE,
  QUANTITY_MIN,
  QUICK_ADD_QUANTITY,
  RATING_MAX,
  REFRESH_TOKEN_MAX_AGE_SECONDS,
  RETURN_REMARK_MAX_LENGTH,
  REVIEW_PAGE_SIZE,
  REVIEW_TYPE_ALL,
  ROUTE_PROGRESS_DURATION_MS,
  ROUTE_PROGRESS_THROTTLE_MS,
  SESSION_IDLE_LIMIT_MS,
} from './constants.ts';
export { resendSecondsLeft } from './countdown.ts';
export type { DiscountFacts } from './discount.ts';
export { isDiscountValid, nextDiscountEnd } from './discount.ts';
export type { FreightLine } from './freight.ts';
export { freightOf } from './freight.ts';
export type { DelocalizedPath, Locale } from './locale-path.ts';
export { delocalizePath, localeFromCookie, localeRedirect, localizePath } from './locale-path.ts';
export type { Cents, MoneyFormat } from './money.ts';
export {
  divideHalfUp,
  formatMoney,
  isCents,
  MONEY_MAX_CENTS,
  parseMoney,
  percentOf,
  toBasisPoints,
  toDecimalText,
} from './money.ts';
export type { OrderAction, OrderFacts, OrderRefundState, OrderState } from './order-status.ts';
export { isOrderActionAllowed, orderActions, orderRefundState, orderState } from './order-status.ts';
export type { ListPage } from './pages.ts';
export { hasNextPage, mergePages } from './pages.ts';
export { formatPercent } from './percent-badge.ts';
export type { Price, PriceInput, PriceSource, VariantPrice } from './price.ts';
export { priceOf } from './price.ts';
export type { ProductPathInput } from './product-path.ts';
export { linkOrHome, productPath, USER_BLOCK_PATH } from './product-path.ts';
export type { QuantityState } from './quantity.ts';
export { clampQuantity, quantityState } from './quantity.ts';
export { ratingToHalf } from './rating.ts';
export { safeReturnPath } from './return-path.ts';
export type { SearchFilters, SearchSort } from './search-filters.ts';
export { cleanSearchFilters, parseSearchFilters, SEARCH_SORTS, searchFiltersToQuery } from './search-filters.ts';
export type { SessionRecord } from './session-clock.ts';
export { sessionStep } from './session-clock.ts';
export type { SoldFacts } from './sold-count.ts';
export { formatCompact, soldCount } from './sold-count.ts';
export type { StockLabel } from './stock.ts';
export { stockLabel } from './stock.ts';
export type { CartTotals, LinePriceInput, MerchantTotals, TotalGroup, TotalLine, Totals } from './totals.ts';
export { cartTotals, priceOfLine } from './totals.ts';
export type {
  FieldFaults,
  OrderConfirmInput,
  OrderConfirmMessage,
  RegistrationInput,
  RegistrationMessage,
} from './validation.ts';
export {
  checkoutFault,
  emailFault,
  isBlank,
  isEmail,
  orderConfirmFaults,
  registrationFaults,
  subscriptionFault,
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
export { axisValues, chooseVariant, initialSelection, selectValue, variantModel } from './variant.ts';
export { VARIANT_QUERY, variantFromText, variantText } from './variant-query.ts';
