import type { CatalogRows } from '../build-catalog.ts';
import { createRandom } from '../random.ts';

const lastId = (rows: readonly { id: number }[]) => Math.max(0, ...rows.map(({ id }) => id));

/** What one merchant of a catalogue sells, as the catalogue of another shop: its ids go on after those there are. */
export function branchOf(catalog: CatalogRows, merchantSlug: string, storeId: number, seed: number): CatalogRows {
  const random = createRandom(seed);
  const [merchants, products, categories] = [
    lastId(catalog.merchants),
    lastId(catalog.products),
    lastId(catalog.categories),
  ];
  const merchant = catalog.merchants.find(({ slug }) => slug === merchantSlug);
  if (!merchant) throw new Error(`No merchant of the catalogue is called ${merchantSlug}`);
  const own = catalog.products.filter(({ merchant_id }) => merchant_id === merchant.id);
  const ownIds = new Set(own.map(({ id }) => id));
  const places = withParents(catalog.categories, new Set(own.map(({ category_id }) => category_id)));
  return {
    merchants: [
      {
        ...merchant,
        id: merchants + 1,
        store_id: storeId,
        category_id: merchant.category_id && merchant.category_id + categories,
        is_self: true,
      },
    ],
    attributes: catalog.attributes.map((row) => ({ ...row, store_id: storeId })),
    categories: catalog.categories
      .filter(({ id }) => places.has(id))
      .map((row) => ({
        ...row,
        id: row.id + categories,
        store_id: storeId,
        parent_id: row.parent_id && row.parent_id + categories,
      })),
    products: own.map((row) => ({
      ...row,
      id: row.id + products,
      store_id: storeId,
      merchant_id: merchants + 1,
      category_id: row.category_id + categories,
      unique_key: random.hex(16),
    })),
    skus: catalog.skus
      .filter(({ product_id }) => ownIds.has(product_id))
      .map((row) => ({ ...row, product_id: row.product_id + products })),
  };
}

/** Categories with all that they hang below. Parents come before children. */
function withParents(categories: CatalogRows['categories'], ids: ReadonlySet<number>): Set<number> {
  const found = new Set(ids);
  for (const { id, parent_id } of categories.toReversed()) if (found.has(id) && parent_id) found.add(parent_id);
  return found;
}
