import {
  type CouponCardState,
  type CouponPeriod,
  couponCardState,
  couponPeriod,
  couponUse,
} from '@promenade/storefront-hooks/domain';
import type { CallContext } from '../contract/types.ts';
import type { Tx } from '../db/index.ts';
import type { MessageId } from '../errors/messages.ts';
import { notFound, Refused } from '../errors/refused.ts';
import { handOutCoupon, takeCoupon } from '../repositories/coupon-transitions.ts';
import { type CouponRow, couponOf, type UserCouponRow, unusedCoupons } from '../repositories/coupons.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { toUsableCoupon } from './coupon-views.ts';
import { provenShopper } from './email-verification.ts';
import { shopperOf } from './principals.ts';
import { couponLine, linesOf, type Quote } from './quote.ts';

const refusals: Readonly<Record<Exclude<CouponCardState, 'open'>, MessageId>> = {
  received: 'couponReceived',
  disabled: 'couponOver',
  over: 'couponOver',
  'not-yet': 'couponNotYet',
  'sold-out': 'couponSoldOut',
};

/**
 * Gives a coupon to the shopper: once, and limited by the number available. Identities are free, mailboxes are not, so the
 * shopper must have a verified mailbox, and all accounts with the same mailbox count as one.
 */
export function receiveCoupon(call: CallContext, couponId: number): Promise<void> {
  return inTransaction(call.db, async (tx) => {
    const coupon = await couponOf(tx, call.shop.id, couponId);
    if (!coupon || coupon.is_code_only) throw notFound();
    await handOut(tx, coupon, { user: await provenShopper(tx, call), turn: 1 }, call.now);
  });
}

/** When a coupon that is received now can be used. */
export function periodOf({ start_at: startTime, end_at: endTime, days: day }: CouponRow, now: number): CouponPeriod {
  return couponPeriod({ startTime, endTime, day }, now);
}

/**
 * Gives a coupon to a shopper as the first, second … of its kind.
 *
 * @throws Refused 400 when they have that one, or when it is not given out now.
 */
export async function handOut(
  tx: Tx,
  coupon: CouponRow,
  { user, turn }: { user: { id: number; mailbox: string }; turn: number },
  now: number,
): Promise<void> {
  const { id, end_at: endTime, left_count: left } = coupon;
  const period = periodOf(coupon, now);
  const isHandedOut = await handOutCoupon(tx, {
    coupon_id: id,
    user_id: user.id,
    mailbox: user.mailbox,
    turn,
    start_at: period.startTime,
    end_at: period.endTime,
    used_at: null,
    order_id: null,
    created_at: now,
    updated_at: now,
  });
  const state = couponCardState(
    {
      isUse: !isHandedOut,
      status: Number(coupon.is_disabled),
      isLimited: left !== null,
      lastTotal: left,
      receiveStartTime: coupon.receive_start_at,
      receiveEndTime: coupon.receive_end_at,
      endTime,
    },
    now,
  );
  if (state !== 'open') throw new Refused(400, refusals[state]);
  if (left !== null && !(await takeCoupon(tx, id, now))) throw new Refused(400, 'couponSoldOut');
}

/** The shopper's coupons that can be used for a checkout: what saves most first, among equals what ends first. */
export async function fittingCoupons({ db, now, ...call }: CallContext, quoted: Quote): Promise<UserCouponRow[]> {
  const lines = linesOf(quoted).map(couponLine);
  const uses = (await unusedCoupons(db, shopperOf(call), now)).map((row) => ({
    row,
    use: couponUse(toUsableCoupon(row), lines, now),
  }));
  return uses
    .flatMap(({ row, use }) => (use.isUsable ? [{ row, saving: use.savingCents }] : []))
    .toSorted((one, other) => other.saving - one.saving || one.row.end_at - other.row.end_at)
    .map(({ row }) => row);
}
