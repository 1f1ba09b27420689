import { expect, it } from 'vitest';
import { mergePages } from './pages.ts';

it('pages are merged in order, each id once, with the first item of an id', () => {
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

it('items can be distinguished by another id', () => {
  const pages = [{ list: [{ merId: 3 }, { merId: 4 }] }, { list: [{ merId: 4 }, { merId: 5 }] }];
  expect(mergePages(pages, ({ merId }) => merId)).toEqual([{ merId: 3 }, { merId: 4 }, { merId: 5 }]);
});
