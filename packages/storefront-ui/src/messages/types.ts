import type { AccountStrings } from './account/types.ts';
import type { CommerceStrings } from './commerce/types.ts';
import type { PatternStrings } from './patterns/types.ts';
import type { PrimitiveStrings } from './primitives/types.ts';
import type { ProductStrings } from './product/types.ts';

/**
 * Every word that components render by themselves. Words of `primitives`, `commerce` and `patterns` are in the folder of the
 * component; words that a page may load later are grouped by subject. Plurals are functions.
 */
export interface UiStrings {
  primitives: PrimitiveStrings;
  commerce: CommerceStrings;
  patterns: PatternStrings;
  /** Sign-in, purchase, orders and account. */
  account: AccountStrings;
  /** Product page: reviews, coupons, lightbox. */
  product: ProductStrings;
}
