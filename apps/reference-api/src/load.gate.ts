import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from './db/index.ts';
import { readCsv } from './sheets/csv.ts';
import { type ApiProcess, startProcess } from './testing/api-process.ts';
import { databaseUrlOf, openTestDatabase } from './testing/databases.ts';
import { freePort } from './testing/free-port.ts';
import { openTirelessShopper } from './testing/load-shopper.ts';
import { startProvider } from './testing/provider-server.ts';
import { placeBuyNow } from './testing/shopping.ts';
import { createTestShop, someSku } from './testing/test-shop.ts';

/*
 * Bulk work at the size of a large shop, in separate processes. It asserts latencies, so it runs alone on the machine. Small
 * versions are tested next to the code: `job-claims.test.ts`, `sheets.test.ts`.
 */

const OPERATOR_TOKEN = 'operator-of-the-loaded-shop';

let running: ApiProcess[] = [];
let database: Database;
beforeEach(async () => {
  database = await openTestDatabase('postgres');
});
afterEach(async () => {
  await Promise.all(running.map((one) => one.kill()));
  running = [];
  await database.close();
});

async function start(settings: Record<string, string> = {}): Promise<{ origin: string; kill: () => Promise<void> }> {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const one = await startProcess(origin, {
    ...{ SANDBOX: 'on', DEMO_HISTORY: 'off', OPERATOR_TOKEN, DATABASE_URL: await databaseUrlOf(database) },
    ...settings,
  });
  running.push(one);
  return { origin, kill: one.kill };
}

interface Answer {
  message: string;
  data: { task: number } | null;
}

/** Types a command of the operator; resolves when its task has finished. */
async function operate(origin: string, command: string, input: Record<string, string>): Promise<string> {
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}`, 'content-type': 'application/json' };
  const begun = performance.now();
  let response = await fetch(`${origin}/operator/${command}`, { method: 'POST', headers, body: JSON.stringify(input) });
  expect(performance.now() - begun, `${command} is answered at once`).toBeLessThan(5_000);
  let answer = (await response.json()) as Answer;
  const task = answer.data?.task;
  while (response.status === 202) {
    await delay(100);
    response = await fetch(`${origin}/operator/tasks/${task}`, { headers });
    answer = (await response.json()) as Answer;
  }
  expect(response.status, answer.message).toBe(200);
  return answer.message;
}

describe('a backlog of payments to check', () => {
  const PAYMENTS = 10_000;
  /** How long a provider takes for an answer. */
  const ANSWERS_AFTER_MS = 50;

  /** Copies a row, with SQL in the place of some columns, where `n` is the number of the copy. */
  async function copyRow(table: string, key: string, value: string, own: Readonly<Record<string, string>>) {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns
      where table_name = ${table} and table_schema = current_schema() and is_generated = 'NEVER' and column_name <> 'id'
    `.execute(database.db);
    const names = rows.map(({ name }) => name);
    await sql`
      insert into ${sql.table(table)} (${sql.raw(names.join(', '))})
      select ${sql.raw(names.map((name) => own[name] ?? name).join(', '))}
      from ${sql.table(table)} cross join generate_series(1, ${PAYMENTS}::integer) as n where ${sql.ref(key)} = ${value}
    `.execute(database.db);
  }

  /** Adds payments that are due for a check, each with its own order. */
  async function addDuePayments(): Promise<void> {
    const testShop = await createTestShop(database);
    const { shop } = await testShop.newShopper();
    const orderNo = await placeBuyNow(shop, await someSku(database));
    await testShop.close();
    const number = `'BULK' || n`;
    const { pre_order_no: preOrderNo } = await database.db
      .selectFrom('orders')
      .select('pre_order_no')
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow();
    await copyRow('pre_orders', 'pre_order_no', preOrderNo, { pre_order_no: number });
    // They do not expire meanwhile.
    const own = { order_no: number, pre_order_no: number, expires_at: `${Number.MAX_SAFE_INTEGER}` };
    await copyRow('orders', 'order_no', orderNo, own);
    await sql`
      insert into payments (order_id, provider, pay_type, provider_reference, amount_cents, currency, status, details,
        look_at, created_at, updated_at)
      select id, 'stripe', 'stripe', 'pi_' || order_no, pay_cents, 'USD', 'pending',
        '{"returnOrigin":"http://shop.test","locale":"en","redirect":null}', 1, created_at, created_at
      from orders where order_no like 'BULK%'
    `.execute(database.db);
  }

  /** Lets processes check all payments; returns the rate per second. */
  async function drain(processes: number): Promise<number> {
    const asked = new Map<string, number>();
    let first = 0;
    let last = 0;
    const provider = await startProvider(async ({ path }) => {
      const id = path.split('/').at(-1) ?? '';
      last = performance.now();
      first ||= last;
      asked.set(id, (asked.get(id) ?? 0) + 1);
      await delay(ANSWERS_AFTER_MS);
      return { body: { id, object: 'payment_intent', status: 'requires_payment_method', currency: 'usd' } };
    });
    await database.db.updateTable('payments').set({ look_at: 1 }).execute();
    const settings = {
      STRIPE_API_URL: provider.url,
      STRIPE_SECRET_KEY: 'sk_test_0123456789abcdefghijklmn',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_0123456789abcdefghijklmn',
      STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdefghijklmn',
    };
    const started = await Promise.all(Array.from({ length: processes }, () => start(settings)));
    await vi.waitUntil(() => asked.size === PAYMENTS, { timeout: 10 * 60_000, interval: 100 });
    await Promise.all(started.map(({ kill }) => kill()));
    await provider.close();
    expect([...asked.values()].filter((times) => times > 1)).toEqual([]);
    return Math.round((PAYMENTS / (last - first)) * 1000);
  }

  test('is worked off once, and sooner by more processes', { timeout: 20 * 60_000 }, async () => {
    await addDuePayments();
    const [one, three] = [await drain(1), await drain(3)];
    console.log(`${PAYMENTS} payments: one process asked about ${one} a second, three about ${three}.`);
    expect(three).toBeGreaterThanOrEqual(300);
    expect(three / one).toBeGreaterThanOrEqual(2.2);
  });
});

