import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  categoryPath,
  categoryTrailById,
  categoryTrailBySlug,
  listedCategories,
  parseCategoryPath,
  relatedCategories,
} from './category-path.ts';
import { propertyRuns } from './test-support/property-runs.ts';

interface Category {
  id: number;
  name: string;
  slug: string;
  childList: Category[] | null;
}

const category = (id: number, slug: string, childList: Category[] | null = null): Category => ({
  id,
  name: slug,
  slug,
  childList,
});
const tree = [
  category(1, 'home', [
    category(11, 'lighting', [category(111, 'lamps'), category(112, 'candles', [category(1111, 'too-deep')])]),
  ]),
  category(2, 'fashion', [category(21, 'shirts', [])]),
];
const names = (trail: readonly Category[] | undefined) => trail?.map(({ name }) => name);

describe('a breadcrumb', () => {
  it.each([
    ['home', ['home']],
    ['lighting', ['home', 'lighting']],
    ['candles', ['home', 'lighting', 'candles']],
    ['shirts', ['fashion', 'shirts']],
  ])('is found by the slug %s', (slug, expected) => {
    expect(names(categoryTrailBySlug(tree, slug))).toEqual(expected);
  });

  it('is found by a former slug of a category, unless another category has it now', () => {
    const renamed = [{ ...category(1, 'lamps'), formerSlugs: ['lights', 'home'] }, category(2, 'home')];
    expect(names(categoryTrailBySlug(renamed, 'lights'))).toEqual(['lamps']);
    expect(names(categoryTrailBySlug(renamed, 'home'))).toEqual(['home']);
  });

  it('is found by the id of a category', () => {
    expect(names(categoryTrailById(tree, 111))).toEqual(['home', 'lighting', 'lamps']);
  });

  it.each(['garden', '', 'too-deep'])('does not exist for %j', (slug) => {
    expect(categoryTrailBySlug(tree, slug)).toBeUndefined();
  });

  it('does not exist in an empty tree', () => {
    expect(categoryTrailById([], 1)).toBeUndefined();
  });
});

it.each([
  ['lamps', '/collections/lamps'],
  ['bed & bath', '/collections/bed%20%26%20bath'],
  ['..', '/'],
  ['', '/'],
])('the address of the slug %j is %s', (slug, path) => {
  expect(categoryPath({ slug })).toBe(path);
});

describe('parseCategoryPath', () => {
  it.each([
    ['/collections/lamps', 'lamps'],
    ['/collections/bed%20%26%20bath?page=2#top', 'bed & bath'],
    ['/collections/a%2Fb', 'a/b'],
  ])('parses %s', (path, slug) => {
    expect(parseCategoryPath(path)).toEqual({ slug });
  });

  it.each([
    '/',
    '/collections',
    '/collections/',
    '/collections/a/b',
    '/collections/..',
    '/collections/%2e',
    '/collections/%',
    '/x/collections/a',
    '/products/all',
    '',
  ])('finds no category in %j', (path) => {
    expect(parseCategoryPath(path)).toBeUndefined();
  });

  it('is the inverse of `categoryPath`', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }).filter((slug) => !/^\.{1,2}$/.test(slug)),
        (slug) => {
          expect(parseCategoryPath(categoryPath({ slug }))).toEqual({ slug });
        },
      ),
      propertyRuns(),
    );
  });
});

describe('the categories that a shop lists', () => {
  const listed = (slug: string, isShow: boolean, childList: ReturnType<typeof category>[] | null = null) => ({
    ...category(slug.length, slug, childList),
    isShow,
    childList: (childList ?? []).map((child) => ({ ...child, isShow: child.slug !== 'hidden', childList: [] })),
  });
  const lamps = listed('lamps', true);
  const hidden = listed('hidden', false);

  it('exclude hidden ones', () => {
    expect(listedCategories([lamps, hidden])).toEqual([lamps]);
  });

  it('on the page of a category are its subcategories, or its siblings if it has none', () => {
    const child = { ...lamps, isShow: true, childList: [] };
    const empty = { ...lamps, slug: 'empty', childList: [{ ...child, isShow: false }] };
    const parent = { ...lamps, slug: 'parent', childList: [child, empty, { ...child, isShow: false }] };
    expect(relatedCategories([parent])).toEqual([child, empty]);
    expect(relatedCategories([parent, empty])).toEqual([child, empty]);
    expect(relatedCategories([empty])).toEqual([]);
    expect(relatedCategories([])).toEqual([]);
  });
});
