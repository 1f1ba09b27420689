import type { AccountStrings } from './account/types.ts';
import type { PrimitiveStrings } from './primitives/types.ts';
import type { ProductStrings } from './product/types.ts';
import type { ShopStrings } from './shop/types.ts';

/**
 * Every word that components render by themselves. Words of `primitives` and `shop` are in the folder of the
 * component; words that a page may load later are grouped by subject. Plurals are functions.
 */
export interface UiStrings {
  primitives: PrimitiveStrings;
  shop: ShopStrings;
  /** Sign-in, purchase, orders and account. */
  account: AccountStrings;
  /** Product page: reviews, coupons, lightbox. */
  product: ProductStrings;
}
