import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createStorefront, isStorefrontError } from '@promenade/storefront-sdk';
import { sql } from 'kysely';
import { afterAll, afterEach, expect, inject, test } from 'vitest';
import type { Database } from './db/index.ts';
import { ENGINES, type Engine, openTestDatabase } from './testing/databases.ts';
import { freePort } from './testing/free-port.ts';
import { createTestBrowser } from './testing/oidc-client.ts';
import { someAddress } from './testing/test-shop.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'promenade-crash-'));
const serverFile = fileURLToPath(new URL('./server.ts', import.meta.url));
/** How often the process is killed; each start takes seconds. */
const KILLS = process.env.PM_DEEP ? 50 : 1;
const engines: readonly Engine[] = process.env.PM_DEEP ? ENGINES : ['pglite'];
const HOUR_MS = 60 * 60 * 1000;

let origin: string;
let running: ChildProcess | undefined;
let database: Database | undefined;

afterEach(async () => {
  if (running?.exitCode === null) await killProcess(running);
  await database?.close();
  [running, database] = [undefined, undefined];
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** The settings of a process that writes to an engine. */
async function settingsFor(engine: Engine): Promise<Record<string, string>> {
  origin = `http://127.0.0.1:${await freePort()}`;
  const settings = { API_PORT: new URL(origin).port, PUBLIC_URL: origin, DATA_DIR: dataDir, SANDBOX: 'on' };
  if (engine === 'pglite') return settings;
  database = await openTestDatabase(engine);
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
  const address = new URL(inject('postgres').address);
  address.pathname = rows[0]?.name ?? '';
  return { ...settings, DATABASE_URL: address.href };
}

/** Starts the API as a process of its own and waits until it says that it listens. */
async function startProcess(settings: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--conditions=source', serverFile], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  await new Promise<void>((resolve, reject) => {
    const listen = (text: Buffer) => {
      said.push(String(text));
      if (said.join('').includes('Server listening')) resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => reject(new Error(`the API ended at its start: ${said.join('')}`)));
  });
  return child;
}

async function killProcess(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Who buys one piece after another in three tabs, until the API is gone. */
async function openShopper() {
  const browser = await createTestBrowser(origin);
  let tokens = (await browser.signIn('demo@promenade.example', 'promenade-demo')).body;
  const shop = createStorefront({
    baseUrl: origin,
    retries: 0,
    authorize: ({ method, url }) => browser.headers(tokens.access_token ?? '', method, new URL(url).pathname),
  });
  const { list } = await shop.products.indexList({ limit: 50 });
  const card = list.find(({ stock }) => stock > 100);
  if (!card) throw new Error('nothing to buy');
  const variants = async () =>
    Object.values((await shop.products.detail({ uniqueKey: card.uniqueKey, slug: card.slug })).productValue);
  const [sku] = (await variants()).toSorted((one, other) => other.stock - one.stock);
  if (!sku) throw new Error('nothing to buy');
  const address = await shop.addresses.save(someAddress);

  async function keepBuying(noted: string[], enough: () => void): Promise<void> {
    for (;;) {
      try {
        const { preOrderNo } = await shop.preorders.create({
          preOrderType: 'buyNow',
          orderDetails: [{ attrValueId: sku?.id, productId: card?.id, productNum: 1 }],
        });
        const order = { preOrderNo, addressId: address.id, payType: 'sandbox', payChannel: 'pc' } as const;
        noted.push((await shop.orders.create(order)).orderNo);
        if (noted.length >= 12) enough();
      } catch (error) {
        if (!isStorefrontError(error, 'network')) throw error;
        return;
      }
    }
  }

  return {
    shop,
    stock: async () => (await variants()).find(({ id }) => id === sku.id)?.stock,
    /** Buys until the API is killed in the middle of it; answers the orders that were acknowledged. */
    buyUntil: async (kill: () => Promise<void>): Promise<string[]> => {
      const noted: string[] = [];
      const { promise, resolve } = Promise.withResolvers<void>();
      const tabs = [keepBuying(noted, resolve), keepBuying(noted, resolve), keepBuying(noted, resolve)];
      await Promise.race([promise, Promise.all(tabs)]);
      await kill();
      await Promise.all(tabs);
      return noted;
    },
    staySignedIn: async () => {
      const answer = await browser.refresh(tokens.refresh_token ?? '');
      expect(answer.status).toBe(200);
      tokens = answer.body;
    },
  };
}

test.each(engines)(
  'orders that were acknowledged survive kill -9 on %s, each with its stock, and the shopper stays signed in',
  async (engine) => {
    const settings = await settingsFor(engine);
    running = await startProcess(settings);
    const { shop, stock, buyUntil, staySignedIn } = await openShopper();
    const inStock = (await stock()) ?? 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const acknowledged = await buyUntil(async () => {
        if (running) await killProcess(running);
        running = undefined;
      });
      expect(acknowledged.length).toBeGreaterThanOrEqual(12);

      running = await startProcess(settings);
      await staySignedIn();
      for (const orderNo of acknowledged) {
        expect(await shop.orders.masterDetail(orderNo)).toMatchObject({ orderNo, totalNum: 1 });
      }
      const { list, total } = await shop.orders.awaitPay({ limit: 50 });
      expect(total).toBeGreaterThanOrEqual(acknowledged.length);
      expect(await stock()).toBe(inStock - total);
      for (const { orderNo } of list) await shop.orders.cancel(orderNo);
      expect(await stock()).toBe(inStock);
    }
  },
  process.env.PM_DEEP ? HOUR_MS : undefined,
);
