import { minorUnits } from '@promenade/storefront-sdk/money';
import { POINTS_GOODS_DIVISOR, POINTS_PER_UNIT } from './constants.ts';
import type { Cents } from './money.ts';

/** Value of points, rounded down. @param currency ISO 4217 code. @default 'USD' */
export function pointsValue(points: number, currency?: string): Cents {
  return Math.floor((points * minorUnits(currency)) / POINTS_PER_UNIT);
}

/** Number of points needed for an amount. */
export function pointsFor(cents: Cents, currency?: string): number {
  return Math.ceil((cents * POINTS_PER_UNIT) / minorUnits(currency));
}

/** Points that an order earns: one for each whole unit of the currency that was paid. */
export function pointsEarned(payCents: Cents, currency?: string): number {
  return Math.floor(payCents / minorUnits(currency));
}

/** Points that an order loses by a refund. Over all refunds of an order they add up to exactly the points it earned. */
export function pointsLost(payCents: Cents, refundedBeforeCents: Cents, refundCents: Cents, currency?: string): number {
  const left = payCents - refundedBeforeCents;
  return pointsEarned(left, currency) - pointsEarned(left - refundCents, currency);
}

/** Result of `pointsReturn`. */
export interface PointsReturn {
  /** Points subtracted from the shopper's balance. */
  taken: number;
  /** Amount withheld from the refund for points that were already spent. */
  withheldCents: Cents;
}

/**
 * Takes back the points that an order loses by a refund: from the shopper's balance, and for points that were already spent, by
 * withholding their value from the refund, at most the whole refund. The balance never becomes negative.
 */
export function pointsReturn({
  lost,
  spendable,
  refundCents,
  currency,
}: {
  lost: number;
  /** Points that can be subtracted from the balance: all of `lost` if they could not be spent yet. */
  spendable: number;
  refundCents: Cents;
  currency?: string | undefined;
}): PointsReturn {
  const taken = Math.min(lost, Math.max(0, spendable));
  return { taken, withheldCents: Math.min(pointsValue(lost - taken, currency), refundCents) };
}

/** Result of `pointsOffer`: the use of points at a checkout. */
export interface PointsOffer {
  /** Points to use. */
  points: number;
  /** Deduction for these points. */
  cents: Cents;
  /** Remaining points. */
  left: number;
}

/** Input of `pointsOffer`. */
export interface PointsInput {
  /** Points that the shopper can spend, without frozen ones. */
  balance: number;
  /** Goods total of the whole checkout, before deductions. */
  goodsCents: Cents;
  /** Deduction of a coupon. */
  couponCents: Cents;
  /** ISO 4217 code. @default 'USD' */
  currency?: string | undefined;
}

/**
 * The largest number of points that can be used. It is limited by the balance, by half of the goods total, and so that at least
 * one minor unit of the goods remains to pay.
 */
export function pointsOffer({ balance, goodsCents, couponCents, currency }: PointsInput): PointsOffer {
  const limitCents = Math.min(goodsCents / POINTS_GOODS_DIVISOR, goodsCents - couponCents - 1);
  const most = Math.floor((Math.floor(limitCents) * POINTS_PER_UNIT) / minorUnits(currency));
  // Recomputed from the rounded amount, so that no points are used without effect.
  const cents = pointsValue(Math.max(0, Math.min(balance, most)), currency);
  const points = pointsFor(cents, currency);
  return { points, cents, left: balance - points };
}
