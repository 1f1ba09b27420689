/** Days for which earned points stay frozen after an order is completed. */
export const POINTS_FROZEN_DAYS = 7;

const CENTS_PER_EARNED_POINT = 100;

/** Points that an order earns: one for each whole currency unit paid. */
export function pointsEarned(payCents: number): number {
  return Math.floor(payCents / CENTS_PER_EARNED_POINT);
}

/**
 * Points that pay for a checkout, one cent each: no more than the shopper has, than half of the goods, and than leaves a cent
 * of the goods to pay.
 */
export function pointsUsed({
  balance,
  goodsCents,
  couponCents,
}: {
  balance: number;
  goodsCents: number;
  couponCents: number;
}): number {
  return Math.max(0, Math.min(balance, Math.floor(goodsCents / 2), goodsCents - couponCents - 1));
}
