import { expect, it } from 'vitest';
import { reviewChoiceOf, reviewHref } from './review-address.ts';

const url = (query: string) => new URL(`https://shop.example/product/lamp${query}`);

it.each([
  ['', { kind: 'all', page: 1 }],
  ['?reviews=poor&reviewsPage=3', { kind: 'poor', page: 3 }],
  ['?reviews=toString&reviewsPage=-1', { kind: 'all', page: 1 }],
  ['?reviews=&reviewsPage=1e99', { kind: 'all', page: 1 }],
])('%s shows %o', (query, choice) => {
  expect(reviewChoiceOf(url(query))).toEqual(choice);
});

it('paging through reviews keeps the other parameters of the address', () => {
  expect(reviewHref(url('?variant=Red&reviews=good&reviewsPage=2'), { kind: 'poor', page: 1 })).toBe(
    '/product/lamp?variant=Red&reviews=poor',
  );
  expect(reviewHref(url('?reviews=good'), { kind: 'all', page: 1 })).toBe('/product/lamp');
});
