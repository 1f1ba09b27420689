import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { engines, openTestDatabase } from './testing/databases.ts';
import { acpAgent, ucpAgent } from './testing/protocol-agents.ts';
import { createTestShop, newUuid, ORIGIN, someSku, type TestShop } from './testing/test-shop.ts';

/*
 * Two shops on one API: a request whose idempotency key was used at one of them is a new request at the other.
 */
const HOST = new URL(ORIGIN).host;
const OTHER_HOST = 'foyer-lune.localhost';

describe.each(engines)('one idempotency key at two shops on %s', (engine) => {
  let database: Database;
  let testShop: TestShop;
  let sku: Awaited<ReturnType<typeof someSku>>;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    testShop = await createTestShop(database);
    sku = await someSku(database);
  });
  afterAll(async () => {
    await testShop?.close();
    await database?.close();
  });

  type Headers = Record<'host' | 'idempotency-key', string>;
  /** Statuses at the first shop, and which responses were stored ones. */
  async function sendThrice(
    send: (headers: Headers) => Promise<{ status: number; headers: Readonly<Record<string, unknown>> }>,
    replayed: string,
  ) {
    const key = { 'idempotency-key': newUuid() };
    const first = await send({ ...key, host: HOST });
    const other = await send({ ...key, host: OTHER_HOST });
    const again = await send({ ...key, host: HOST });
    expect([first.status, again.status]).toEqual([expect.toBeOneOf([200, 201]), first.status]);
    return [first, other, again].map(({ headers }) => headers[replayed] === 'true');
  }

  test('a guest’s cart', async () => {
    const payload = [{ productId: sku.productId, productAttrUnique: sku.attrId, cartNum: 1, uuid: newUuid() }];
    const send = async (headers: Headers) => {
      const answer = await testShop.app.inject({ method: 'POST', url: '/api/front/cart/save', headers, payload });
      return { status: answer.statusCode, headers: answer.headers };
    };
    expect(await sendThrice(send, 'idempotency-replayed')).toEqual([false, false, true]);
  });

  test('a checkout of UCP', async () => {
    const ask = ucpAgent(testShop.app);
    const payload = { line_items: [{ item: { id: `${sku.attrId}` }, quantity: 1 }] };
    const send = (headers: Headers) => ask('POST', '/ucp/checkout-sessions', payload, headers);
    expect(await sendThrice(send, 'idempotency-replayed')).toEqual([false, false, true]);
  });

  test('a checkout of ACP', async () => {
    const ask = acpAgent(testShop.app);
    const payload = { line_items: [{ id: `${sku.attrId}` }], currency: 'usd', capabilities: {} };
    const send = (headers: Headers) => ask('POST', '/acp/checkout_sessions', payload, headers);
    expect(await sendThrice(send, 'idempotent-replayed')).toEqual([false, false, true]);
  });
});
