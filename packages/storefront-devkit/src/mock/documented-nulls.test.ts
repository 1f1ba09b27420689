import { priceOf } from '@promenade/storefront-hooks/domain';
import { expect, it } from 'vitest';
import { aProductCard } from './fixtures/index.ts';

const NOW = Date.UTC(2026, 0, 15);
const discounted = { price: 1000, discount: 20, discountExpiry: NOW + 1, storePrice: 900 };

// The meaning of null, by the comments of these fields.
it.each([
  ['nothing is null', {}, 800],
  ['`discount`: there is none', { discount: null }, 900],
  ['`discountExpiry`: it is over', { discountExpiry: null }, 900],
  ['`storePrice`: there is none', { storePrice: null, discount: null }, 1000],
])('null in %s', (_, nulls, cents) => {
  expect(priceOf(aProductCard({ ...discounted, ...nulls }), NOW).nowCents).toBe(cents);
});
