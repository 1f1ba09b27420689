import { parseMoney } from '@promenade/storefront-hooks/domain';

const cents = (amount: string | undefined) => (amount === undefined ? undefined : parseMoney(amount));

/** Both ends of a price range as cents; an end that is not asked for is open. */
export function priceRange({ minPrice, maxPrice }: { minPrice?: string | undefined; maxPrice?: string | undefined }) {
  return { minPrice: cents(minPrice), maxPrice: cents(maxPrice) };
}
