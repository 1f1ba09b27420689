'use client';
import { useNow } from '../context/use-now.ts';
import { type DiscountFacts, isDiscountValid } from '../domain/discount.ts';

/**
 * The time to pass to price computations. It has one value while the discount is active and another value afterwards, so that
 * a memoised view does not change when the clock ticks for another product.
 */
export function usePriceTime({ discount, discountExpiry }: DiscountFacts): number {
  const now = useNow(discount ? (discountExpiry ?? undefined) : undefined);
  return isDiscountValid({ discount, discountExpiry }, now) ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}
