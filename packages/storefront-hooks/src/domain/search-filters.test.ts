import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchFilters } from './search-filters.ts';
import {
  cleanSearchFilters,
  MIN_RATINGS,
  parseSearchFilters,
  SEARCH_SORTS,
  searchFiltersToQuery,
  withoutFacets,
} from './search-filters.ts';
import { propertyRuns } from './test-support/property-runs.ts';

describe('parseSearchFilters', () => {
  it.each<[string, SearchFilters]>([
    ['', {}],
    ['?', {}],
    [
      '?title=desk%20lamp&cid=7&l=2&sort=price-asc&min=5&max=20.50&page=3',
      { keyword: 'desk lamp', cid: 7, level: 2, sort: 'price-asc', minCents: 500, maxCents: 2_050, page: 3 },
    ],
    ['title=%20%00%0Alamp%20%20%09shade', { keyword: 'lamp shade' }],
    ['title=%20%20', {}],
    ['min=20&max=5', { minCents: 500, maxCents: 2_000 }],
    ['min=5,50', { minCents: 550 }],
    ['min=0&max=0.00', {}],
    ['min=-5&max=1e9', {}],
    ['min=5.123&max=99999999', {}],
    ['cid=7;drop&l=2', {}],
    ['cid=0', {}],
    ['cid=1&l=1', { cid: 1, level: 1 }],
    ['cid=2147483647&l=3', { cid: 2_147_483_647, level: 3 }],
    ['cid=2147483648', {}],
    ['cid=99999999999', {}],
    ['min=0.01&max=20000000', { minCents: 1, maxCents: 2_000_000_000 }],
    ['sort=price-asc', { sort: 'price-asc' }],
    ['sort=price-desc', { sort: 'price-desc' }],
    ['sort=sales', { sort: 'sales' }],
    ['cid=7&l=4', { cid: 7 }],
    ['l=2', {}],
    ['sort=newest', { sort: 'newest' }],
    ['sort=oldest', {}],
    ['sort=__proto__', {}],
    ['page=1', {}],
    ['page=0', {}],
    ['page=2.5', {}],
    ['page=100000', { page: 100_000 }],
    ['page=100001', {}],
    ['page=-2', {}],
    ['utm_source=mail&gclid=1&page=2', { page: 2 }],
    ['page=2&page=9', { page: 2 }],
    ['to=3', { lastPage: 3 }],
    ['page=2&to=4', { page: 2, lastPage: 4 }],
    ['page=4&to=2', { page: 4 }],
    ['page=4&to=4', { page: 4 }],
    ['page=3&to=9999', { page: 3, lastPage: 27 }],
    ['to=1e3', {}],
    ['attribute=Size.M&attribute=Color.Blue&attribute=Size.M', { attributes: ['Color.Blue', 'Size.M'] }],
    ['attribute=Color&attribute=a.b.c&attribute=a.b,c', {}],
    ['merchant=7&merchant=3&merchant=x', { merchantIds: [3, 7] }],
    ['rating=4&stock=1&shipping=1&sale=1', { minRating: 4, inStock: true, freeShipping: true, reduced: true }],
    ['rating=1&stock=0&shipping=yes', {}],
  ])('parses %j', (query, filters) => {
    expect(parseSearchFilters(query)).toEqual(filters);
  });

  it.each([
    ['is truncated', 'a'.repeat(5_000), 'a'.repeat(100)],
    ['is truncated after its first space is removed', ` ${'a'.repeat(100)}`, 'a'.repeat(100)],
    ['does not end with a space if it is truncated between two words', `${'a'.repeat(99)} b`, 'a'.repeat(99)],
  ])('a long keyword %s', (_, title, keyword) => {
    expect(parseSearchFilters(new URLSearchParams({ title }))).toEqual({ keyword });
  });

  it('reads at most 20 values of a filter', () => {
    const ids = Array.from({ length: 21 }, (_, index) => 100 + index);
    const query = new URLSearchParams(ids.map((id) => ['merchant', `${id}`]));
    expect(parseSearchFilters(query)).toEqual({ merchantIds: ids.slice(0, 20) });
  });

  it('accepts URLSearchParams', () => {
    expect(parseSearchFilters(new URLSearchParams({ title: 'lamp' }))).toEqual({ keyword: 'lamp' });
  });
});

describe('cleanSearchFilters', () => {
  it.each<SearchFilters>([
    { cid: 1.5 },
    { minCents: 10.5 },
    { maxCents: Number.NaN },
    { page: 2.5 },
    { lastPage: 3.5 },
  ])('drops the number of %j, which is not whole', (filters) => {
    expect(cleanSearchFilters(filters)).toEqual({});
  });

  it('has no entries for absent filters', () => {
    expect(cleanSearchFilters({ keyword: 'lamp', cid: undefined, inStock: false, page: 1 })).toStrictEqual({
      keyword: 'lamp',
    });
  });
});

it('filters without facets keep the words, category, order, prices and pages', () => {
  const kept: SearchFilters = {
    ...{ keyword: 'lamp', cid: 7, level: 2, sort: 'sales', minCents: 500, maxCents: 2_050, page: 2, lastPage: 4 },
  };
  const facets: SearchFilters = {
    ...{ attributes: ['Size.M'], merchantIds: [3], minRating: 4, inStock: true, freeShipping: true, reduced: true },
  };
  expect(withoutFacets({ ...kept, ...facets })).toEqual(kept);
});

describe('searchFiltersToQuery', () => {
  it('has a fixed order of parameters and omits defaults', () => {
    expect(
      searchFiltersToQuery({
        page: 2,
        maxCents: 2_050,
        sort: 'sales',
        level: 1,
        cid: 7,
        keyword: 'desk lamp',
        minCents: 500,
        reduced: true,
        merchantIds: [10, 9],
        attributes: ['Size.M', 'Color.Blue'],
      }),
    ).toBe(
      'title=desk+lamp&cid=7&l=1&sort=sales&min=5.00&max=20.50' +
        '&attribute=Color.Blue&attribute=Size.M&merchant=10&merchant=9&sale=1&page=2',
    );
    expect(searchFiltersToQuery({ page: 1, keyword: ' ' })).toBe('');
  });

  const filters: fc.Arbitrary<SearchFilters> = fc.record(
    {
      keyword: fc.string({ unit: 'binary', maxLength: 120 }),
      cid: fc.integer(),
      level: fc.constantFrom(1 as const, 2 as const, 3 as const),
      sort: fc.constantFrom(...SEARCH_SORTS),
      minCents: fc.integer({ min: -5, max: 200_000_000 }),
      maxCents: fc.integer({ min: -5, max: 200_000_000 }),
      attributes: fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('Color.Blue', 'Größe.L', 'Size.M'))),
      merchantIds: fc.array(fc.integer({ min: -2 }), { maxLength: 30 }),
      minRating: fc.constantFrom(...MIN_RATINGS),
      inStock: fc.boolean(),
      freeShipping: fc.boolean(),
      reduced: fc.boolean(),
      page: fc.integer({ min: -2, max: 200_000 }),
      lastPage: fc.integer({ min: -2, max: 200_000 }),
    },
    { requiredKeys: [] },
  );

  it('can be parsed to the same filters, which result in the same query', () => {
    fc.assert(
      fc.property(filters, (given) => {
        const query = searchFiltersToQuery(given);
        expect(parseSearchFilters(query)).toEqual(cleanSearchFilters(given));
        expect(searchFiltersToQuery(parseSearchFilters(query))).toBe(query);
      }),
      propertyRuns(),
    );
  });
});
