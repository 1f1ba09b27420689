/** What a price depends on, as cards, cart lines and product pages carry it. Amounts in cents, `discount` in percent. */
export interface PriceFacts {
  price: number;
  storePrice: number | null;
  discount: number | null;
  /** Epoch milliseconds. */
  discountExpiry: number | null;
}

/**
 * The price of one piece that a shop shows and charges: a running discount, else a lower store price, else the variant's
 * own, else the store price, else the price itself.
 *
 * @param variant The variant's entry in `variantPrice`, in cents.
 */
export function unitPrice(
  { price, storePrice, discount, discountExpiry }: PriceFacts,
  variant: number | undefined,
  now: number,
): number {
  if (discount !== null && discount > 0 && discountExpiry !== null && discountExpiry > now) {
    // Hundredths of a percent are whole numbers; halves go up.
    return Math.floor((price * (10_000 - Math.round(discount * 100)) + 5_000) / 10_000);
  }
  if (storePrice !== null && storePrice < price) return storePrice;
  return variant ?? storePrice ?? price;
}
