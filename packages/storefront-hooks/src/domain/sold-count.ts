/** Input of `soldCount`. */
export interface SoldFacts {
  /** Number of units sold. */
  sales?: number | null | undefined;
  /** Number that the merchant adds to `sales`. Absent in the list of top products, whose `sales` already includes it. */
  ficti?: number | null | undefined;
}

/** The number of units sold that a card shows. */
export function soldCount({ sales, ficti }: SoldFacts): number {
  return Math.max(0, (sales ?? 0) + (ficti ?? 0));
}

let compact: Intl.NumberFormat | undefined;

/**
 * A count in compact English notation, in every language of the shop.
 * @example formatCompact(12_345) // '12K'
 */
export function formatCompact(count: number): string {
  compact ??= new Intl.NumberFormat('en', { notation: 'compact' });
  return compact.format(count);
}
