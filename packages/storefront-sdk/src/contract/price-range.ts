import { moneyText } from '../schema/encode.ts';

/** Bounds of a price, both in cents and both included. */
export interface PriceRange {
  minPrice?: number;
  maxPrice?: number;
}

/** Bounds in cents as the decimal text that queries carry. */
export function priceTexts({ minPrice, maxPrice }: PriceRange): { minPrice?: string; maxPrice?: string } {
  return {
    ...(minPrice !== undefined && { minPrice: moneyText(minPrice) }),
    ...(maxPrice !== undefined && { maxPrice: moneyText(maxPrice) }),
  };
}
