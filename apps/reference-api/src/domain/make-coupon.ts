import { COUPON_USE_TYPE, parseMoney } from '@promenade/storefront-hooks/domain';
import type { Db } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import { Refused } from '../errors/refused.ts';
import { idsBySlug, insertCoupon, type SluggedTable } from '../repositories/coupons.ts';
import { shopOf } from '../repositories/shops.ts';
import { currencyOf } from './shop-currency.ts';
import { readTime, timeZoneOf } from './shop-time.ts';

const DAYS = 30;

/** A new coupon as entered: amounts as text, products and merchants by their slugs. */
export interface CouponDraft {
  name: string;
  money: string;
  min?: string | undefined;
  days?: string | undefined;
  until?: string | undefined;
  left?: string | undefined;
  merchant?: string | undefined;
  products?: string | undefined;
  category?: string | undefined;
  codeOnly?: boolean | undefined;
  host?: string | undefined;
}

/** @throws Refused 400 for anything but a whole number above 0. */
export function wholeNumber(field: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  const number = Number(text);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new Refused(400, 'couponNumber', { values: { field } });
}

function amount(field: string, text: string, currency: string): number {
  const cents = parseMoney(text, currency);
  if (cents === undefined) throw new Refused(400, 'couponAmount', { values: { field } });
  return cents;
}

/** Good for days from its receipt, or until the end of a day in the time zone of the shop. */
function termOf({ days, until }: CouponDraft, now: number, timeZone: string) {
  if (until === undefined) return { start_at: null, end_at: null, days: wholeNumber('days', days) ?? DAYS };
  const end = readTime(until, 'end', timeZone);
  if (days !== undefined || end === undefined || end <= now) throw new Refused(400, 'couponTerm');
  return { start_at: now, end_at: end, days: null };
}

/** Offers a new coupon to the shoppers of a shop; answers its id. */
export async function makeCoupon({ now }: DomainDeps<'now'>, db: Db, draft: CouponDraft): Promise<number> {
  const moment = now();
  const shop = await shopOf(db, draft.host ?? '*');
  const find = async (table: SluggedTable, slugs: string | undefined) => {
    const wanted = slugs?.split(',').map((slug) => slug.trim()) ?? [];
    const known = await idsBySlug(db, table, shop.id, wanted);
    return wanted.map((slug) => {
      const id = known.get(slug);
      if (id === undefined) throw new Refused(404, 'couponTarget', { values: { slug } });
      return id;
    });
  };
  if (draft.products && draft.category) throw new Refused(400, 'couponTargets');
  const money = amount('money', draft.money, currencyOf(shop));
  if (money === 0) throw new Refused(400, 'couponAmount', { values: { field: 'money' } });
  const [merchant] = await find('merchants', draft.merchant);
  const [products, categories] = [await find('products', draft.products), await find('categories', draft.category)];
  const kind = products.length > 0 ? 'goods' : categories.length > 0 ? 'category' : 'general';
  return insertCoupon(db, {
    store_id: shop.id,
    merchant_id: merchant ?? null,
    name: { [shop.languages[0]]: draft.name },
    use_type: COUPON_USE_TYPE[kind],
    target_ids: [...products, ...categories],
    money_cents: money,
    min_cents: amount('min', draft.min ?? '0', currencyOf(shop)),
    ...termOf(draft, moment, timeZoneOf(shop)),
    left_count: wholeNumber('left', draft.left),
    receive_start_at: null,
    receive_end_at: null,
    is_code_only: draft.codeOnly ?? false,
    created_at: moment,
    updated_at: moment,
  });
}
