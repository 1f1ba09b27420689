export { type ErrorTexts, errorText, textsFor } from './error-text.ts';
export {
  type AnyStorefrontError,
  type ErrorFacts,
  type ErrorKind,
  type FieldErrors,
  isStorefrontError,
  kindOf,
  SHOP_CLOSED_CODE,
  StorefrontError,
  type StorefrontErrorOf,
} from './storefront-error.ts';
