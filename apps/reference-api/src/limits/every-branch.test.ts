import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/index.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { freePort } from '../testing/free-port.ts';
import { createTestBrowser } from '../testing/oidc-client.ts';
import { deepTest } from '../testing/runs.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { type LimitClass, limitClasses } from './classes.ts';
import { classOfRoute } from './routes.ts';

const form = (fields: Record<string, string>, headers: Record<string, string> = {}): InjectOptions => ({
  payload: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
});
const foreign = { origin: 'https://evil.example' };
const credential = { email: 'ada@shopper.test', phone: '6175550100', countryCode: '+1', password: 'wrong-lamps' };
const call: Record<string, InjectOptions> = {
  'no JSON': { payload: '{', headers: { 'content-type': 'application/json' } },
  nothing: {},
  'a wrong field': { payload: { email: 7 } },
  'a wrong password': { payload: credential },
};

/** Every way through the handler of a route that counts by itself. */
const branches: Record<string, Record<string, InjectOptions>> = {
  'POST /api/front/login/email': call,
  'POST /api/front/login/mobile/password': call,
  'POST /oidc/interaction/:uid': {
    nothing: form({}),
    'another site': form({ email: 'ada@shopper.test', password: 'wrong-lamps' }, foreign),
    'a wrong password': form({ email: 'ada@shopper.test', password: 'wrong-lamps' }),
    'a passkey that is no JSON': form({ answer: 'x' }),
    'an unknown passkey': form({ answer: '{"id":"x"}' }),
    'a code to no address': form({ way: 'send-code', email: 'nobody' }),
    'a code to an address': form({ way: 'send-code', email: 'ada@shopper.test' }),
    'a code without an address': form({ way: 'code' }),
    'a wrong code': form({ way: 'code', email: 'ada@shopper.test', code: '000000' }),
    'an unknown way': form({ way: 'x', email: 'ada@shopper.test' }),
  },
  'POST /oidc/security': {
    'a guest': form({ action: 'add', password: 'wrong-lamps' }),
    'another site': form({ action: 'sign-out' }, foreign),
  },
  'GET /operator/*': {
    'a wrong secret': { headers: { authorization: 'Bearer wrong' } },
  },
  'POST /operator/*': {
    'no secret': { payload: {} },
    'a wrong secret': { payload: {}, headers: { authorization: 'Bearer wrong' } },
  },
  'POST /api/payments/notices/:payType': {
    'an unknown provider': { payload: '{}' },
  },
};

/** The routes that an app registers, by the class that counts them; those of the operator's commands are alike. */
const registered = new Map<string, string>();
// Fastify publishes each new instance before it has any route.
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) {
      const name = classOfRoute(each, url);
      const route = `${each} ${url}`.replace(/ \/operator\/.*/, ' /operator/*');
      if (typeof name === 'string' && each !== 'HEAD') registered.set(route, name);
    }
  });
});

const isCountedByHandler = (name: string) =>
  (limitClasses as Record<string, LimitClass>)[name]?.isCountedByHandler === true;

describe.each(engines)('routes that count by themselves on %s', (engine) => {
  let database: Database;
  let testShop: TestShop;
  let origin: string;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    testShop = await createTestShop(database, {}, { publicUrl: origin, rateLimitExempt: '' });
    await testShop.app.listen({ port, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await testShop?.close();
    await database?.close();
  });

  /** The keys of all addresses that the walks come from, by class. */
  const networkKeys = () =>
    sql<string>`(select keyed_hash('class:' || name || ':network:203.0.113.' || host)
      from unnest(${Object.keys(limitClasses)}::text[]) name cross join generate_series(0, 255) host)`;

  async function uses(): Promise<number> {
    const { sum } = await database.db
      .selectFrom('rate_limits')
      .select(({ fn }) => fn.sum<number | null>('count').as('sum'))
      .where('key', 'in', networkKeys())
      .executeTakeFirstOrThrow();
    return Number(sum ?? 0);
  }

  test('every such route is walked here', () => {
    const own = [...registered].filter(([, name]) => isCountedByHandler(name)).map(([route]) => route);
    expect(own.toSorted()).toEqual(Object.keys(branches).toSorted());
  });

  const cases = Object.entries(branches).flatMap(([route, ways]) =>
    Object.entries(ways).map(([title, request]) => [route, title, request] as const),
  );
  test.each(cases)('%s with %s', async (route, _, request) => {
    const [method, path = ''] = route.split(' ') as ['GET' | 'POST', string];
    const browser = await createTestBrowser(origin);
    const page = path.includes(':uid') ? await browser.authorize() : path;
    const url = page
      .replace(':payType', 'unheard-of')
      .replace('/operator/*', method === 'GET' ? '/operator/tasks/1' : '/operator/mail/list');
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    const before = await uses();
    const headers = { origin, cookie, 'x-forwarded-for': '203.0.113.7', ...request.headers };
    await testShop.app.inject({ method, ...request, url, headers });
    expect(await uses()).toBeGreaterThan(before);
  });

  deepTest('responses of unknown passkeys are limited like wrong passwords', async () => {
    const browser = await createTestBrowser(origin);
    const page = await browser.authorize();
    let answered = 0;
    for (let status = 200; status === 200 && answered < 1000; answered++) {
      const headers = { origin, 'x-forwarded-for': '198.51.100.7' };
      const body = new URLSearchParams({ answer: '{"id":"x"}' });
      ({ status } = await browser.visit(page, { method: 'POST', headers, body }));
    }
    expect(answered).toBe(limitClasses.password.perNetwork + 1);
  });
});
