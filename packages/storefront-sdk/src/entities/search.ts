import { bool, type Infer, int, listOf, money, nullable, object, oneOfOpen, text } from '../schema/schema.ts';

export const HotKeyword = object({
  /** Id. */
  id: int,
  /** The search term. */
  title: text,
});
/** A search term suggested by the shop. */
export interface HotKeyword extends Infer<typeof HotKeyword> {}

export const FacetValue = object({
  /** Value for the filter: a key for `attributes`, an id for `merIds`, a number for `minRating`, otherwise `1`. */
  value: text,
  /** The value in the shopper’s language; empty where `value` says all. */
  label: text,
  /** How many products there would be. */
  count: int,
});
/** A value that a list can be narrowed to. */
export interface FacetValue extends Infer<typeof FacetValue> {}

export const Facet = object({
  /** Kind of the facet. */
  kind: oneOfOpen('attribute', 'merchant', 'rating', 'stock', 'shipping', 'reduced'),
  /** Name of the attribute, such as `Color`; empty for other facets. */
  name: text,
  /** Whether the numbers of products are estimates. */
  isAbout: bool,
  /** The values that most products have, and the chosen ones. */
  values: listOf(FacetValue),
});
/** One way to narrow a list. */
export interface Facet extends Infer<typeof Facet> {}

export const Facets = object({
  /** Number of products with all filters. */
  total: int,
  /** Whether `total` is an estimate. */
  isAbout: bool,
  /** Lowest price in cents, ignoring the requested price range; null without products. */
  lowest: nullable(money),
  /** Highest price in cents, ignoring the requested price range; null without products. */
  highest: nullable(money),
  /** The facets. */
  list: listOf(Facet),
});
/** The facets of a list of products. */
export interface Facets extends Infer<typeof Facets> {}
