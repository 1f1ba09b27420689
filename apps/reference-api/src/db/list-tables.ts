import type { Generated } from 'kysely';

/** How many products of a category are on sale; kept by triggers on `products`, so that no list counts rows. */
export interface ProductCountsTable {
  store_id: number;
  category_id: number;
  products: number;
}

/** Where a list was entered when its anchors were built: how much of it stood before a product of the shop. */
export interface ProductAnchorsTable {
  store_id: number;
  /** The list of a category and everything below it; 0 is the whole shop. */
  category_id: number;
  /** What the list is ordered by, see repositories/product-orders.ts. */
  sort: string;
  /** How many products of the list stood before it; never 0. */
  position: number;
  /** The product's value in that order. */
  rank: number;
  /** Not of the category, as a rule. */
  product_id: number;
}

export interface AnchorBuildsTable {
  store_id: number;
  built_at: number;
  took_ms: Generated<number>;
  /** When the next discount of the shop ends, which changes the order by price. */
  good_until: number | null;
}

/** Statements that changed the lists of a shop since its anchors were built; written by triggers on `products`. */
export interface ListChangesTable {
  id: Generated<number>;
  store_id: number;
}

/** What happened to a product since its row was last changed; a job adds it up. */
export interface ProductTalliesTable {
  id: Generated<number>;
  product_id: number;
  sold: Generated<number>;
  seen: Generated<number>;
  is_reviewed: Generated<boolean>;
}

export interface ListTables {
  product_tallies: ProductTalliesTable;
  product_counts: ProductCountsTable;
  product_anchors: ProductAnchorsTable;
  anchor_builds: AnchorBuildsTable;
  list_changes: ListChangesTable;
}
