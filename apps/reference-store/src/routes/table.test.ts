import { searchFiltersToQuery, storePaths, VARIANT_QUERY } from '@promenade/storefront-hooks/domain';
import { beforeAll, expect, it } from 'vitest';
import { MERCHANT_QUERY, merchantProductsPath } from '../lib/merchant-paths.ts';
import { REVIEW_QUERY } from '../lib/product-address.ts';
import { routes } from './table.ts';

const modules = import.meta.glob('./*.tsx');

// The pages share most of their code, so load it before the tests: the first test would exceed its time limit.
beforeAll(() => Promise.all(routes.map(({ load }) => load())), 60_000);

it.each(routes)('the source of $paths is the module it loads', async ({ source, load }) => {
  const module = await modules[source.replace('src/routes/', './')]?.();
  expect(module).toBe(await load());
});

it('every page in this folder has an address', () => {
  const known = routes.map(({ source }) => source.replace('src/routes/', './'));
  expect(known.sort()).toEqual(Object.keys(modules).sort());
});

it('every path that backends and packages link to has a page', () => {
  const shapeOf = (path: string) => path.replace(/\{\w+\}|:\w+/g, '*');
  const served = new Set(routes.flatMap(({ paths }) => paths.map(shapeOf)));
  expect(Object.values(storePaths).filter((path) => !served.has(shapeOf(path)))).toEqual([]);
});

it('public pages declare the parameters they read, private pages declare none', async () => {
  for (const { source, query, load } of routes) {
    const { access } = (await load()).handle;
    expect([source, query !== undefined]).toEqual([source, access === 'public']);
  }
});

it('the declared parameters are those that the parsers read', () => {
  const queryOf = (name: string) => routes.find(({ source }) => source === `src/routes/${name}.tsx`)?.query;
  const all = {
    keyword: 'lamp',
    cid: 1,
    level: 1,
    sort: 'sales',
    minCents: 1,
    maxCents: 2,
    attributes: ['Color.Blue'],
    merchantIds: [3],
    minRating: 4,
    inStock: true,
    freeShipping: true,
    reduced: true,
    page: 2,
    lastPage: 3,
  } as const;
  const ofList = [...new URLSearchParams(searchFiltersToQuery(all)).keys()];
  for (const name of ['all-products', 'product-search', 'collection']) expect(queryOf(name)).toEqual(ofList);
  const ofMerchant = merchantProductsPath(3, all).split('?')[1];
  expect(queryOf('merchant')?.filter((name) => name !== 'l')).toEqual([...new URLSearchParams(ofMerchant).keys()]);
  expect(queryOf('activity-list')).toEqual([
    'id',
    ...new URLSearchParams(searchFiltersToQuery({ page: 2, lastPage: 3 })).keys(),
  ]);
  for (const name of ['product', 'product-landing', 'product-preview'])
    expect(queryOf(name)).toEqual([VARIANT_QUERY, ...Object.values(REVIEW_QUERY)]);
  expect(queryOf('merchant-search')).toEqual(Object.values(MERCHANT_QUERY));
  expect(queryOf('merchant-street')).toEqual([MERCHANT_QUERY.page]);
});
