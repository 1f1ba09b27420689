import type { Tx } from '@promenade/reference-api/db/tables.ts';
import { publishPage } from '@promenade/reference-api/domain/shop-pages.ts';
import { insertAll } from '@promenade/reference-api/repositories/insert-all.ts';
import type { CatalogRows } from '../build-catalog.ts';
import { buildReviews } from '../reviews.ts';
import { branchOf } from './branch.ts';
import { secondPages } from './pages.ts';
import {
  SECOND_DETAILS,
  SECOND_HOST,
  SECOND_LANDING,
  SECOND_MERCHANT,
  SECOND_NAME,
  SECOND_STREAM,
  SECOND_THEME,
} from './store.ts';

export const SECOND_STORE_ID = 2;

/** A shop with its own host name, in which one merchant sells alone, with a page design by its owner. */
export async function seedSecondShop(
  tx: Tx,
  { catalog, seed, now }: { catalog: CatalogRows; seed: number; now: number },
): Promise<void> {
  const rows = branchOf(catalog, SECOND_MERCHANT, SECOND_STORE_ID, seed + 1);
  const products = rows.products.map((product) => ({ ...product, landing_page: product.slug === SECOND_LANDING }));
  const said = buildReviews({ ...rows, products }, seed + 1, now);
  await insertAll(tx, 'stores', [
    {
      id: SECOND_STORE_ID,
      host: SECOND_HOST,
      name: SECOND_NAME,
      theme: JSON.stringify(SECOND_THEME),
      details: JSON.stringify(SECOND_DETAILS),
      created_at: now,
    },
  ]);
  await insertAll(tx, 'categories', rows.categories);
  await insertAll(tx, 'merchants', rows.merchants);
  await insertAll(tx, 'product_attributes', rows.attributes);
  await insertAll(tx, 'products', products);
  await insertAll(tx, 'skus', rows.skus);
  await insertAll(tx, 'reviews', said.reviews);
  await insertAll(tx, 'review_totals', said.totals);
  for (const page of secondPages(products)) await publishPage(tx, page, now);
  await insertAll(tx, 'streaming_channels', [{ store_id: SECOND_STORE_ID, ...SECOND_STREAM, started_at: now }]);
}
