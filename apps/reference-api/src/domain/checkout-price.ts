import {
  type CouponIssue,
  couponFits,
  couponUse,
  type PointsOffer,
  parseMoney,
  pointsOffer,
  pointsSums,
  type UsableCoupon,
} from '@promenade/storefront-hooks/domain';
import type { CallContext } from '../contract/types.ts';
import type { MessageId } from '../errors/messages.ts';
import { badField, notFound, Refused } from '../errors/refused.ts';
import { couponOfShopper, type UserCouponRow } from '../repositories/coupons.ts';
import { pointsOf } from '../repositories/points.ts';
import { currencyOf, moneyIn } from '../repositories/shop-currency.ts';
import { toUsableCoupon } from './coupon-views.ts';
import { shopperOf } from './principals.ts';
import { couponLine, linesOf, type Quote, withDeductions } from './quote.ts';

/** The shopper's choice of deductions for a checkout. */
export interface DeductionChoice {
  /** The shopper's own coupon. */
  couponId?: number | undefined;
  useIntegral?: boolean | undefined;
}

/** A checkout with all of its deductions. */
export interface CheckoutPrice {
  quoted: Quote;
  coupon: UserCouponRow | undefined;
  /** Points that are used, none unless chosen, and those that are left. */
  points: PointsOffer;
}

const couponIssueSentences: Readonly<Record<CouponIssue, MessageId>> = {
  used: 'couponUsed',
  expired: 'couponExpired',
  'not-started': 'couponNotStarted',
  'no-fitting-goods': 'couponForOthers',
  'below-minimum': 'couponBelowMinimum',
  'exceeds-goods': 'couponExceedsGoods',
};

/** An amount as a sentence of this shop has it. */
export function amountText({ shop, locale }: Pick<CallContext, 'shop' | 'locale'>, cents: number): string {
  return moneyIn(shop, locale)(cents);
}

/**
 * Deducts the chosen coupon and points from a checkout.
 * @throws Refused 404 for a coupon that is not the shopper's, 400 at `couponId` for an unusable one.
 */
export async function deduct(call: CallContext, quoted: Quote, choice: DeductionChoice): Promise<CheckoutPrice> {
  const { db, now } = call;
  const userId = shopperOf(call);
  const coupon = choice.couponId === undefined ? undefined : await couponOfShopper(db, userId, choice.couponId);
  if (choice.couponId !== undefined && !coupon) throw notFound();
  const usable = coupon && toUsableCoupon(coupon);
  const couponCents = usable ? savingOf(call, usable, quoted, 'couponId') : 0;
  const balance = pointsSums(await pointsOf(db, userId), now).current;
  const points = choice.useIntegral
    ? pointsOffer({ balance, goodsCents: quoted.goodsCents, couponCents, currency: quoted.currency })
    : { points: 0, cents: 0, left: balance };
  const fitsCoupon = (line: Parameters<typeof couponFits>[1]) => usable !== undefined && couponFits(usable, line);
  return { quoted: withDeductions(quoted, { couponCents, pointsCents: points.cents, fitsCoupon }), coupon, points };
}

/**
 * The amount that a coupon deducts from a checkout.
 * @throws Refused 400 at `field` if it cannot be used for it.
 */
export function savingOf(call: CallContext, coupon: UsableCoupon, quoted: Quote, field: string): number {
  const use = couponUse(coupon, linesOf(quoted).map(couponLine), call.now);
  if (use.isUsable) return use.savingCents;
  throw badField(field, couponIssueSentences[use.issue], { missing: amountText(call, use.missingCents ?? 0) });
}

/** Refuses an order whose price differs from the price that the shopper agreed to. */
export function refuseOtherPrice(
  call: CallContext,
  { quoted }: CheckoutPrice,
  expectedPayFee: string | undefined,
): void {
  if (
    expectedPayFee === undefined ||
    parseMoney(expectedPayFee, currencyOf(call.shop), Number.MAX_SAFE_INTEGER) === quoted.payCents
  )
    return;
  const values = { price: amountText(call, quoted.payCents) };
  throw new Refused(409, 'priceChanged', { values, fields: { expectedPayFee: { id: 'priceChanged', values } } });
}
