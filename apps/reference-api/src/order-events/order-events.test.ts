import { createHash, createHmac, createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../db/index.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { type EventReceiver, type ReceivedEvent, startEventReceiver } from '../testing/event-receiver.ts';
import { expireCaches } from '../testing/expire-caches.ts';
import { acpAgent, acpOrderOf, newEmail, payAt, ucpAgent, ucpOrderOf } from '../testing/protocol-agents.ts';
import { expectAcp, expectUcp } from '../testing/protocol-schemas.ts';
import { UNBOUND } from '../testing/racing.ts';
import { createSigningAgent, type SigningAgent } from '../testing/signing-agent.ts';
import { createTestShop, ORIGIN, someSku, type TestShop } from '../testing/test-shop.ts';

const CHECKOUTS = '/ucp/checkout-sessions';
const SESSIONS = '/acp/checkout_sessions';
const SECRET = 'a-secret-of-the-platform';
const MINUTE_MS = 60_000;

describe.each(engines)('events about the orders of agents on %s', (engine) => {
  let database: Database;
  let shop: TestShop;
  let receiver: EventReceiver;
  let signing: SigningAgent;
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const lines: string[] = [];

  const open = () =>
    createTestShop(database, {
      now,
      openOrders: UNBOUND,
      logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } },
    });
  const trust = async (name: string) => {
    const agent = await createSigningAgent(`https://${name.toLowerCase()}.example`);
    await shop.operate('agent trust', { name, keys: JSON.stringify({ keys: [agent.jwk] }) });
    expireCaches();
    return agent;
  };
  const events = (name: string, protocol: string, url: string, more: Record<string, string> = {}) =>
    shop.operate('agent events', { name, protocol, url, ...more });

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    receiver = await startEventReceiver();
    shop = await open();
    signing = await trust('Buyer');
    await events('Buyer', 'ucp', `${receiver.origin}/ucp/orders?shop=1`);
    await events('Buyer', 'acp', `${receiver.origin}/acp`, { secret: `${SECRET}\n` });
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await shop?.close();
    await receiver?.close();
    await database?.close();
  });

  /** Headers of a signature at the shop's time. */
  const signed = (by = signing) => {
    const created = Math.round(ahead / 1000);
    return by.sign({ created, expires: created + 300 });
  };

  async function buyByUcp(by = signing, quantity = 2) {
    const ask = ucpAgent(shop.app);
    const { attrId } = await someSku(database);
    const { body } = await ask('POST', CHECKOUTS, ucpOrderOf(attrId, quantity), signed(by));
    const { body: placed } = await ask('POST', `${CHECKOUTS}/${body.id}/complete`, {}, signed(by));
    await payAt(shop.app, placed.continue_url);
    return body.id as string;
  }

  const partsOf = async (id: string) => {
    const hash = createHash('sha256').update(id).digest('base64url');
    return database.db
      .selectFrom('agent_checkouts')
      .innerJoin('orders', 'orders.order_no', 'agent_checkouts.order_no')
      .innerJoin('merchant_orders', 'merchant_orders.order_id', 'orders.id')
      .select(['merchant_orders.order_no', 'merchant_orders.id', 'orders.id as order_id', 'orders.email'])
      .where('agent_checkouts.hash', '=', hash)
      .executeTakeFirstOrThrow();
  };

  /** The one event of a round of jobs, with its body. */
  async function nextEvent(): Promise<ReceivedEvent & { order: ReturnType<typeof JSON.parse> }> {
    await shop.app.jobs.runDue();
    const [event, ...more] = receiver.take();
    expect(more).toEqual([]);
    if (!event) throw new Error('no event was received');
    return { ...event, order: JSON.parse(event.body) };
  }

  /** Verifies an event as a platform does: by the key that the shop publishes, without the code that signs. */
  async function isSignedByShop({ headers, method, url, body }: ReceivedEvent): Promise<boolean> {
    const { body: profile } = await ucpAgent(shop.app)('GET', '/.well-known/ucp');
    const input = /^sig1=(\((.*)\);created=(\d+);keyid="(\w+)")$/.exec(`${headers['signature-input']}`);
    const [, parameters, names = '', , keyId] = input ?? [];
    const key = profile.signing_keys.find(({ kid }: { kid: string }) => kid === keyId);
    const digest = createHash('sha256').update(body).digest('base64');
    if (headers['content-digest'] !== `sha-256=:${digest}:`) return false;
    const [path = '', query = ''] = url.split('?');
    const derived: Record<string, unknown> = {
      ...{ '@method': method, '@path': path, '@query': `?${query}`, '@authority': headers.host },
    };
    const covered = names.split(' ').map((name) => name.slice(1, -1));
    expect(covered).toEqual(
      expect.arrayContaining(['@method', '@authority', '@path', '@query', 'ucp-agent', 'idempotency-key']),
    );
    expect(covered).toEqual(expect.arrayContaining(['content-digest', 'content-type']));
    const base = covered.map((name) => `"${name}": ${derived[name] ?? headers[name]}`);
    base.push(`"@signature-params": ${parameters}`);
    const [, value = ''] = /^sig1=:(.*):$/.exec(`${headers.signature}`) ?? [];
    return verify(
      'sha256',
      Buffer.from(base.join('\n')),
      { key: createPublicKey({ key, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(value, 'base64'),
    );
  }

  test('UCP: payment, parcel, delivery and refund are sent as the whole order, signed by the shop', async () => {
    const { body: profile } = await ucpAgent(shop.app)('GET', '/.well-known/ucp');
    expectUcp('discovery/profile.json#/$defs/business_profile', profile);
    expect(JSON.stringify(profile)).not.toContain('"d":');
    const id = await buyByUcp();
    const { order_no, email } = await partsOf(id);
    const paid = await nextEvent();
    expect(paid).toMatchObject({ method: 'POST', url: '/ucp/orders?shop=1' });
    expect(paid.headers['ucp-agent']).toBe(`profile="${ORIGIN}/.well-known/ucp"`);
    expectUcp('shopping/order.json', paid.order);
    expect(paid.order).toMatchObject({
      ...{ id, checkout_id: id },
      line_items: [{ status: 'processing', quantity: { original: 2, total: 2, fulfilled: 0 } }],
    });
    expect(paid.body).not.toMatch(/Example Road|617\W*555|@shopper/);
    expect(await isSignedByShop(paid)).toBe(true);
    expect(await isSignedByShop({ ...paid, body: paid.body.replace('processing', 'fulfilled!') })).toBe(false);
    expect(await isSignedByShop({ ...paid, url: '/elsewhere?shop=1' })).toBe(false);

    await shop.operate('ship', { orderNo: order_no, company: 'UPS', number: '1Z999' });
    const sent = await nextEvent();
    expect(sent.order.line_items).toMatchObject([{ status: 'fulfilled', quantity: { total: 2, fulfilled: 2 } }]);
    expect(sent.headers['webhook-id']).not.toBe(paid.headers['webhook-id']);
    await shop.operate('deliver', { orderNo: order_no });
    expect((await nextEvent()).order.line_items).toMatchObject([{ status: 'fulfilled' }]);

    const { user_id } = await database.db
      .selectFrom('merchant_orders')
      .select('user_id')
      .where('order_no', '=', order_no)
      .executeTakeFirstOrThrow();
    const shopper = await shop.shopper(user_id);
    await shopper.refunds.apply({ orderNo: order_no, text: 'Torn', refund_reason_wap_explain: 'Torn' });
    const { list } = await shopper.refunds.list({});
    await shop.operate('refund accept', { refundNo: list[0]?.refundOrderNo ?? '' });
    expect((await nextEvent()).order.line_items).toMatchObject([{ status: 'removed', quantity: { total: 0 } }]);
    await shop.app.jobs.runDue();
    expect(receiver.take()).toEqual([]);
    expect(lines.join('')).not.toContain(id);
    expect(lines.join('')).not.toContain(email);
  });

  test('ACP: events are signed with the platform’s secret', async () => {
    const ask = acpAgent(shop.app);
    const { attrId } = await someSku(database);
    const { body } = await ask('POST', SESSIONS, acpOrderOf(attrId), signed());
    const { body: placed } = await ask('POST', `${SESSIONS}/${body.id}/complete`, {}, signed());
    await shop.app.jobs.runDue();
    // It is not paid yet.
    expect(receiver.take()).toEqual([]);
    await payAt(shop.app, placed.continue_url);
    const created = await nextEvent();
    expectAcp('Order', created.order.data);
    expect(created).toMatchObject({
      url: '/acp',
      order: { type: 'order_create', data: { type: 'order', checkout_session_id: body.id, status: 'confirmed' } },
    });
    const [, seconds = '', hash = ''] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(`${created.headers['merchant-signature']}`) ?? [];
    expect(hash).toBe(createHmac('sha256', SECRET).update(`${seconds}.${created.body}`).digest('hex'));
    expect(Math.abs(Number(seconds) - now() / 1000)).toBeLessThan(300);
    await shop.operate('ship', { orderNo: (await partsOf(body.id)).order_no, company: 'UPS', number: '1Z998' });
    const shipped = await nextEvent();
    expectAcp('Order', shipped.order.data);
    expect(shipped.order).toMatchObject({
      type: 'order_update',
      data: { status: 'shipped', fulfillments: [{ status: 'shipped', line_items: [{ quantity: 1 }] }] },
    });
    expect(lines.join('')).not.toContain(SECRET);
    expect(lines.join('')).not.toContain('shop=1');
    const stored = await database.db.selectFrom('agent_event_addresses').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(SECRET);
  });

  test('a refused event is sent again later under the same id, and later changes with it', async () => {
    receiver.answerWith(500, 307);
    const id = await buyByUcp();
    const first = await nextEvent();
    await shop.app.jobs.runDue();
    expect(receiver.take()).toEqual([]);
    expect((await shop.operate('job list', {})).message).toMatch(/send order events to agents.*Buyer answered 500/s);
    ahead += MINUTE_MS;
    const second = await nextEvent();
    // The second status was a redirect, which is not followed.
    expect(second.url).toBe('/ucp/orders?shop=1');
    expect(second.headers['idempotency-key']).toBe(first.headers['idempotency-key']);
    expect(second.headers['signature-input']).not.toBe(first.headers['signature-input']);
    await shop.operate('ship', { orderNo: (await partsOf(id)).order_no, company: 'UPS', number: '1Z997' });
    ahead += 2 * MINUTE_MS;
    const third = await nextEvent();
    expect(third.order.line_items).toMatchObject([{ status: 'fulfilled' }]);
    expect(third.headers['idempotency-key']).not.toBe(first.headers['idempotency-key']);
    ahead += 60 * MINUTE_MS;
    await shop.app.jobs.runDue();
    expect(receiver.take()).toEqual([]);
    const audits = lines.flatMap((line) => (line.includes('"agent event"') ? [JSON.parse(line)] : []));
    expect(audits.slice(-3)).toMatchObject([
      { protocol: 'ucp', action: 'created', to: 'Buyer', result: 500 },
      { protocol: 'ucp', action: 'created', to: 'Buyer', result: 307 },
      { protocol: 'ucp', action: 'created', to: 'Buyer', result: 200 },
    ]);
  });

  test('several processes send each event once', async () => {
    const others = await Promise.all([open(), open()]);
    try {
      const ids = [await buyByUcp(), await buyByUcp(), await buyByUcp()];
      await Promise.all([shop, ...others].map(({ app }) => app.jobs.runDue()));
      const told = receiver.take().map(({ body }) => JSON.parse(body).id);
      expect(told.sort()).toEqual(ids.sort());
    } finally {
      for (const other of others) await other.close();
    }
  });

  test('a change during the request is sent afterwards', async () => {
    const id = await buyByUcp();
    const { order_no } = await partsOf(id);
    const repository = await import('../repositories/agent-checkouts.ts');
    const { noteChangeSent } = repository;
    const between = vi.spyOn(repository, 'noteChangeSent').mockImplementationOnce(async (...given) => {
      await shop.operate('ship', { orderNo: order_no, company: 'UPS', number: '1Z996' });
      await noteChangeSent(...given);
    });
    expect((await nextEvent()).order.line_items).toMatchObject([{ status: 'processing' }]);
    between.mockRestore();
    ahead += MINUTE_MS;
    expect((await nextEvent()).order.line_items).toMatchObject([{ status: 'fulfilled' }]);
  });

  test('no events for unsigned orders, for orders from before the URL was set, or after the owner removed it', async () => {
    const ask = ucpAgent(shop.app);
    const { attrId } = await someSku(database);
    const { body } = await ask('POST', CHECKOUTS, ucpOrderOf(attrId, 1, newEmail()));
    const { body: placed } = await ask('POST', `${CHECKOUTS}/${body.id}/complete`, {});
    await payAt(shop.app, placed.continue_url);
    const second = await trust('Second');
    await buyByUcp(second);
    ahead += 1000;
    await events('Second', 'ucp', `${receiver.origin}/second`);
    await shop.app.jobs.runDue();
    expect(receiver.take()).toEqual([]);
    const id = await buyByUcp(second);
    expect(await nextEvent()).toMatchObject({ url: '/second', order: { id } });
    expect((await shop.operate('agent list', {})).message).toContain(
      `order events by ucp to ${receiver.origin}/second`,
    );
    await events('Second', 'ucp', 'none');
    await buyByUcp(second);
    await events('Second', 'ucp', `${receiver.origin}/second`);
    await buyByUcp(second);
    await shop.operate('agent stop', { name: 'Second' });
    const { order_no } = await partsOf(await buyByUcp());
    await nextEvent();
    await shop.operate('shop set', { setting: 'agents', value: 'read' });
    await shop.operate('ship', { orderNo: order_no, company: 'UPS', number: '1Z995' });
    await shop.app.jobs.runDue();
    await shop.operate('shop set', { setting: 'agents', value: 'none' });
    expireCaches();
    await shop.app.jobs.runDue();
    expect(receiver.take()).toEqual([]);
  });

  test('only addresses of the internet are taken, from the operator alone', async () => {
    const closed = await createTestShop(database, {}, { sandbox: false });
    try {
      const set = (url: string, more: Record<string, string> = {}) =>
        closed.operate('agent events', { name: 'Buyer', protocol: 'ucp', url, ...more });
      for (const url of [
        ...[
          'http://agent.example/orders',
          'https://127.0.0.1/',
          'https://[::1]/',
          'https://10.0.0.1/',
          'ftp://agent.example',
        ],
        ...[
          `${receiver.origin}/`,
          'http://localhost/',
          'https://user:secret@agent.example/',
          'https://agent.example/#a',
        ],
        ...['file:///etc/passwd', 'nonsense', `https://agent.example/${'x'.repeat(600)}`, 'https://2130706433/', ''],
      ]) {
        expect((await set(url)).status, url).toBe(400);
      }
      expect((await set('https://agent.example/orders', { protocol: 'mcp' })).status).toBe(400);
      expect((await set('https://agent.example/orders', { secret: SECRET })).status).toBe(400);
      expect((await set('https://agent.example/orders', { protocol: 'acp' })).status).toBe(400);
      expect((await set('https://agent.example/orders', { protocol: 'acp', secret: 'short' })).status).toBe(400);
      expect((await set('https://agent.example/orders', { name: 'Nobody' })).status).toBe(404);
      // A host name that leads into the network of the API is refused when it is resolved, at each attempt.
      const inside = await trust('Inside');
      expect((await set('https://localhost/orders', { name: 'Inside' })).status).toBe(200);
      await buyByUcp(inside);
      await closed.app.jobs.runDue();
      expect((await closed.operate('job list', {})).message).toContain('localhost is not on the internet');
      expect(receiver.take()).toEqual([]);
      await shop.operate('agent stop', { name: 'Inside' });
    } finally {
      await closed.close();
    }
  });
});