describe.each(['pglite', 'postgres'])('an import of many rows on %s', (engine) => {
  const ROWS = 50_000;
  /** Maximum wait during the import. */
  const WAIT_MAX_MS = { health: 1_000, order: 500 };

  test('delays neither orders nor the health check', { timeout: 30 * 60_000 }, async () => {
    const { origin } = await start(engine === 'pglite' ? { DATABASE_URL: '', DATA_DIR: 'memory' } : {});
    const shopper = await openTirelessShopper(origin, OPERATOR_TOKEN);
    const { merchant, category } = await placeOfSomeProduct(origin);
    const fileOf = (price: string) =>
      [
        'slug,name,category,merchant,price,stock',
        ...Array.from({ length: ROWS }, (_, row) => `bulk-${row},Bulk ${row},${category},${merchant},${price},9999`),
      ].join('\n');

    const waits = { health: 0, order: 0 };
    let isDone = false;
    const measure = async (what: keyof typeof waits, msOf: () => Promise<number>) => {
      while (!isDone) {
        waits[what] = Math.max(waits[what], await msOf());
        await delay(20);
      }
    };
    const healthy = async () => {
      const begun = performance.now();
      await fetch(`${origin}/health`);
      return performance.now() - begun;
    };
    const watching = [measure('health', healthy), measure('order', shopper.buyOnce)];
    const imported = async (price: string) => operate(origin, 'import', { sheet: 'products', file: fileOf(price) });
    try {
      expect(await imported('10.00')).toBe(`products: ${ROWS} added, 0 changed, 0 removed, 0 as before.`);
      // From now on it buys products that the next import changes.
      await shopper.chooseAnew();
      expect(await imported('12.00')).toBe(
        `products: 0 added, ${ROWS} changed, 0 removed, 0 as before. Variants: 0 added, ${ROWS} changed.`,
      );
    } finally {
      isDone = true;
      await Promise.allSettled(watching);
    }
    await Promise.all(watching);
    console.log(`${ROWS} rows on ${engine}: longest waits`, waits);
    expect(waits.health).toBeLessThan(WAIT_MAX_MS.health);
    expect(waits.order).toBeLessThan(WAIT_MAX_MS.order);
  });
});

/** Slugs of a category and a merchant that have products. */
async function placeOfSomeProduct(origin: string): Promise<{ category: string; merchant: string }> {
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}`, 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify({ sheet: 'products' }) };
  const [head, first] = await readCsv(await (await fetch(`${origin}/operator/export`, init)).text());
  const cellOf = (name: string) => first?.cells[head?.cells.indexOf(name) ?? 0] ?? '';
  return { category: cellOf('category'), merchant: cellOf('merchant') };
}
