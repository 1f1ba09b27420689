import { aProductCard } from '@promenade/storefront-devkit/mock';
import { expect, it } from 'vitest';
import { goods, itemOfCard } from './items.ts';

it('an item whose price cannot be read has none, nor has the sum', () => {
  const items = [aProductCard(), aProductCard({ price: Number.NaN })].map((card) => itemOfCard(card, 0));
  expect(items.map(({ priceCents }) => priceCents)).toEqual([4900, undefined]);
  expect(goods(items).valueCents).toBeUndefined();
});
