import type { Tx } from '@promenade/reference-api/db/tables.ts';
import { followMerchant } from '@promenade/reference-api/repositories/followed-merchants.ts';
import { foldTallies } from '@promenade/reference-api/repositories/product-tallies.ts';
import { shopById } from '@promenade/reference-api/repositories/shops.ts';
import { userById } from '@promenade/reference-api/repositories/users.ts';
import { addWishes } from '@promenade/reference-api/repositories/wishes.ts';
import { couponIdOf, piecesOf, productIdsOf, productsToWishFor } from './goods.ts';
import { createDemoShopper, type DemoShopper, type Piece } from './shopper.ts';
import { writeShopperHistory } from './some-weeks.ts';
import { writeDemoHistory } from './two-months.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Input for writing a history. */
export interface HistoryInput {
  shopper: DemoShopper;
  /** So many days ago, at an hour of that day's clock counted from now. */
  ago(days: number, hours?: number): void;
  minutesAgo(minutes: number): void;
  pieces(slug: string, quantity?: number): Promise<Piece>;
  coupon(name: string): Promise<number>;
  /** The merchant answers the shopper's last review. */
  answer(reply: string): Promise<void>;
  /** The money of a refund that was accepted stays on its way. */
  waitForMoney(refundNo: string): Promise<void>;
}

const HISTORIES: Readonly<Record<string, (input: HistoryInput) => Promise<void>>> = {
  'demo@promenade.example': writeDemoHistory,
  'shopper@promenade.example': writeShopperHistory,
};

const WISHES = ['town-square-drum', 'lake-canoe', 'lullaby-sofa-and-lamp'];
const FOLLOWED = ['copper-ladle', 'larkstep', 'inkwell-street'];

/** Writes two months of a demo account's history: orders, refunds, reviews, coupons, points, wish lists. */
export async function writeHistory(
  tx: Tx,
  { userId, addressId }: { userId: number; addressId: number },
  { storeId, now }: { storeId: number; now: number },
): Promise<void> {
  const [shop, user] = [await shopById(tx, storeId), await userById(tx, userId)];
  const write = HISTORIES[user?.email ?? ''];
  if (!shop || !user || !write) return;
  const shopper = createDemoShopper(tx, { shop, user, addressId });
  await write({
    shopper,
    ago: (days, hours = 0) => shopper.at(now - days * DAY_MS + hours * HOUR_MS),
    minutesAgo: (minutes) => shopper.at(now - minutes * MINUTE_MS),
    pieces: (slug, quantity) => piecesOf(tx, storeId, slug, quantity),
    coupon: (name) => couponIdOf(tx, storeId, name),
    answer: async (reply) => {
      const last = tx
        .selectFrom('reviews')
        .select((row) => row.fn.max('id').as('id'))
        .where('user_id', '=', userId);
      await tx.updateTable('reviews').set({ merchant_reply: reply }).where('id', '=', last).execute();
    },
    waitForMoney: async (refundNo) => {
      // Set far ahead, since the jobs query a provider about every payment that has not been checked for a minute.
      const asked = now + 365 * DAY_MS;
      await tx.updateTable('refunds').set({ updated_at: asked }).where('refund_no', '=', refundNo).execute();
    },
  });
  await collect(tx, userId, { storeId, now });
  await foldTallies(tx);
}

async function collect(tx: Tx, userId: number, { storeId, now }: { storeId: number; now: number }) {
  const wished = [...(await productIdsOf(tx, storeId, WISHES)), ...(await productsToWishFor(tx, storeId, now))];
  for (const [place, id] of wished.entries()) {
    await addWishes(tx, userId, [id], now - (wished.length - place) * 3 * DAY_MS);
  }
  const merchants = await tx
    .selectFrom('merchants')
    .select('id')
    .where('store_id', '=', storeId)
    .where('slug', 'in', FOLLOWED)
    .orderBy('id')
    .execute();
  for (const [place, { id }] of merchants.entries()) {
    await followMerchant(tx, userId, id, now - (merchants.length - place) * 9 * DAY_MS);
  }
}
