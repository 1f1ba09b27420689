import { POINT_EARNED_PER_CENTS, POINT_VALUE_CENTS, POINTS_GOODS_DIVISOR } from './constants.ts';
import type { Cents } from './money.ts';

/** Points an order earns: one for each whole currency unit paid for it. */
export function pointsEarned(payCents: Cents): number {
  return Math.floor(payCents / POINT_EARNED_PER_CENTS);
}

/** Points an order loses when part of what was paid for it goes back; over all refunds exactly what it earned. */
export function pointsLost(payCents: Cents, refundedBeforeCents: Cents, refundCents: Cents): number {
  const left = payCents - refundedBeforeCents;
  return pointsEarned(left) - pointsEarned(left - refundCents);
}

/** What taking points of a refunded order back comes to. */
export interface PointsReturn {
  /** Points that are taken from the shopper. */
  taken: number;
  /** What is kept of the refund for those that were spent already. */
  withheldCents: Cents;
}

/**
 * Takes back what an order earned and loses by a refund: as far as the shopper still has it, and for the rest its worth is
 * kept of the money, as far as that goes. So no balance falls below nothing, and no points outlive their order.
 */
export function pointsReturn({
  lost,
  spendable,
  refundCents,
}: {
  lost: number;
  /** What the shopper can give: all of it while it was never to be spent. */
  spendable: number;
  refundCents: Cents;
}): PointsReturn {
  const taken = Math.min(lost, Math.max(0, spendable));
  return { taken, withheldCents: Math.min((lost - taken) * POINT_VALUE_CENTS, refundCents) };
}

/** What a shopper's points can do at a checkout. */
export interface PointsOffer {
  /** Points that would be used. */
  points: number;
  /** What they take off. */
  cents: Cents;
  /** Points the shopper keeps. */
  left: number;
}

/** What the use of points depends on. */
export interface PointsInput {
  /** Points the shopper can spend, without frozen ones. */
  balance: number;
  /** Goods of the whole checkout, before any deduction. */
  goodsCents: Cents;
  /** What a coupon takes off already. */
  couponCents: Cents;
}

/**
 * As many points as can be used: no more than the shopper has, than pay half of the goods total, and than leave a cent of
 * the goods to pay.
 */
export function pointsOffer({ balance, goodsCents, couponCents }: PointsInput): PointsOffer {
  const limitCents = Math.min(goodsCents / POINTS_GOODS_DIVISOR, goodsCents - couponCents - 1);
  const points = Math.max(0, Math.min(balance, Math.floor(limitCents / POINT_VALUE_CENTS)));
  return { points, cents: points * POINT_VALUE_CENTS, left: balance - points };
}
