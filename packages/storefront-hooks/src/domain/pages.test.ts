import { expect, it } from 'vitest';
import { mergePages } from './pages.ts';

it('merges pages in order, each id once, as first seen', () => {
  const first = {
    list: [
      { id: 1, name: 'first' },
      { id: 2, name: 'second' },
    ],
  };
  const second = {
    list: [
      { id: 2, name: 'again' },
      { id: 3, name: 'third' },
    ],
  };
  expect(mergePages([first, second]).map(({ name }) => name)).toEqual(['first', 'second', 'third']);
});

it('tells items apart as it is told', () => {
  const pages = [{ list: [{ merId: 3 }, { merId: 4 }] }, { list: [{ merId: 4 }, { merId: 5 }] }];
  expect(mergePages(pages, ({ merId }) => merId)).toEqual([{ merId: 3 }, { merId: 4 }, { merId: 5 }]);
});
