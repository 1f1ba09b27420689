import { expect, test } from 'vitest';
import { buildCatalog } from '../build-catalog.ts';
import { branchOf } from './branch.ts';

const catalog = buildCatalog(7, 1, Date.UTC(2026, 0, 5));
const branch = branchOf(catalog, 'foyer-lune', 2, 8);

test('a branch sells only its merchant’s products', () => {
  const [merchant] = branch.merchants;
  expect(branch.merchants).toHaveLength(1);
  const id = catalog.merchants.find(({ slug }) => slug === 'foyer-lune')?.id;
  const own = catalog.products.filter(({ merchant_id }) => merchant_id === id);
  expect(branch.products.map(({ slug }) => slug)).toEqual(own.map(({ slug }) => slug));
  expect(new Set(branch.products.map(({ merchant_id }) => merchant_id))).toEqual(new Set([merchant?.id]));
  const rows = [...branch.merchants, ...branch.categories, ...branch.products];
  expect(new Set(rows.map(({ store_id }) => store_id))).toEqual(new Set([2]));
});

test('it takes no number and no key of the catalogue, and points at nothing outside itself', () => {
  for (const table of ['merchants', 'categories', 'products'] as const) {
    const known = new Set(catalog[table].map(({ id }) => id));
    expect(branch[table].filter(({ id }) => known.has(id))).toEqual([]);
  }
  const keys = new Set(catalog.products.map(({ unique_key }) => unique_key));
  expect(branch.products.filter(({ unique_key }) => keys.has(unique_key))).toEqual([]);
  const categories = new Set(branch.categories.map(({ id }) => id));
  const products = new Set(branch.products.map(({ id }) => id));
  const places = [...branch.products.map((row) => row.category_id), ...branch.merchants.map((row) => row.category_id)];
  const parents = branch.categories.filter(({ level }) => level > 1).map((row) => row.parent_id);
  expect([...places, ...parents].filter((id) => !categories.has(id ?? 0))).toEqual([]);
  expect(branch.skus.filter((sku) => !products.has(sku.product_id))).toEqual([]);
  expect(new Set(branch.skus.map((sku) => sku.product_id))).toEqual(products);
});

test('is the same for the same number; a merchant that there is not has none', () => {
  expect(branchOf(catalog, 'foyer-lune', 2, 8)).toEqual(branch);
  expect(() => branchOf(catalog, 'nobody', 2, 8)).toThrow('nobody');
});
