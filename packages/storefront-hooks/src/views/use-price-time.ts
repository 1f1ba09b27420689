'use client';
import { useNow } from '../context/use-now.ts';
import { type DiscountFacts, isDiscountValid } from '../domain/discount.ts';

/**
 * A time to compute a price for. It has one value while the discount is active and another one afterwards, so that a view
 * stays the same object when the clock ticks for another product.
 */
export function usePriceTime({ discount, discountExpiry }: DiscountFacts): number {
  const now = useNow(discount ? (discountExpiry ?? undefined) : undefined);
  return isDiscountValid({ discount, discountExpiry }, now) ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}
