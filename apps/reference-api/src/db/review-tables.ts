import type { Generated } from 'kysely';
import type { Json, Locale } from './tables.ts';

/** What a shopper said of a product, in the language it was said in, with name and picture as they were then. */
export interface ReviewsTable {
  id: Generated<number>;
  product_id: number;
  /** Null for reviews that came with the catalogue. */
  user_id: number | null;
  /** What was bought; a line has one review (unique). */
  order_line_id: number | null;
  nickname: string;
  avatar: string;
  /** Whether it is known that the product was bought. */
  is_verified: boolean;
  /** Whole stars, 1 to 5, as are those of the service. */
  product_score: number;
  service_score: number;
  comment: string;
  locale: Locale;
  pictures: Json<string[]>;
  sku_en: string;
  sku_fr: string;
  merchant_reply: string | null;
  created_at: number;
}

/** How many reviews of each kind a product has; there is no row before the first. */
export interface ReviewTotalsTable {
  product_id: number;
  good: number;
  medium: number;
  poor: number;
  /** The sum of all product scores. */
  stars: number;
}

export interface ReviewTables {
  reviews: ReviewsTable;
  review_totals: ReviewTotalsTable;
}
