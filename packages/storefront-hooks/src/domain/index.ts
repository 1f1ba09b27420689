export * from './address-format.ts';
export * from './address-lines.ts';
export * from './address-validation.ts';
export { AGENT_NOTICE, type AgentResult, type AgentView, agentResult, type LinkedPage } from './agent-result.ts';
export * from './application-status.ts';
export * from './application-validation.ts';
export * from './cart-merge.ts';
export * from './category-path.ts';
export * from './chosen-values.ts';
export * from './comparison.ts';
export * from './constants.ts';
export * from './countdown.ts';
export * from './coupon-card.ts';
export * from './coupon-status.ts';
export * from './coupon-use.ts';
export * from './customer-service.ts';
export { AGENT_TEXT_MAX, dataText } from './data-text.ts';
export * from './discount.ts';
export * from './format-date.ts';
export * from './freight.ts';
export * from './guest-cart.ts';
export * from './held-coupon.ts';
export * from './image-choice.ts';
export { type FieldIssues, fieldTexts, type Issue, type IssueId, type IssueTexts, issueText } from './issue.ts';
export * as issueTexts from './issue-texts.ts';
export {
  breadcrumbData,
  type DescribedPage,
  type MerchantDataInput,
  merchantData,
  type StructuredData,
  type WebSiteDataInput,
  webSiteData,
} from './json-ld.ts';
export * from './line-deductions.ts';
export * from './locale-path.ts';
export * from './lowest-price.ts';
export * from './merchant-path.ts';
export * from './money.ts';
export * from './only-variant.ts';
export * from './order-actions.ts';
export * from './order-number.ts';
export {
  ORDER_REFUND_STATUS,
  ORDER_STATUS,
  type OrderFacts,
  type OrderRefundState,
  type OrderState,
  orderRefundState,
  orderState,
} from './order-status.ts';
export * from './order-steps.ts';
export * from './order-tabs.ts';
export * from './order-timers.ts';
export * from './order-transitions.ts';
export { type AllowedHosts, ownerAddress, type PageAddresses, pageAddresses, streamAddress } from './owner-address.ts';
export * from './owner-link.ts';
export * from './page-frame.ts';
export * from './pages.ts';
export * from './parse-url.ts';
export * from './percent-badge.ts';
export { type Phone, parsePhone, typedPhone } from './phone.ts';
export * from './picture-address.ts';
export * from './points.ts';
export * from './points-status.ts';
export * from './pre-order-status.ts';
export * from './price.ts';
export * from './product-facts.ts';
export * from './product-json-ld.ts';
export * from './product-path.ts';
export * from './promotion-code.ts';
export * from './quantity.ts';
export * from './rating.ts';
export * from './refund-amount.ts';
export * from './refund-estimate.ts';
export * from './refund-status.ts';
export * from './refund-validation.ts';
export * from './reorder.ts';
export * from './return-path.ts';
export * from './review-kind.ts';
export * from './review-validation.ts';
export * from './script-json.ts';
export * from './search-filters.ts';
export * from './session-clock.ts';
export * from './sold-count.ts';
export * from './split-cents.ts';
export * from './stock.ts';
export * as storePaths from './store-paths.ts';
export { fromStripeAmount, stripeStep, toStripeAmount } from './stripe-amount.ts';
export * from './template-hooks.ts';
export * from './theme-tokens.ts';
export * from './totals.ts';
export { type Actor, nextState, statesBefore, type Transition, type TransitionTable } from './transitions.ts';
export * from './typed-text.ts';
export {
  type CartIssue,
  checkoutIssue,
  type EmailIssue,
  emailIssue,
  isBlank,
  isEmail,
  type NicknameIssue,
  nicknameIssue,
  type OrderConfirmInput,
  type OrderConfirmIssue,
  orderConfirmIssues,
  passwordIssues,
  type RegistrationInput,
  type RegistrationIssue,
  registrationIssues,
  type SubscriptionIssue,
  subscriptionIssue,
} from './validation.ts';
export * from './variant.ts';
export * from './variant-query.ts';
export * from './visible-text.ts';
export * from './wallet-address.ts';
export * from './withdrawal.ts';
