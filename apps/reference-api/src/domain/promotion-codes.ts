import {
  type PromotionCodeState,
  promotionCodeOf,
  promotionCodeState,
  USER_COUPON_STATUS,
} from '@promenade/storefront-hooks/domain';
import type { InputOf, UserCoupon } from '@promenade/storefront-sdk/contract';
import type { CallContext } from '../contract/types.ts';
import type { Tx } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import type { MessageId } from '../errors/messages.ts';
import { badField, notFound, Refused } from '../errors/refused.ts';
import { type Limit, limitUse, takeUseBack } from '../limits/rate-limits.ts';
import { couponOf, couponOfShopper } from '../repositories/coupons.ts';
import { claimsOf, countClaim, holdPromotionCode, type PromotionCodeRow } from '../repositories/promotion-codes.ts';
import { loadCheckout } from './checkout.ts';
import { savingOf } from './checkout-price.ts';
import { scopeOf, toUserCoupon } from './coupon-views.ts';
import { handOut, periodOf } from './coupons.ts';
import { provenShopper } from './email-verification.ts';
import { dayOf, timeZoneOf } from './shop-time.ts';

const refusals: Readonly<Record<Exclude<PromotionCodeState, 'open'>, MessageId>> = {
  stopped: 'promotionCodeStopped',
  expired: 'promotionCodeExpired',
  'not-yet': 'promotionCodeNotYet',
  claimed: 'promotionCodeClaimed',
  'used-up': 'promotionCodeUsedUp',
  'used-up-today': 'promotionCodeUsedUpToday',
};

/** Limits of unknown codes, by the shopper and by their networks. */
function limitsOf({ limiter }: Pick<DomainDeps, 'limiter'>, ip: string, userId: number): readonly Limit[] {
  const { perAccount, windowMs } = limiter.limits.classes.promotionCode;
  const ofAccount = { key: `class:promotionCode:account:${userId}`, limit: perAccount ?? Infinity, windowMs };
  return [ofAccount, ...limiter.limitsOf('promotionCode', ip)];
}

/**
 * The code that a shopper types, held. A try is counted before it is looked for, so that many at once are counted too; one of a
 * known code does not count.
 *
 * @throws Refused 400 when the shop has no such code, 429 after too many of those.
 */
async function findCode(deps: Pick<DomainDeps, 'limiter' | 'audit'>, tx: Tx, call: CallContext, try_: CodeTry) {
  const { shop, now, ip } = call;
  const limits = limitsOf(deps, ip, try_.userId);
  await limitUse(tx, limits, now);
  const held = await holdPromotionCode(tx, shop.id, promotionCodeOf(try_.code));
  if (!held) {
    deps.audit('code refused', { shop: shop.id, purpose: 'promotion', result: 'code-wrong', ip });
    const fields = { code: { id: 'promotionCodeUnknown' } } as const;
    throw new Refused(400, 'promotionCodeUnknown', { fields, keepsWrites: true });
  }
  for (const { key } of limits) await takeUseBack(tx, key);
  return held;
}
interface CodeTry {
  userId: number;
  code: string;
}

/** Refuses a code that this shopper cannot claim now. */
function refuseClosed(held: PromotionCodeRow, claimed: number, today: string, now: number): void {
  const { is_stopped, start_at, end_at, left_count, per_shopper, per_day, counted_day, day_count } = held;
  const countToday = counted_day === today ? day_count : 0;
  const state = promotionCodeState(
    {
      isStopped: is_stopped,
      startTime: start_at,
      endTime: end_at,
      left: left_count,
      leftToday: per_day === null ? null : per_day - countToday,
      perShopper: per_shopper,
      claimed,
    },
    now,
  );
  if (state !== 'open') throw badField('code', refusals[state]);
}

/** The coupon's refusal, reported at the field of the code. */
function atCode(error: unknown): unknown {
  return error instanceof Refused && error.code === 400 ? badField('code', error.id, error.options.values) : error;
}

/**
 * Claims the coupon of a code. If the shopper has it unused already, the same one is returned, so a code may be entered
 * twice. With a checkout, a coupon that cannot be used for it is not claimed.
 */
export async function redeemCode(
  deps: Pick<DomainDeps, 'limiter' | 'audit'>,
  call: CallContext,
  { code, preOrderNo }: InputOf<'coupons.redeem'>['body'],
): Promise<UserCoupon> {
  const { shop, now, languages } = call;
  const tx = call.db as Tx;
  const user = await provenShopper(tx, call);
  const quoted = preOrderNo === undefined ? undefined : (await loadCheckout(call, preOrderNo)).quoted;
  const held = await findCode(deps, tx, call, { userId: user.id, code });
  const coupon = await couponOf(tx, shop.id, held.coupon_id);
  if (!coupon) throw notFound();
  const before = await claimsOf(tx, coupon.id, user, now);
  if (quoted) {
    const own = before.unusedId === undefined ? undefined : await couponOfShopper(tx, user.id, before.unusedId);
    const period = own ? { startTime: own.start_at, endTime: own.end_at } : periodOf(coupon, now);
    savingOf(call, { status: USER_COUPON_STATUS.unused, ...period, ...scopeOf(coupon) }, quoted, 'code');
  }
  if (before.unusedId === undefined) {
    const today = dayOf(now, timeZoneOf(shop));
    refuseClosed(held, before.claimed, today, now);
    await handOut(tx, coupon, { user, turn: before.claimed + 1 }, now).catch((error: unknown) => {
      throw atCode(error);
    });
    await countClaim(tx, held, today, now);
  }
  const { unusedId = before.unusedId } = await claimsOf(tx, coupon.id, user, now);
  const row = unusedId === undefined ? undefined : await couponOfShopper(tx, user.id, unusedId);
  if (!row) throw badField('code', 'promotionCodeExpired');
  return toUserCoupon(row, languages, now);
}
