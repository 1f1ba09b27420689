import { promotionCodeIssue, promotionCodeOf } from '@promenade/storefront-hooks/domain';
import type { Db } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import { badField, notFound, Refused } from '../errors/refused.ts';
import { couponOf } from '../repositories/coupons.ts';
import { insertPromotionCode, stopPromotionCode } from '../repositories/promotion-codes.ts';
import { shopOf } from '../repositories/shops.ts';
import { idsIn } from './ids.ts';
import { wholeNumber } from './make-coupon.ts';
import { readTime, timeZoneOf } from './shop-time.ts';

/** A new code as entered. */
export interface PromotionCodeDraft {
  code: string;
  coupon: string;
  uses?: string | undefined;
  perShopper?: string | undefined;
  perDay?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  host?: string | undefined;
}

function plainCode(text: string): string {
  if (promotionCodeIssue(text)) throw badField('code', 'promotionCodeWritten');
  return promotionCodeOf(text);
}

function termOf({ from, until }: PromotionCodeDraft, now: number, timeZone: string) {
  const start = from === undefined ? null : readTime(from, 'start', timeZone);
  const end = until === undefined ? null : readTime(until, 'end', timeZone);
  if (start === undefined || end === undefined || (end !== null && end <= Math.max(now, start ?? 0))) {
    throw new Refused(400, 'promotionCodeTerm');
  }
  return { start_at: start, end_at: end };
}

/** Creates a code for a coupon that is claimed by codes only; returns its stored spelling. */
export async function makePromotionCode({ now }: DomainDeps, db: Db, draft: PromotionCodeDraft): Promise<string> {
  const moment = now();
  const shop = await shopOf(db, draft.host ?? '*');
  const code = plainCode(draft.code);
  const [couponId = 0] = idsIn(draft.coupon);
  const coupon = await couponOf(db, shop.id, couponId);
  if (!coupon) throw notFound();
  if (!coupon.is_code_only) throw new Refused(400, 'promotionCodeCoupon', { values: { id: couponId } });
  const isNew = await insertPromotionCode(db, {
    store_id: shop.id,
    coupon_id: couponId,
    code,
    ...termOf(draft, moment, timeZoneOf(shop)),
    left_count: wholeNumber('uses', draft.uses),
    per_shopper: wholeNumber('perShopper', draft.perShopper) ?? 1,
    per_day: wholeNumber('perDay', draft.perDay),
    counted_day: null,
    created_at: moment,
    updated_at: moment,
  });
  if (!isNew) throw new Refused(409, 'promotionCodeTaken', { values: { code } });
  return code;
}

/** Disables a code; coupons that were claimed with it remain valid. */
export async function stopCode({ now }: DomainDeps, db: Db, given: { code: string; host?: string | undefined }) {
  const shop = await shopOf(db, given.host ?? '*');
  const code = promotionCodeOf(given.code);
  if (!(await stopPromotionCode(db, shop.id, code, now()))) throw notFound();
  return code;
}
