/** The fields that determine whether a discount is active. */
export interface DiscountFacts {
  /** Percent off, 0…100. */
  discount?: number | null | undefined;
  /** End of the discount in epoch milliseconds. A missing end counts as expired. */
  discountExpiry?: number | null | undefined;
}

/** Whether a discount is active at `now`: it is above 0 and ends later than `now`. */
export function isDiscountValid(facts: DiscountFacts, now: number): boolean {
  const { discount, discountExpiry } = facts;
  if (discount == null || discountExpiry == null) return false;
  return Number.isFinite(discount) && discount > 0 && discountExpiry > now;
}

/** When the first of the active discounts ends, in epoch milliseconds, so that a page can update its prices then. */
export function nextDiscountEnd(all: Iterable<DiscountFacts>, now: number): number | undefined {
  let next: number | undefined;
  for (const facts of all) {
    const end = facts.discountExpiry;
    if (end != null && isDiscountValid(facts, now) && (next === undefined || end < next)) next = end;
  }
  return next;
}
