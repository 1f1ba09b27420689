import { expect, it } from 'vitest';
import { hasNextPage, mergePages } from './pages.ts';

const page = (pageNum: number, pages: number, ...ids: number[]) => ({
  pageNum,
  pages,
  list: ids.map((id) => ({ id })),
});

it.each([
  ['first of three', page(1, 3, 1), true],
  ['last', page(3, 3, 1), false],
  ['only', page(1, 1, 1), false],
  ['beyond the last', page(4, 3, 1), false],
  ['empty though more are promised', page(1, 3), false],
  ['empty shop', page(1, 0), false],
])('%s page', (_case, given, expected) => {
  expect(hasNextPage(given)).toBe(expected);
});

it('merges pages in order, each id once, as first seen', () => {
  const first = {
    ...page(1, 2),
    list: [
      { id: 1, name: 'first' },
      { id: 2, name: 'second' },
    ],
  };
  const second = {
    ...page(2, 2),
    list: [
      { id: 2, name: 'again' },
      { id: 3, name: 'third' },
    ],
  };
  expect(mergePages([first, second]).map(({ name }) => name)).toEqual(['first', 'second', 'third']);
});

it('tells items apart as it is told', () => {
  const pages = [
    { ...page(1, 2), list: [{ merId: 3 }, { merId: 4 }] },
    { ...page(2, 2), list: [{ merId: 4 }, { merId: 5 }] },
  ];
  expect(mergePages(pages, ({ merId }) => merId)).toEqual([{ merId: 3 }, { merId: 4 }, { merId: 5 }]);
});
