import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createStorefront, isStorefrontError } from '@promenade/storefront-sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from './testing/free-port.ts';
import { createTestBrowser } from './testing/oidc-client.ts';
import { someAddress } from './testing/test-shop.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'promenade-crash-'));
const serverFile = fileURLToPath(new URL('./server.ts', import.meta.url));
let origin: string;
let running: ChildProcess | undefined;

/** Starts the API as a process of its own and waits until it says that it listens. */
async function startProcess(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--conditions=source', serverFile], {
    env: { ...process.env, API_PORT: new URL(origin).port, PUBLIC_URL: origin, DATA_DIR: dataDir, SANDBOX: 'on' },
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

beforeAll(async () => {
  origin = `http://127.0.0.1:${await freePort()}`;
  running = await startProcess();
});
afterAll(async () => {
  if (running?.exitCode === null) await killProcess(running);
  rmSync(dataDir, { recursive: true, force: true });
});

test('orders that were acknowledged survive kill -9, each with its stock, and the shopper stays signed in', async () => {
  const browser = await createTestBrowser(origin);
  const { access_token: token = '' } = (await browser.signIn('demo@promenade.example', 'promenade-demo')).body;
  const shop = createStorefront({
    baseUrl: origin,
    retries: 0,
    authorize: ({ method, url }) => browser.headers(token, method, new URL(url).pathname),
  });
  const { list } = await shop.products.indexList({ limit: 50 });
  const card = list.find(({ stock }) => stock > 100);
  if (!card) throw new Error('nothing to buy');
  const readSku = async () => {
    const product = await shop.products.detail({ uniqueKey: card.uniqueKey, slug: card.slug });
    const sku = Object.values(product.productValue).toSorted((one, other) => other.stock - one.stock)[0];
    if (!sku) throw new Error('nothing to buy');
    return sku;
  };
  const sku = await readSku();
  const address = await shop.addresses.save(someAddress);
  const acknowledged: string[] = [];
  const enough = Promise.withResolvers<void>();

  async function keepBuying(): Promise<void> {
    for (;;) {
      try {
        const { preOrderNo } = await shop.preorders.create({
          preOrderType: 'buyNow',
          orderDetails: [{ attrValueId: sku.id, productId: card?.id, productNum: 1 }],
        });
        const order = { preOrderNo, addressId: address.id, payType: 'sandbox', payChannel: 'pc' } as const;
        acknowledged.push((await shop.orders.create(order)).orderNo);
        if (acknowledged.length >= 12) enough.resolve();
      } catch (error) {
        if (!isStorefrontError(error, 'network')) throw error;
        return;
      }
    }
  }

  const buyers = [keepBuying(), keepBuying(), keepBuying()];
  await Promise.race([enough.promise, Promise.all(buyers)]);
  if (running) await killProcess(running);
  await Promise.all(buyers);
  expect(acknowledged.length).toBeGreaterThanOrEqual(12);

  running = await startProcess();
  for (const orderNo of acknowledged) {
    expect(await shop.orders.masterDetail(orderNo)).toMatchObject({ orderNo, totalNum: 1 });
  }
  const { total } = await shop.orders.awaitPay({ limit: 1 });
  expect(total).toBeGreaterThanOrEqual(acknowledged.length);
  const after = Object.values(
    (await shop.products.detail({ uniqueKey: card.uniqueKey, slug: card.slug })).productValue,
  );
  expect(after.find(({ id }) => id === sku.id)?.stock).toBe(sku.stock - total);
});
