import type { AccountStrings } from './account/types.ts';
import type { CommerceStrings } from './commerce/types.ts';
import type { PatternStrings } from './patterns/types.ts';
import type { PrimitiveStrings } from './primitives/types.ts';
import type { ProductStrings } from './product/types.ts';

/**
 * Every word that components say by themselves. Those of `primitives`, `commerce` and `patterns` stand by the folder of the
 * component; those that a page may load later stand by subject. Plurals are functions.
 */
export interface UiStrings {
  primitives: PrimitiveStrings;
  commerce: CommerceStrings;
  patterns: PatternStrings;
  /** Signing in, buying, orders and the account. */
  account: AccountStrings;
  /** A product's page: reviews, coupons, the larger view. */
  product: ProductStrings;
}
