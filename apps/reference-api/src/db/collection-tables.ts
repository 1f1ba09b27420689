import type { Generated } from 'kysely';

/** A product on a shopper's wish list, once (unique). */
export interface WishesTable {
  id: Generated<number>;
  user_id: number;
  product_id: number;
  created_at: number;
}

/** A merchant whom a shopper follows, once (primary key). */
export interface FollowedMerchantsTable {
  user_id: number;
  merchant_id: number;
  created_at: number;
}

export interface CollectionTables {
  wishes: WishesTable;
  followed_merchants: FollowedMerchantsTable;
}
