import { minorUnits } from '@promenade/storefront-sdk/money';
import { POINTS_GOODS_DIVISOR, POINTS_PER_UNIT } from './constants.ts';
import type { Cents } from './money.ts';

/** What points take off, rounded down. `currency` is an ISO 4217 code, `USD` unless given; so below. */
export function pointsValue(points: number, currency?: string): Cents {
  return Math.floor((points * minorUnits(currency)) / POINTS_PER_UNIT);
}

/** Points that take an amount off. */
export function pointsFor(cents: Cents, currency?: string): number {
  return Math.ceil((cents * POINTS_PER_UNIT) / minorUnits(currency));
}

/** Points an order earns: one for each whole unit of the currency that was paid for it. */
export function pointsEarned(payCents: Cents, currency?: string): number {
  return Math.floor(payCents / minorUnits(currency));
}

/** Points an order loses when part of what was paid for it goes back; over all refunds exactly what it earned. */
export function pointsLost(payCents: Cents, refundedBeforeCents: Cents, refundCents: Cents, currency?: string): number {
  const left = payCents - refundedBeforeCents;
  return pointsEarned(left, currency) - pointsEarned(left - refundCents, currency);
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
  currency,
}: {
  lost: number;
  /** What the shopper can give: all of it while it was never to be spent. */
  spendable: number;
  refundCents: Cents;
  currency?: string | undefined;
}): PointsReturn {
  const taken = Math.min(lost, Math.max(0, spendable));
  return { taken, withheldCents: Math.min(pointsValue(lost - taken, currency), refundCents) };
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
  /** ISO 4217 code. @default 'USD' */
  currency?: string | undefined;
}

/**
 * As many points as can be used: no more than the shopper has, than pay half of the goods total, and than leave a minor unit
 * of the goods to pay.
 */
export function pointsOffer({ balance, goodsCents, couponCents, currency }: PointsInput): PointsOffer {
  const limitCents = Math.min(goodsCents / POINTS_GOODS_DIVISOR, goodsCents - couponCents - 1);
  const most = Math.floor((Math.floor(limitCents) * POINTS_PER_UNIT) / minorUnits(currency));
  // Points that take nothing off stay with the shopper.
  const cents = pointsValue(Math.max(0, Math.min(balance, most)), currency);
  const points = pointsFor(cents, currency);
  return { points, cents, left: balance - points };
}
