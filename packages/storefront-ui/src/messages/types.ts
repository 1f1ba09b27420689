import type { AccountStrings } from './account/types.ts';
import type { PrimitiveStrings } from './primitives/types.ts';
import type { ProductStrings } from './product/types.ts';
import type { ShopStrings } from './shop/types.ts';

/**
 * Every word that components say by themselves. Those of `primitives` and `shop` stand by the folder of the component; those
 * that a page may load later stand by subject. Plurals are functions.
 */
export interface UiStrings {
  primitives: PrimitiveStrings;
  shop: ShopStrings;
  /** Signing in, buying, orders and the account. */
  account: AccountStrings;
  /** A product's page: reviews, coupons, the larger view. */
  product: ProductStrings;
}
