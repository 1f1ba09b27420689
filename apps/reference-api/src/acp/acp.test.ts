import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../db/index.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { expireCaches } from '../testing/expire-caches.ts';
import { acpAgent, acpOrderOf, newEmail, payAt } from '../testing/protocol-agents.ts';
import { expectAcp } from '../testing/protocol-schemas.ts';
import { UNBOUND } from '../testing/racing.ts';
import { createTestShop, ORIGIN, setStock, someSku, type TestShop } from '../testing/test-shop.ts';

const SESSIONS = '/acp/checkout_sessions';
const EXAMPLES = new URL('../testing/protocol-schemas/acp-examples.json', import.meta.url);

describe.each(engines)('the Agentic Commerce Protocol on %s', (engine) => {
  let database: Database;
  let shop: TestShop;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    shop = await createTestShop(database, { openOrders: UNBOUND });
  });
  afterAll(async () => {
    await shop?.close();
    await database?.close();
  });

  test('an agent goes from an item of a feed to a paid order', async () => {
    const ask = acpAgent(shop.app);
    const { body: discovered } = await ask('GET', '/.well-known/acp.json');
    expectAcp('DiscoveryResponse', discovered);
    expect(discovered.api_base_url).toBe(`${ORIGIN}/acp`);
    const { attrId } = await someSku(database);

    const created = await ask('POST', SESSIONS, {
      line_items: [{ id: `${attrId}` }],
      currency: 'usd',
      capabilities: {},
    });
    expect(created.status).toBe(201);
    expectAcp('CheckoutSession', created.body);
    expect(created.body).toMatchObject({ status: 'not_ready_for_payment', currency: 'usd' });
    expect(created.body.messages.map(({ param }: { param: string }) => param)).toContain(
      '$.fulfillment_details.address.city',
    );

    const { id } = created.body;
    const { line_items, currency, capabilities, ...change } = acpOrderOf(attrId);
    const ready = await ask('POST', `${SESSIONS}/${id}`, change);
    expect(ready.status).toBe(200);
    expectAcp('CheckoutSession', ready.body);
    expect(ready.body).toMatchObject({ status: 'ready_for_payment', fulfillment_details: change.fulfillment_details });
    const sum = (totals: { type: string; amount: number }[]) =>
      Object.fromEntries(totals.map((each) => [each.type, each.amount]));
    const { subtotal = 0, fulfillment = 0, total } = sum(ready.body.totals);
    expect(total).toBe(subtotal + fulfillment);

    const completed = await ask('POST', `${SESSIONS}/${id}/complete`, {
      payment_data: { handler_id: 'card', instrument: { type: 'card', credential: { type: 'spt', token: 'spt_123' } } },
    });
    expectAcp('CheckoutSessionWithOrder', completed.body);
    expect(completed.body).toMatchObject({ status: 'requires_escalation', totals: ready.body.totals });
    expect(completed.body.messages).toMatchObject([{ resolution: 'requires_buyer_review' }]);
    expect(JSON.stringify(completed.body)).not.toContain('spt_123');

    await payAt(shop.app, completed.body.continue_url);
    const paid = await ask('GET', `${SESSIONS}/${id}`);
    expectAcp('CheckoutSessionWithOrder', paid.body);
    expect(paid.body).toMatchObject({ status: 'completed', order: { checkout_session_id: id } });
    expect(JSON.stringify(paid.body)).not.toMatch(/Example Road|617\W*555|@shopper/);
  });

  test('requests are understood as the protocol’s own examples write them', async () => {
    const ask = acpAgent(shop.app);
    const { attrId } = await someSku(database);
    const { examples } = JSON.parse(readFileSync(EXAMPLES, 'utf8')) as { examples: Record<string, object> };
    const named = (start: string) => Object.entries(examples).filter(([name]) => name.startsWith(start));
    const create = (example: object) => ask('POST', SESSIONS, { ...example, line_items: [{ id: `${attrId}` }] });
    for (const [name, example] of named('create_')) {
      const { status, body } = await create(example);
      expect(status, name).toBe(201);
      expectAcp('CheckoutSession', body);
    }
    const [[, first = {}] = []] = named('create_');
    for (const [name, example] of [...named('complete_'), ...named('cancel_')]) {
      const { body: created } = await create(first);
      for (const [, change] of named('update_')) {
        const { status, body } = await ask('POST', `${SESSIONS}/${created.id}`, change);
        expect([status, body.status], name).toEqual([200, 'ready_for_payment']);
      }
      const action = name.startsWith('cancel') ? 'cancel' : 'complete';
      const { status, body } = await ask('POST', `${SESSIONS}/${created.id}/${action}`, example);
      expect([status, body.status], name).toEqual([200, action === 'cancel' ? 'canceled' : 'requires_escalation']);
      expectAcp('CheckoutSession', body);
      expect(JSON.stringify(body)).not.toMatch(/spt_|vt_/);
      if (action === 'cancel') continue;
      // The order has the buyer of the last request.
      const { email } = await database.db
        .selectFrom('orders')
        .select('email')
        .where('order_no', '=', body.order.order_number)
        .executeTakeFirstOrThrow();
      expect(email).toBe((example as { buyer: { email: string } }).buyer.email);
    }
  });

  test('a buyer named at the end does not make an order at a price that the agent has not seen', async () => {
    const ask = acpAgent(shop.app);
    const { attrId, productId } = await someSku(database, 20, 4);
    const { body } = await ask('POST', SESSIONS, acpOrderOf(attrId));
    const { db } = database;
    const before = await db
      .selectFrom('products')
      .select(['store_price_cents', 'discount_basis_points'])
      .where('id', '=', productId)
      .executeTakeFirstOrThrow();
    const price = { store_price_cents: 4_321, discount_basis_points: null };
    await db.updateTable('products').set(price).where('id', '=', productId).execute();
    const { body: refused } = await ask('POST', `${SESSIONS}/${body.id}/complete`, {
      buyer: { email: newEmail(), first_name: 'Ada', last_name: 'Example' },
    });
    expect(refused.messages[0]).toMatchObject({ code: 'conflict' });
    expect(refused).not.toHaveProperty('order');
    await db.updateTable('products').set(before).where('id', '=', productId).execute();
  });

  test('each write needs a key: the same gets the same answer, another request with it is refused', async () => {
    const ask = acpAgent(shop.app);
    const { attrId } = await someSku(database);
    const wanted = acpOrderOf(attrId);
    const key = { 'idempotency-key': `session-${Date.now()}`, 'request-id': 'request-1' };
    const first = await ask('POST', SESSIONS, wanted, key);
    expect(first.headers).toMatchObject({ 'idempotency-key': key['idempotency-key'], 'request-id': 'request-1' });
    const second = await ask('POST', SESSIONS, wanted, key);
    expect(second).toMatchObject({ status: 201, body: first.body, headers: { 'idempotent-replayed': 'true' } });
    const other = await ask('POST', SESSIONS, acpOrderOf(attrId), key);
    expectAcp('Error', other.body);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_conflict']);
    const answer = await shop.app.inject({
      method: 'POST',
      url: SESSIONS,
      headers: { host: new URL(ORIGIN).host },
      payload: wanted,
    });
    expectAcp('Error', answer.json());
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'idempotency_key_required']);
  });

  test('problems of stock and of ended sessions have the protocol’s codes', async () => {
    const ask = acpAgent(shop.app);
    const { attrId, stock } = await someSku(database, 20, 3);
    const { body } = await ask('POST', SESSIONS, acpOrderOf(attrId));
    await setStock(database, attrId, 0);
    const sold = await ask('POST', `${SESSIONS}/${body.id}/complete`, {});
    expectAcp('CheckoutSession', sold.body);
    expect(sold.body).toMatchObject({
      status: 'not_ready_for_payment',
      messages: [{ code: 'out_of_stock', param: '$.line_items[0]' }],
    });
    await setStock(database, attrId, stock);
    expect((await ask('POST', `${SESSIONS}/${body.id}/cancel`)).body.status).toBe('canceled');
    const again = await ask('POST', `${SESSIONS}/${body.id}/cancel`);
    expectAcp('Error', again.body);
    expect(again.status).toBe(405);
    for (const [path, status, code] of [
      [`${SESSIONS}/${body.id}`, 409, 'not_open'],
      [`${SESSIONS}/unknown`, 404, 'not_found'],
    ] as const) {
      const refused = await ask('POST', path, acpOrderOf(attrId));
      expectAcp('Error', refused.body);
      expect([refused.status, refused.body.code]).toEqual([status, code]);
    }
    const version = await ask('POST', SESSIONS, acpOrderOf(attrId), { 'api-version': '2025-09-29' });
    expect(version.body).toMatchObject({ code: 'unsupported_api_version', supported_versions: ['2026-04-17'] });
    const nothing = await ask('POST', SESSIONS, { ...acpOrderOf(attrId), line_items: [{ id: 'nothing' }] });
    expect(nothing.body).toMatchObject({ type: 'invalid_request', code: 'items_unavailable' });
    expect((await ask('POST', SESSIONS, { line_items: [] })).status).toBe(400);
  });

  test('a session belongs to the credentials that made it, and to its protocol’s shop', async () => {
    const { attrId } = await someSku(database);
    const { body } = await acpAgent(shop.app, { key: 'first' })('POST', SESSIONS, acpOrderOf(attrId));
    for (const ask of [acpAgent(shop.app, { key: 'second' }), acpAgent(shop.app, { key: '' })]) {
      expect((await ask('GET', `${SESSIONS}/${body.id}`)).status).toBe(404);
      expect((await ask('POST', `${SESSIONS}/${body.id}/complete`, {})).status).toBe(404);
    }
  });

  test('requests that are too large, too deep, of another form or of another site are refused', async () => {
    const ask = acpAgent(shop.app);
    const { attrId } = await someSku(database);
    const wanted = acpOrderOf(attrId);
    const { body } = await ask('POST', SESSIONS, wanted);
    const deep = `{"capabilities":${'['.repeat(8000)}${']'.repeat(8000)}}`;
    const items = Array.from({ length: 21 }, () => ({ id: `${attrId}` }));
    for (const path of [SESSIONS, `${SESSIONS}/${body.id}`, `${SESSIONS}/${body.id}/complete`]) {
      expect((await ask('POST', path, { ...wanted, note: 'x'.repeat(40_000) })).status).toBe(413);
      for (const sent of [deep, '{', 'null', '[]', { ...wanted, buyer: { email: 'a\0b' } }, { ...wanted, buyer: 7 }]) {
        const { status, body: refused } = await ask('POST', path, sent);
        expectAcp('Error', refused);
        expect(status, JSON.stringify(sent).slice(0, 80)).toBe(400);
      }
      expect((await ask('POST', path, wanted, { origin: 'https://evil.example' })).status).toBe(403);
    }
    for (const line_items of [items, [{ id: `${attrId}`, quantity: 0 }], [{ id: `${attrId}`, quantity: 1e9 }], [{}]]) {
      expect((await ask('POST', SESSIONS, { ...wanted, line_items })).status).toBe(400);
    }
    expect((await ask('GET', `${SESSIONS}/${body.id}`)).body.status).toBe('ready_for_payment');
  });

  test('the owner and the environment switch it off', async () => {
    const ask = acpAgent(shop.app);
    const { attrId } = await someSku(database);
    expireCaches();
    try {
      await shop.operate('shop set', { setting: 'agents', value: 'read' });
      expect((await ask('GET', '/.well-known/acp.json')).status).toBe(404);
      expect((await ask('POST', SESSIONS, acpOrderOf(attrId))).status).toBe(404);
    } finally {
      await shop.operate('shop set', { setting: 'agents', value: 'none' });
      await shop.guest().store.details();
      vi.restoreAllMocks();
    }
    const without = await createTestShop(database, {}, { acp: false });
    try {
      expect((await acpAgent(without.app)('GET', '/.well-known/acp.json')).status).toBe(404);
    } finally {
      await without.close();
    }
  });
});
