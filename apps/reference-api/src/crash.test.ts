import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createDatabase, type Database } from './db/index.ts';
import { type ApiProcess, startProcess } from './testing/api-process.ts';
import { databaseUrlOf, type Engine, engines, openTestDatabase } from './testing/databases.ts';
import { giveCoupon } from './testing/deductions.ts';
import { freePort } from './testing/free-port.ts';
import { brokenPromises, soldPieces } from './testing/invariants.ts';
import { type Acknowledged, ENOUGH, openTirelessShopper } from './testing/load-shopper.ts';
import { buyPaid, openBuyNow } from './testing/shopping.ts';
import { createTestShop, someSku } from './testing/test-shop.ts';

const isDeep = Boolean(process.env.PM_DEEP);
/** How often the process is killed; each start takes seconds. */
const KILLS = isDeep ? 50 : 1;
const HOUR_MS = 60 * 60 * 1000;
const OPERATOR_TOKEN = 'operator-of-the-crashing-shop';

const temporary = mkdtempSync(join(tmpdir(), 'promenade-crash-'));
let running: ApiProcess | undefined;
let postgres: Database | undefined;

afterEach(async () => {
  await running?.kill();
  await postgres?.close();
  [running, postgres] = [undefined, undefined];
});
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

interface Storage {
  settings: Record<string, string>;
  /** Opens the data that the last process left. */
  look: () => Promise<Database>;
}

/** Where a process writes to an engine, and a way to look at that while it is dead. */
async function openStorage(engine: Engine): Promise<Storage> {
  const dataDir = join(temporary, engine);
  if (engine === 'postgres') {
    const database = await openTestDatabase(engine);
    postgres = database;
    const settings = { DATA_DIR: dataDir, DATABASE_URL: await databaseUrlOf(database) };
    return { settings, look: async () => database };
  }
  // A copy, so that the next process finds the data exactly after the kill.
  const look = async (): Promise<Database> => {
    const copy = mkdtempSync(join(temporary, 'copy-'));
    cpSync(join(dataDir, 'database'), join(copy, 'database'), { recursive: true });
    const database = await createDatabase({ dataDir: copy });
    const close = async () => {
      await database.close();
      rmSync(copy, { recursive: true });
    };
    return { ...database, close };
  };
  return { settings: { DATA_DIR: dataDir }, look };
}

type Shopper = Awaited<ReturnType<typeof openTirelessShopper>>;

/** Acknowledged writes are visible to their shopper. */
async function expectKept({ shop, usableCoupons }: Shopper, acknowledged: readonly Acknowledged[]): Promise<void> {
  const used = new Set<number>();
  for (const { orderNo, couponId, isPaid } of acknowledged) {
    const order = await shop.orders.masterDetail(orderNo);
    expect(order).toMatchObject({ orderNo, totalNum: 1, couponPrice: couponId === undefined ? 0 : 100 });
    if (isPaid) expect([orderNo, order.paid]).toEqual([orderNo, true]);
    expect((await shop.payments.result(orderNo)).paid).toBe(order.paid);
    if (couponId !== undefined) used.add(couponId);
  }
  const usable = await usableCoupons();
  expect(usable.filter(({ id }) => used.has(id))).toEqual([]);
}

test.each(engines)(
  'acknowledged orders survive kill -9 on %s; orders, payments, coupons and stock agree; the shopper stays signed in',
  async (engine) => {
    const origin = `http://127.0.0.1:${await freePort()}`;
    const { settings, look } = await openStorage(engine);
    const start = () => startProcess(origin, { SANDBOX: 'on', DEMO_HISTORY: 'off', OPERATOR_TOKEN, ...settings });
    running = await start();
    const shopper = await openTirelessShopper(origin, OPERATOR_TOKEN);
    const { shop, stock } = shopper;
    /** Initial stock of each variant. */
    const before = new Map<number, number>();
    const readyAfter: number[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      const { skuId, stock: available } = await shopper.chooseAnew();
      const inStock = before.get(skuId) ?? available;
      before.set(skuId, inStock);
      const acknowledged = await shopper.buyUntil(async () => running?.kill());
      expect(acknowledged.length).toBeGreaterThanOrEqual(ENOUGH);
      const dead = engine === 'pglite' ? await look() : undefined;
      running = await start();
      readyAfter.push(running.readyAfterMs);

      const left = dead ?? (await look());
      expect(await brokenPromises(left)).toEqual([]);
      const sold = await soldPieces(left, skuId);
      await dead?.close();
      expect(sold).toBeGreaterThanOrEqual(acknowledged.length);
      expect(await stock()).toBe(inStock - sold);

      await shopper.staySignedIn();
      await expectKept(shopper, acknowledged);
      const { list, total } = await shop.orders.listUnpaid({ limit: 50 });
      for (const { orderNo } of list) await shop.orders.cancel(orderNo);
      expect(await stock()).toBe(inStock - sold + total);
    }
    const longest = Math.max(...readyAfter);
    console.log(`ready again after kill -9 on ${engine}: within ${Math.round(longest)} ms, ${KILLS} times`);
  },
  isDeep ? HOUR_MS : 3 * 60_000,
);

test.each(engines)(
  'an order, payment, coupon or checkout that contradicts the others is found on %s',
  async (engine) => {
    const database = await openTestDatabase(engine);
    const testShop = await createTestShop(database);
    const { id, shop } = await testShop.newShopper();
    const sku = await someSku(database);
    const { orderNo: paid } = await buyPaid(testShop, shop, sku);
    const couponId = await giveCoupon(database, id, { money_cents: 100 });
    const { orderNo: reduced } = await shop.orders.create({ ...(await openBuyNow(shop, sku)), couponId });
    const { preOrderNo } = await openBuyNow(shop, sku);
    expect(await brokenPromises(database)).toEqual([]);

    const lies = [
      `update payments set status = 'pending' where status = 'succeeded'`,
      `update orders set paid = false where order_no = '${paid}'`,
      `update user_coupons set order_id = null, status = 0, used_at = null where id = ${couponId}`,
      `update orders set is_cancelled = true where order_no = '${reduced}'`,
      `update pre_orders set consumed_at = 1 where pre_order_no = '${preOrderNo}'`,
    ];
    const undone = new Error('undone');
    for (const lie of lies) {
      const look = database.db.transaction().execute(async (tx) => {
        await sql.raw(lie).execute(tx);
        expect(await brokenPromises({ db: tx }), lie).not.toEqual([]);
        throw undone;
      });
      await expect(look).rejects.toBe(undone);
    }
    await testShop.close();
    await database.close();
  },
);
