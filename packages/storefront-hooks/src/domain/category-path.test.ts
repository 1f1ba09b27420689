import { describe, expect, it } from 'vitest';
import { categoryPath, categoryTrailById, categoryTrailBySlug, subtreeIds } from './category-path.ts';

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

describe('breadcrumb', () => {
  it.each([
    ['home', ['home']],
    ['lighting', ['home', 'lighting']],
    ['candles', ['home', 'lighting', 'candles']],
    ['shirts', ['fashion', 'shirts']],
  ])('of the slug %s', (slug, expected) => {
    expect(names(categoryTrailBySlug(tree, slug))).toEqual(expected);
  });

  it('of a product category by id', () => {
    expect(names(categoryTrailById(tree, 111))).toEqual(['home', 'lighting', 'lamps']);
  });

  it.each(['garden', '', 'too-deep'])('does not exist for %j', (slug) => {
    expect(categoryTrailBySlug(tree, slug)).toBeUndefined();
  });

  it('does not exist in an empty tree', () => {
    expect(categoryTrailById([], 1)).toBeUndefined();
  });
});

it('a subtree holds the category itself and everything below', () => {
  expect(tree.map(subtreeIds)).toEqual([
    [1, 11, 111, 112, 1111],
    [2, 21],
  ]);
});

it.each([
  ['lamps', '/collections/lamps'],
  ['bed & bath', '/collections/bed%20%26%20bath'],
  ['..', '/'],
  ['', '/'],
])('the address of the slug %j is %s', (slug, path) => {
  expect(categoryPath({ slug })).toBe(path);
});
