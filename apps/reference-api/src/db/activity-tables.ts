import type { Generated } from 'kysely';
import type { Json } from './tables.ts';

/** A themed selection of products. */
export interface ActivitiesTable {
  id: Generated<number>;
  store_id: number;
  name_en: string;
  name_fr: string;
  instruction_en: string;
  instruction_fr: string;
  /** 1 carousel, 2 grid, 3 large picture. */
  type: 1 | 2 | 3;
  banners: Json<string[]>;
  sort: number;
  start_at: number;
  /** Null goes on without end. */
  end_at: number | null;
}

export interface ActivityProductsTable {
  activity_id: number;
  product_id: number;
  sort: number;
  /** The activity's own picture of the product; may be empty. */
  image: string;
}

export interface ActivityTables {
  activities: ActivitiesTable;
  activity_products: ActivityProductsTable;
}
