import { contract, type EndpointId } from '@promenade/storefront-sdk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/index.ts';
import { waitInWords } from '../errors/wait-in-words.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { smallLimits } from '../testing/small-limits.ts';
import { openProxy, passedOf } from '../testing/spoofing.ts';
import { createTestShop, newUuid, someSku, type TestShop } from '../testing/test-shop.ts';
import { type LimitClass, type LimitClassName, limitClasses } from './classes.ts';
import { storedKey } from './rate-limits.ts';
import { endpointClasses } from './routes.ts';

const SEARCH = '/api/front/product/list?limit=1';
const HOUR_MS = 60 * 60 * 1000;
/** The small number of a class for one network. */
const limitOf = (name: LimitClassName) => smallLimits.classes[name].perNetwork ?? Number.NaN;

describe.each(engines)('limits on %s', (engine) => {
  let database: Database;
  let testShop: TestShop;
  let ahead = 0;
  const now = () => Date.now() + ahead;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    testShop = await createTestShop(database, { now, limits: smallLimits }, { rateLimitExempt: '' });
  });
  afterAll(async () => {
    await testShop?.close();
    await database?.close();
  });

  /** Sends a request as a proxy that is believed would for a caller's address. */
  const ask = (from: string, url: string, { app } = testShop, method: 'GET' | 'POST' = 'GET', payload?: object) =>
    app.inject({ method, url, headers: { 'x-forwarded-for': from }, ...(payload && { payload }) });

  const call = (from: string, id: EndpointId) => {
    const { method, path } = contract[id];
    return ask(from, path.replace(/\{\w+\}/g, '1'), testShop, method);
  };

  /** Counts answers other than 429 until there has been one. */
  async function passedBefore429(send: (index: number) => Promise<{ statusCode: number }>, atMost: number) {
    for (let passed = 0; passed <= atMost; passed++) if ((await send(passed)).statusCode === 429) return passed;
    return Number.POSITIVE_INFINITY;
  }

  const presetUses = (name: LimitClassName, network: string, count: number) =>
    database.db
      .insertInto('rate_limits')
      .values({ key: storedKey(`class:${name}:network:${network}`), window_start: now(), count })
      .execute();

  const classes = (Object.entries(smallLimits.classes) as [LimitClassName, LimitClass][]).filter(
    ([, { perNetwork = 0, isCountedByHandler }]) => perNetwork > 0 && !isCountedByHandler,
  );
  const examples = classes.flatMap(([name, { perNetwork = 0 }]) => {
    const id = (Object.keys(endpointClasses) as EndpointId[]).find((endpoint) => endpointClasses[endpoint] === name);
    return id ? [{ name, id, perNetwork }] : [];
  });

  test.each(examples)(
    'the class $name limits how often one network calls $id in a window',
    async ({ id, perNetwork }) => {
      const from = `198.51.100.${examples.findIndex((example) => example.id === id)}`;
      expect(await passedBefore429(() => call(from, id), perNetwork)).toBe(perNetwork);
      const refused = await call(from, id);
      const seconds = Number(refused.headers['retry-after']);
      expect(seconds).toBeGreaterThan(0);
      expect(refused.json()).toMatchObject({
        code: 429,
        message: expect.stringContaining(waitInWords(seconds, 'en')),
        data: null,
      });
      expect((await call('192.0.2.200', id)).statusCode, 'another network').not.toBe(429);
      ahead += HOUR_MS;
      expect((await call(from, id)).statusCode, 'the next window').not.toBe(429);
    },
  );

  test('addresses of one /64 share a limit, and those of one /48 eight times as much', async () => {
    const perNetwork = limitOf('search');
    const answers = await Promise.all(Array.from({ length: 25 }, () => ask('203.0.113.1', SEARCH)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(perNetwork);
    const sameHousehold = (index: number) => ask(`2001:db8:1:1::${(index + 1).toString(16)}`, SEARCH);
    expect(await passedBefore429(sameHousehold, 300)).toBe(perNetwork);
    const sameSite = (index: number) => call(`2001:db8:2:${index.toString(16)}::1`, 'applications.apply');
    expect(await passedBefore429(sameSite, 300)).toBe(8 * limitOf('application'));
  });

  test('an address that a caller prepends to X-Forwarded-For is ignored', async () => {
    const spoofed = (index: number) =>
      ask(`203.0.113.${index % 250}, 192.0.2.7`, '/api/front/coupon/receive', testShop, 'POST');
    expect(await passedBefore429(spoofed, 100)).toBe(limitOf('coupon'));
  });

  describe('a caller who sends another address with each request', () => {
    const NEWSLETTER = '/api/front/form/subscribe/newsletter';
    const [caller, neighbour, proxyAddress] = ['127.0.0.66', '127.0.0.67', '127.0.0.1'];
    const perNetwork = limitOf('newsletter');

    test.each([
      { way: 'through a proxy that is believed', from: proxyAddress, ofNeighbour: perNetwork },
      // Without a believed proxy, all who come through it are one network.
      { way: 'through a proxy that is not believed', from: '127.0.0.9', ofNeighbour: 0 },
      { way: 'without a proxy', from: undefined, ofNeighbour: perNetwork },
    ])('is one network $way', async ({ from, ofNeighbour }) => {
      await database.db.deleteFrom('rate_limits').execute();
      const parts = { now, limits: smallLimits };
      const shop = await createTestShop(database, parts, { rateLimitExempt: '', trustProxy: proxyAddress });
      const direct = await shop.app.listen({ port: 0, host: '127.0.0.1' });
      const proxy = from === undefined ? undefined : await openProxy(direct, from);
      const urls = [`${proxy?.url ?? direct}${NEWSLETTER}`];
      expect(await passedOf(caller, urls, 10)).toBe(perNetwork);
      expect(await passedOf(neighbour, urls, 10)).toBe(ofNeighbour);
      proxy?.close();
      await shop.close();
    });
  });

  test('an account has one limit, whatever its networks', async () => {
    const { id } = await testShop.newShopper();
    const authorization = `Bearer ${await testShop.tokenFor(id)}`;
    const order = (index: number) =>
      testShop.app.inject({
        method: 'POST',
        url: '/api/front/order/create',
        headers: { authorization, 'x-forwarded-for': `192.0.2.${index}` },
        payload: {},
      });
    expect(await passedBefore429(order, 100)).toBe(smallLimits.classes.order.perAccount);
  });

  test('two processes share a limit; each exceeds a batched one by a twentieth at most', async () => {
    const other = await createTestShop(database, { now, limits: smallLimits }, { rateLimitExempt: '' });
    const perNetwork = limitOf('search');
    const answers = await Promise.all(
      Array.from({ length: 2 * perNetwork }, (_, index) => ask('203.0.113.2', SEARCH, index % 2 ? other : testShop)),
    );
    const passed = answers.filter(({ statusCode }) => statusCode === 200).length;
    expect(passed).toBeGreaterThanOrEqual(perNetwork);
    expect(passed).toBeLessThanOrEqual(perNetwork * (1 + 2 / 20));
    const orders = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        ask('203.0.113.2', '/api/front/order/create', index % 2 ? other : testShop, 'POST'),
      ),
    );
    expect(orders.filter(({ statusCode }) => statusCode === 401)).toHaveLength(limitOf('order'));
    await other.close();
  });

  test('new guest carts of a network are limited, and its existing ones still work', async () => {
    const { attrId: productAttrUnique, productId } = await someSku(database);
    const first = newUuid();
    const add = (uuid: string) =>
      ask('203.0.113.3', '/api/front/cart/save', testShop, 'POST', [
        { productId, productAttrUnique, cartNum: 1, storeId: 1, uuid },
      ] as object);
    expect((await add(first)).statusCode).toBe(200);
    const perNetwork = limitOf('guestCart');
    expect(await passedBefore429(() => add(newUuid()), perNetwork)).toBe(perNetwork - 1);
    expect((await add(first)).statusCode).toBe(200);
    const { count } = await database.db
      .selectFrom('carts')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('owner_kind', '=', 'guest')
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(perNetwork);
  });

  test('idempotency keys of a network are limited', async () => {
    const network = '203.0.113.4';
    const perNetwork = limitOf('idempotencyKey');
    await presetUses('idempotencyKey', network, perNetwork - 1);
    const send = (index: number) =>
      testShop.app.inject({
        method: 'POST',
        url: '/api/front/cart/save',
        headers: { 'x-forwarded-for': network, 'idempotency-key': `key-${index}-of-the-test` },
        payload: [{ productId: 2_000_000_000, productAttrUnique: 1, cartNum: 1, storeId: 1, uuid: newUuid() }],
      });
    // The process counts a twentieth alone before it reads the others' counts.
    expect(await passedBefore429(send, perNetwork)).toBeLessThanOrEqual(1 + perNetwork / 20);
  });

  test('too many started sign-ins are refused with a page', async () => {
    await presetUses('authorization', '203.0.113.5', limitOf('authorization') - 1);
    expect((await ask('203.0.113.5', '/oidc/authorization?client_id=storefront')).statusCode).not.toBe(429);
    const refused = await ask('203.0.113.5', '/oidc/authorization?client_id=storefront');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['content-type']).toContain('text/html');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('203.0.113.5', '/oidc/jwks')).statusCode).toBe(200);
  });

  test('an exempt address has no volume limits, but those on guessing and mail', async () => {
    const exempt = await createTestShop(database, { now, limits: smallLimits }, { rateLimitExempt: '203.0.113.0/24' });
    const search = await Promise.all(Array.from({ length: 25 }, () => ask('203.0.113.6', SEARCH, exempt)));
    expect(search.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const newsletter = () => ask('203.0.113.6', '/api/front/form/subscribe/newsletter', exempt, 'POST');
    expect(await passedBefore429(newsletter, 100)).toBe(limitOf('newsletter'));
    await exempt.close();
  });

  test('without other numbers the app enforces those of the README', async () => {
    const shipped = await createTestShop(database, { now });
    await presetUses('newsletter', '203.0.113.7', limitClasses.newsletter.perNetwork - 1);
    const newsletter = () => ask('203.0.113.7', '/api/front/form/subscribe/newsletter', shipped, 'POST');
    expect(await passedBefore429(newsletter, 10)).toBe(1);
    await shipped.close();
  });
});

test.each(engines)(
  'limits count the address that the believed proxy has seen, whatever a caller claims, on %s',
  async (engine) => {
    const database = await openTestDatabase(engine);
    const networks: string[] = [];
    const line = (text: string) => void networks.push((JSON.parse(text) as { network: string }).network);
    const logger = { level: 'info', stream: { write: line } };
    const proxies = '172.30.0.10,172.30.0.11';
    const { app, close } = await createTestShop(database, { logger }, { trustProxy: proxies });
    networks.length = 0;
    const ask = (remoteAddress: string, claimed: string) =>
      app.inject({ url: '/health', remoteAddress, headers: { 'x-forwarded-for': claimed } });
    await ask('172.30.0.10', '203.0.113.7');
    await ask('172.30.0.10', '6.6.6.6, 203.0.113.7');
    await ask('172.30.0.10', '6.6.6.6, 203.0.113.7, 172.30.0.11');
    await ask('172.30.0.10', '6.6.6.6, 172.30.0.1');
    await ask('172.30.0.1', '6.6.6.6');
    await close();
    await database.close();
    const visitor = '203.0.113.7';
    expect(networks.slice(0, 5)).toEqual([visitor, visitor, visitor, '172.30.0.1', '172.30.0.1']);
  },
);
