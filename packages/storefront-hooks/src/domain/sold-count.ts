/** Where a sold count comes from. */
export interface SoldFacts {
  /** Pieces sold. */
  sales?: number | null | undefined;
  /** Pieces the merchant adds to `sales`. Absent in the leader board, whose `sales` already holds them. */
  ficti?: number | null | undefined;
}

/** Pieces sold, as a card shows them. */
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
