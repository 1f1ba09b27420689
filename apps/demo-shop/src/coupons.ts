import type { NewRow, Tx } from '@promenade/reference-api/db/tables.ts';
import { insertAll } from '@promenade/reference-api/repositories/insert-all.ts';
import type { CatalogRows } from './build-catalog.ts';
import { type Pair, typeset } from './catalog/shape.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface CouponSeed {
  name: Pair;
  /** Slug of the merchant whose goods it is for; a coupon without one is the platform's and valid for all merchants. */
  merchant?: string;
  /** Slugs of the products that it is for; without any it is valid for all products. */
  products?: readonly string[];
  category?: string;
  /** Cents. */
  money: number;
  /** Cents. */
  min: number;
  /** Days it is good for from its receipt, or from and until which day from now. */
  good: number | readonly [from: number, until: number];
  /** From and until which day from now it is given out; always, when missing. */
  given?: readonly [from: number, until: number];
  /** How many are left; without end, when missing. */
  left?: number;
  /** Code that a shopper types to claim it; a coupon without one is offered openly. */
  code?: string;
  /** Until which day from now the code is good; always, when missing. */
  codeEnds?: number;
}

/** Received by the demo accounts: one usable coupon and one expired one. */
export const WELCOME: CouponSeed = {
  name: ['A first stroll', 'Première balade'],
  money: 500,
  min: 4_000,
  good: 30,
};
export const OVER: CouponSeed = {
  name: ['Long summer evenings', 'Longues soirées d’été'],
  money: 1_200,
  min: 6_000,
  good: [-60, -20],
  given: [-60, -25],
};

const COUPONS: readonly CouponSeed[] = [
  WELCOME,
  OVER,
  { name: ['The whole street', 'Toute la rue'], money: 2_000, min: 15_000, good: [0, 45], left: 500 },
  { name: ['Quick feet', 'Pieds agiles'], money: 1_500, min: 6_000, good: 7, left: 3 },
  { name: ['Gone by noon', 'Parti avant midi'], money: 2_500, min: 5_000, good: [0, 5], left: 0 },
  { name: ['From next week', 'Dès la semaine prochaine'], money: 800, min: 0, good: 14, given: [7, 30] },
  { name: ['For the kitchen', 'Pour la cuisine'], category: 'kitchen-and-pantry', money: 800, min: 4_500, good: 30 },
  {
    name: ['For a room of one’s own', 'Pour chez soi'],
    category: 'home-and-garden',
    money: 1_000,
    min: 0,
    good: [0, 60],
  },
  {
    name: ['A book and a cup of tea', 'Un livre et une tasse de thé'],
    products: ['walks-without-maps', 'a-field-guide-to-clouds', 'four-o-clock-teapot', 'green-hour-tea-bowl'],
    money: 600,
    min: 0,
    good: 21,
  },
  {
    name: ['New soles', 'Semelles neuves'],
    merchant: 'larkstep',
    category: 'shoes',
    money: 1_000,
    min: 8_000,
    good: 30,
  },
  { name: ['Larkstep says thank you', 'Larkstep dit merci'], merchant: 'larkstep', money: 400, min: 3_000, good: 30 },
  { name: ['Rain or shine', 'Pluie ou soleil'], merchant: 'osier-et-plume', money: 700, min: 5_000, good: [0, 40] },
  { name: ['Unplugged', 'Débranché'], merchant: 'quiet-kilowatt', money: 2_000, min: 12_000, good: 30, left: 80 },
  { name: ['After dark', 'À la nuit tombée'], merchant: 'foyer-lune', money: 1_200, min: 9_000, good: 30 },
  { name: ['Green fingers', 'Main verte'], merchant: 'fernhollow', money: 500, min: 3_500, good: [-10, 30] },
  {
    name: ['The good pan', 'La bonne poêle'],
    merchant: 'copper-ladle',
    products: ['first-egg-skillet', 'village-paella-pan', 'long-simmer-casserole'],
    money: 900,
    min: 0,
    good: 30,
  },
  { name: ['Before nine', 'Avant neuf heures'], merchant: 'copper-ladle', money: 300, min: 2_000, good: 14 },
  {
    name: ['One more round', 'Encore une partie'],
    merchant: 'marbles-and-kites',
    money: 450,
    min: 2_500,
    good: 30,
    left: 25,
  },
  { name: ['A fresh page', 'Page blanche'], merchant: 'inkwell-street', money: 350, min: 2_000, good: 30 },
  { name: ['Five for the road', 'Cinq pour la route'], money: 500, min: 1_000, good: 30, code: 'PROMENADE5' },
  { name: ['Tea for two', 'Du thé pour deux'], merchant: 'copper-ladle', money: 300, min: 0, good: 30, code: 'KETTLE' },
  { name: ['Last summer', 'L’été dernier'], money: 1_000, min: 0, good: 30, code: 'SUMMER', codeEnds: -20 },
];

/** The codes of the coupons that were added to a demo shop. */
export async function insertPromotionCodes(tx: Tx, storeId: number, now: number): Promise<void> {
  const coupons = await tx.selectFrom('coupons').select(['id', 'name']).where('store_id', '=', storeId).execute();
  const ids = new Map(coupons.map(({ id, name }) => [name.en, id]));
  const rows = COUPONS.flatMap(({ name, code, codeEnds }) => {
    const couponId = ids.get(name[0]);
    if (code === undefined || couponId === undefined) return [];
    return {
      ...{ store_id: storeId, coupon_id: couponId, code, left_count: null, per_day: null, counted_day: null },
      start_at: null,
      end_at: codeEnds === undefined ? null : now + codeEnds * DAY_MS,
      created_at: now,
      updated_at: now,
    };
  });
  await insertAll(tx, 'promotion_codes', rows);
}

/** The coupons of the demo shop, given out from `now` on. */
export function buildCoupons({ merchants, products, categories }: CatalogRows, now: number): NewRow<'coupons'>[] {
  const idOf = (rows: readonly { id: number; slug: string }[], slug: string) => {
    const row = rows.find((candidate) => candidate.slug === slug);
    if (!row) throw new Error(`A coupon names something unknown: ${slug}`);
    return row.id;
  };
  const day = (days: number) => now + days * DAY_MS;
  return COUPONS.map(({ name, merchant, products: goods, category, money, min, good, given, left, code }) => {
    const [from, until] = typeof good === 'number' ? [] : good;
    return {
      store_id: merchants[0]?.store_id ?? 0,
      merchant_id: merchant === undefined ? null : idOf(merchants, merchant),
      name: typeset(name),
      use_type: goods ? 2 : category ? 3 : 1,
      target_ids: [
        ...(goods ?? []).map((slug) => idOf(products, slug)),
        ...(category ? [idOf(categories, category)] : []),
      ],
      money_cents: money,
      min_cents: min,
      start_at: from === undefined ? null : day(from),
      end_at: until === undefined ? null : day(until),
      days: typeof good === 'number' ? good : null,
      left_count: left ?? null,
      receive_start_at: given ? day(given[0]) : null,
      receive_end_at: given ? day(given[1]) : null,
      is_code_only: code !== undefined,
      created_at: now,
      updated_at: now,
    };
  });
}
