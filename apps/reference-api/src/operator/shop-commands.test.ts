import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SHOP_CLOSED_CODE } from '@promenade/storefront-sdk/errors';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../db/index.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { expireCaches } from '../testing/expire-caches.ts';
import { createTestShop, ORIGIN } from '../testing/test-shop.ts';

describe.each(engines)('the shop commands on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());

  test('a closed shop refuses every call with a time to come back, until it opens or its minutes are over', async () => {
    expireCaches();
    let now = Date.now();
    const shop = await createTestShop(database, { now: () => now });
    const call = async (path: string, language = 'en') => {
      const url = `/api/front/${path}`;
      const headers = { host: new URL(ORIGIN).host, 'accept-language': language };
      const { statusCode, headers: answered, ...answer } = await shop.app.inject({ url, headers });
      return { status: statusCode, wait: answered['retry-after'], message: answer.json().message as string };
    };
    try {
      expect((await call('store/details')).status).toBe(200);
      expect(await shop.operate('shop close', { minutes: '30' })).toMatchObject({ status: 200 });
      const closed = 'The shop is being updated and opens again in a few minutes';
      for (const path of ['store/details', 'product/list?page=1&limit=5', 'product/category']) {
        expect(await call(path)).toEqual({ status: 503, wait: '60', message: closed });
      }
      expect((await call('store/details', 'fr')).message).toContain('rouvre dans quelques minutes');
      await expect(shop.guest().store.details()).rejects.toMatchObject({
        ...{ code: SHOP_CLOSED_CODE, kind: 'server', status: 503, retryAfterMs: 60_000 },
      });
      // Readiness checks of the processes succeed.
      expect((await shop.app.inject('/ready')).statusCode).toBe(200);

      await shop.operate('shop open', {});
      expect((await call('store/details')).status).toBe(200);

      await shop.operate('shop close', { minutes: '1' });
      now += 55_000;
      expect(await call('store/details')).toMatchObject({ status: 503, wait: '10' });
      now += 5_000;
      expect((await call('store/details')).status).toBe(200);
    } finally {
      vi.restoreAllMocks();
      await shop.close();
    }
  });

  test('takes the currencies of ISO 4217, and no other', async () => {
    const shop = await createTestShop(database);
    try {
      const set = (value: string) => shop.operate('shop set', { setting: 'currency', value });
      for (const code of ['HUF', 'KWD', 'XCG']) expect((await set(code)).status).toBe(200);
      for (const code of ['ZZZ', 'eur', 'XTS', 'BGN', 'EURO']) {
        const { status, message } = await set(code);
        expect([code, status, message]).toEqual([code, 400, expect.stringContaining('code of ISO 4217 such as EUR')]);
      }
      expect((await set('none')).status).toBe(200);
    } finally {
      await shop.close();
    }
  });

  test.each([
    [{ minutes: 'soon' }, 400, 'whole number from 1 to 1440'],
    [{ minutes: '0' }, 400, 'whole number'],
    [{ minutes: '1441' }, 400, 'whole number'],
    [{ minutes: '5', host: 'nowhere.example' }, 404, 'no shop at nowhere.example'],
  ])('a shop is not closed by %j', async (given, status, sentence) => {
    const shop = await createTestShop(database);
    const answer = await shop.operate('shop close', given);
    expect(answer).toEqual({ status, message: expect.stringContaining(sentence) });
    await shop.close();
  });

  test('stores are notified to purge their pages after each command, and an unreachable store delays nothing', async () => {
    const sent: unknown[] = [];
    const store = createServer(({ method, url, headers }, response) => {
      sent.push([method, url, headers.authorization]);
      response.end();
    });
    await new Promise<void>((listening) => store.listen(0, '127.0.0.1', listening));
    const origin = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
    const stores = [origin, 'http://127.0.0.1:9'];
    const token = 'known-to-the-stores-as-well';
    const shop = await createTestShop(database, {}, { pagePurge: { stores, token } });
    try {
      expect((await shop.operate('shop set', { setting: 'websiteTitle', value: 'Lanes' })).status).toBe(200);
      expect(sent).toEqual([['POST', '/operator/pages/purge', `Bearer ${token}`]]);
      // Refused commands changed nothing.
      expect((await shop.operate('shop set', { setting: 'unknown', value: 'x' })).status).toBe(400);
      expect(sent).toHaveLength(1);
    } finally {
      await shop.close();
      store.close();
    }
  });
});
