export { errorText } from './error-text.ts';
export {
  type ErrorFacts,
  type ErrorKind,
  type FieldErrors,
  isStorefrontError,
  kindOf,
  StorefrontError,
} from './storefront-error.ts';
