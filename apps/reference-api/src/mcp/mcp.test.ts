import { contract } from '@promenade/storefront-sdk/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../db/index.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { expireCaches } from '../testing/expire-caches.ts';
import { agentToken, connectAgent } from '../testing/mcp-client.ts';
import { messageOf, REVISIONS } from '../testing/mcp-message.ts';
import { createTestShop, newUuid, ORIGIN, someSku, type TestShop } from '../testing/test-shop.ts';

const HOST = new URL(ORIGIN).host;

describe.each(engines)('the endpoint for agents on %s', (engine) => {
  let database: Database;
  let shop: TestShop;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    shop = await createTestShop(database);
  });
  afterAll(async () => {
    await shop?.close();
    await database?.close();
  });

  /** Settings of a shop are cached for five seconds. */

  const post = (payload: unknown, headers: Record<string, string> = {}) =>
    shop.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { host: HOST, ...messageOf('tools/list').headers, ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  const send = (method: string, params: Record<string, unknown> = {}, headers: Record<string, string> = {}) => {
    const message = messageOf(method, params);
    return post(message.payload, { ...message.headers, ...headers });
  };

  test.each(REVISIONS)('the official client lists and calls tools by the revision %s', async (revision) => {
    const { client, use } = await connectAgent(shop.app, { revision });
    const { tools } = await client.listTools();
    const declared = Object.values(contract).flatMap(({ input }) => input.agent ?? []);
    expect(tools.map(({ name }) => name).sort()).toEqual(declared.map(({ name }) => name).sort());
    for (const { name, annotations, inputSchema } of tools) {
      expect(annotations?.readOnlyHint).toBe(declared.find((tool) => tool.name === name)?.changes === 'nothing');
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      expect(Object.keys(inputSchema.properties ?? {})).not.toContain('uuid');
    }
    expect(await use('search_products', { limit: 3 })).toMatchObject({ page: 1, products: [{}, {}, {}] });
    await client.close();
  });

  test.each([
    ['en', 'en-US'],
    ['fr', 'fr-FR'],
  ])('prices are those of the API and of the pages, in %s', async (language, tag) => {
    const { use } = await connectAgent(shop.app, { language });
    const { list } = await shop.guest().search.products({ limit: 20 });
    const { products } = await use('search_products', { limit: 20 });
    expect(products.map(({ id }: { id: number }) => id)).toEqual(list.map(({ id }) => id));
    const { priceInputOf, priceOf } = await import('@promenade/storefront-hooks/domain');
    const plain = (text: string) => text.replace(/\s/g, ' ');
    const shown = (cents: number) =>
      plain(
        new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }).format(
          cents / 100,
        ),
      );
    for (const [place, card] of list.entries()) {
      const { nowCents } = priceOf(card, Date.now());
      expect(products[place].price).toMatchObject({ minorUnits: nowCents, currency: 'USD' });
      expect(plain(products[place].price.text)).toBe(shown(nowCents));
    }
    for (const { slug } of list.slice(0, 5)) {
      const detail = await shop.guest().products.detailBySlug({ slug });
      const { variants } = await use('get_product', { slug });
      const prices = Object.values(detail.productValue).map((variant) => [
        variant.id,
        priceOf(priceInputOf(detail, variant), Date.now()).nowCents,
      ]);
      expect(variants.map(({ id, price }: never) => [id, (price as { minorUnits: number }).minorUnits])).toEqual(
        prices,
      );
    }
  });

  test('a shop whose other clients are those of the family shows agents the same, with addresses of its own pages', async () => {
    expireCaches();
    try {
      const { use } = await connectAgent(shop.app);
      const look = async () => ({
        found: await use('search_products', { limit: 5 }),
        tree: await use('list_categories'),
        merchants: await use('search_merchants'),
        refusal: await use('get_product', { slug: 'nothing' }).catch((error: Error) => error.message),
      });
      const plain = (answers: object) =>
        JSON.parse(JSON.stringify(answers, (name, value) => (name === 'url' ? '' : value)));
      const before = await look();
      await shop.operate('shop set', { setting: 'edition', value: 'family' });
      const { found, ...others } = await look();
      expect(plain({ found, ...others })).toEqual(plain(before));
      expect(JSON.stringify(found)).toContain('/pages/goods_details/index?id=');
      expect((await send('tools/call', { name: 'list_orders', arguments: {} })).statusCode).toBe(401);
      expect((await post('{')).statusCode).toBe(400);
    } finally {
      await shop.operate('shop set', { setting: 'edition', value: 'none' });
      await shop.guest().store.details();
      vi.restoreAllMocks();
    }
  });

  test('a guest fills a cart, which has the API’s total, changes and empties it', async () => {
    const { use } = await connectAgent(shop.app);
    const { productId, attrId } = await someSku(database);
    const item = { productId, productAttrUnique: attrId, cartNum: 2 };
    const added = await use('add_to_cart', { items: [item] });
    const uuid = newUuid();
    await shop.guest().cart.save([{ ...item, uuid }]);
    const [group] = await shop.guest().cart.list({ uuid });
    const { priceOfLine } = await import('@promenade/storefront-hooks/domain');
    const line = group?.cartInfoList[0];
    const unit = line && priceOfLine(line, Date.now()).nowCents;
    expect(added).toMatchObject({ quantity: 2, total: { minorUnits: Number(unit) * 2 } });
    const { cart } = added;
    const [{ lines }] = added.merchants;
    expect(await use('set_cart_quantity', { cart, id: lines[0].id, number: 3 })).toMatchObject({ quantity: 3, cart });
    expect(await use('view_cart', { cart })).toMatchObject({ quantity: 3, total: { minorUnits: Number(unit) * 3 } });
    expect(await use('remove_from_cart', { cart, ids: [lines[0].id] })).toMatchObject({ quantity: 0, merchants: [] });
    await expect(use('set_cart_quantity', { cart, id: lines[0].id, number: 1 })).rejects.toThrow();
    expect(await use('view_cart')).not.toHaveProperty('cart');
  });

  test.each([
    ['en', 'lamp', ''],
    ['fr', 'lampe', '/fr'],
  ])('an agent goes from a need in words to the checkout by tools alone (%s)', async (language, keyword, prefix) => {
    const { use } = await connectAgent(shop.app, { language });
    const { products } = await use('search_products', { keyword, limit: 5 });
    const details = [];
    for (const { slug } of products.slice(0, 2)) details.push(await use('get_product', { slug }));
    expect(details).toHaveLength(2);
    const [cheaper] = details.toSorted((one, other) => one.price.minorUnits - other.price.minorUnits);
    const variant = cheaper.variants.find(({ stock }: { stock: number }) => stock > 2);
    const item = { productId: cheaper.id, productAttrUnique: variant.id, cartNum: 2 };
    const { cart, total, checkoutUrl } = await use('add_to_cart', { items: [item] });
    expect(total.minorUnits).toBe(2 * variant.price.minorUnits);
    const link = `${ORIGIN}${prefix}/order/link?items=${cheaper.slug}:${variant.id}:2&to=checkout`;
    expect(checkoutUrl).toBe(link);
    expect(await use('view_cart', { cart })).toMatchObject({ checkoutUrl: link });
    const { id } = await shop.newShopper();
    const account = await connectAgent(shop.app, { language, token: await agentToken(database, id) });
    expect(await account.use('view_cart')).not.toHaveProperty('checkoutUrl');
    expect(await account.use('add_to_cart', { items: [item] })).toMatchObject({
      checkoutUrl: `${ORIGIN}${prefix}/order/shopping_cart`,
    });
    await shop.operate('shop set', { setting: 'cartLinks', value: 'no' });
    expireCaches();
    try {
      expect(await use('view_cart', { cart })).not.toHaveProperty('checkoutUrl');
      expect(await shop.guest().store.details()).toMatchObject({ cartLinks: false });
    } finally {
      await shop.operate('shop set', { setting: 'cartLinks', value: 'yes' });
      await shop.guest().store.details();
      vi.restoreAllMocks();
    }
  });

  test('refusals of the API keep its message', async () => {
    const { use } = await connectAgent(shop.app);
    const { productId, attrId } = await someSku(database);
    const item = { productId, productAttrUnique: attrId, cartNum: 9999 };
    const refusal = await shop
      .guest()
      .cart.save([{ ...item, uuid: newUuid() }])
      .then(
        () => '',
        ({ serverMessage }) => serverMessage,
      );
    expect(refusal).toMatch(/^Only \d+ left/);
    await expect(use('add_to_cart', { items: [item] })).rejects.toThrow(refusal);
    await expect(use('get_product', { slug: 'there-is-no-such-product' })).rejects.toThrow('No data found');
    await expect(use('search_products', { uuid: newUuid() })).rejects.toThrow(/additional properties/i);
  });

  test('a cart that no tool made, a cart of the pages and a cart of another shop cannot be opened', async () => {
    const { use } = await connectAgent(shop.app);
    const { productId, attrId } = await someSku(database);
    const uuid = newUuid();
    await shop.guest().cart.save([{ productId, productAttrUnique: attrId, cartNum: 1, uuid }]);
    const { cart } = await use('add_to_cart', { items: [{ productId, productAttrUnique: attrId, cartNum: 1 }] });
    const [random, seal] = cart.split('.');
    const other = (await connectAgent(shop.app)).use;
    const { cart: cartOfOther } = await other('add_to_cart', {
      items: [{ productId, productAttrUnique: attrId, cartNum: 1 }],
    });
    expect(cartOfOther).not.toBe(cart);
    const { guestCarts } = await import('./guest-carts.ts');
    const elsewhere = guestCarts('another key').create(1);
    for (const forged of [uuid, random, `${random}.`, `${cartOfOther.split('.')[0]}.${seal}`, elsewhere, '']) {
      await expect(use('view_cart', { cart: forged })).rejects.toThrow('no such cart');
    }
    // A handle does not name the cart where the pages' carts are named.
    for (const guess of [
      Buffer.from(random, 'base64url').toString('hex'),
      Buffer.from(seal, 'base64url').toString('hex'),
    ]) {
      expect(await shop.guest().cart.list({ uuid: guess })).toEqual([]);
    }
    const keys = guestCarts('key');
    expect(keys.uuidOf(2, keys.create(1))).toBeUndefined();
    expect(keys.uuidOf(1, keys.create(1))).toMatch(/^[0-9a-f]{32}$/);
  });

  test('the endpoint creates no sessions, and accepts none', async () => {
    const fixed = { 'mcp-session-id': 'made-by-somebody-else', cookie: `cartUuid=${newUuid()}` };
    const { productId, attrId } = await someSku(database);
    const items = [{ productId, productAttrUnique: attrId, cartNum: 1 }];
    const use = async (name: string, input: object) => {
      const answer = await send('tools/call', { name, arguments: input }, fixed);
      expect(answer.headers).not.toHaveProperty('mcp-session-id');
      expect(answer.headers).not.toHaveProperty('set-cookie');
      return answer.json().result.structuredContent.data;
    };
    const { cart } = await use('add_to_cart', { items });
    expect(await use('view_cart', {})).toMatchObject({ quantity: 0 });
    expect((await use('add_to_cart', { items })).cart).not.toBe(cart);
    expect(await use('view_cart', { cart })).toMatchObject({ quantity: 1 });
    const client = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } };
    const begun = await post(
      { jsonrpc: '2.0', id: 1, method: 'initialize', params: client },
      { 'mcp-session-id': 'made-by-somebody-else', 'mcp-protocol-version': '2025-06-18' },
    );
    expect(begun.statusCode).toBe(200);
    expect(begun.headers).not.toHaveProperty('mcp-session-id');
  });

  test('tools of an account request a sign-in and name the server', async () => {
    for (const name of ['list_orders', 'get_order', 'list_my_coupons', 'claim_coupon']) {
      const { statusCode, headers } = await send('tools/call', { name, arguments: {} });
      expect(statusCode).toBe(401);
      expect(headers['www-authenticate']).toContain(
        `resource_metadata="${ORIGIN}/.well-known/oauth-protected-resource/mcp"`,
      );
    }
    const { url } = { url: '/.well-known/oauth-protected-resource/mcp' };
    expect((await shop.app.inject({ url, headers: { host: HOST } })).json()).toMatchObject({
      resource: `${ORIGIN}/mcp`,
      authorization_servers: [`${ORIGIN}/oidc`],
      scopes_supported: ['shop:read', 'shop:write'],
    });
  });

  test('a token of another audience, a wrong one and one of another scheme are refused, for guests’ tools too', async () => {
    const { id } = await shop.newShopper();
    const token = await shop.tokenFor(id);
    const ofOtherShop = await agentToken(database, id, { origin: 'http://other.test' });
    const right = await agentToken(database, id);
    const seen = await send('tools/call', { name: 'view_cart', arguments: {} }, { authorization: `Bearer ${right}` });
    expect(seen.statusCode).toBe(200);
    for (const authorization of [
      `Bearer ${token}`,
      `Bearer ${ofOtherShop}`,
      `DPoP ${right}`,
      `DPoP ${token}`,
      'Bearer abcdefghijklmnop',
      'nothing',
    ]) {
      for (const name of ['list_orders', 'search_products']) {
        const { statusCode, headers } = await send('tools/call', { name, arguments: {} }, { authorization });
        expect(statusCode).toBe(401);
        expect(headers['www-authenticate']).toContain('error="invalid_token"');
      }
    }
  });

  test('messages that are too large, too deep, many at once, of another type or of another site are refused', async () => {
    const deep = `${'['.repeat(8000)}${']'.repeat(8000)}`;
    const { payload } = messageOf('tools/call', { name: 'search_products', arguments: { keyword: 'x' } });
    expect((await post({ ...payload, more: 'x'.repeat(40_000) })).statusCode).toBe(413);
    expect((await post(JSON.stringify(payload).replace('"x"', deep))).statusCode).toBe(400);
    expect((await post([payload, payload])).statusCode).toBe(400);
    expect((await post('{')).statusCode).toBe(400);
    expect((await post('null')).statusCode).toBe(400);
    expect((await post(payload, { 'content-type': 'text/plain' })).statusCode).toBe(400);
    expect((await post(payload, { origin: 'https://evil.example' })).statusCode).toBe(403);
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await shop.app.inject({ method, url: '/mcp', headers: { host: HOST } })).statusCode).toBe(405);
    }
    expect((await send('subscriptions/listen', { notifications: {} })).body).not.toContain('"result"');
  });

  test('the audit names the tool, without its input', async () => {
    const lines: string[] = [];
    const logged = await createTestShop(database, {
      logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } },
    });
    try {
      const { use } = await connectAgent(logged.app);
      await use('search_products', { keyword: 'a private wish' });
      await use('get_product', { slug: 'unknown-product' }).catch(() => undefined);
    } finally {
      await logged.close();
    }
    const audits = lines.map((line) => JSON.parse(line)).filter(({ audit }) => audit === 'agent tool');
    expect(audits).toMatchObject([
      { tool: 'search_products', result: 200 },
      { tool: 'get_product', result: 404 },
    ]);
    expect(JSON.stringify(audits)).not.toContain('wish');
  });

  test('a network has so many messages a minute', async () => {
    const { LIMITS } = await import('../limits/classes.ts');
    const agent = { ...LIMITS.classes.agent, perNetwork: 5 };
    const limited = await createTestShop(
      database,
      { limits: { ...LIMITS, classes: { ...LIMITS.classes, agent } } },
      { rateLimitExempt: '' },
    );
    try {
      const { headers, payload } = messageOf('tools/list');
      const codes = [];
      for (let turn = 0; turn < 7; turn++) {
        const answer = await limited.app.inject({
          method: 'POST',
          url: '/mcp',
          headers: { host: HOST, ...headers },
          payload,
          remoteAddress: '203.0.113.9',
        });
        codes.push(answer.statusCode);
      }
      expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429]);
    } finally {
      await limited.close();
    }
  });

  test('the owner switches tools off that change something, or all of them; the environment switches off the endpoint', async () => {
    expireCaches();
    try {
      expect(await shop.operate('shop set', { setting: 'agents', value: 'sometimes' })).toMatchObject({ status: 400 });
      await shop.operate('shop set', { setting: 'agents', value: 'read' });
      const { client, use } = await connectAgent(shop.app);
      expect((await client.listTools()).tools.filter(({ annotations }) => !annotations?.readOnlyHint)).toEqual([]);
      await expect(use('add_to_cart', { items: [] })).rejects.toThrow('not found');
      expect(await use('search_products')).toHaveProperty('products');
      await shop.operate('shop set', { setting: 'agents', value: 'off' });
      expect((await send('tools/list')).statusCode).toBe(404);
      const url = '/.well-known/oauth-protected-resource';
      expect((await shop.app.inject({ url, headers: { host: HOST } })).statusCode).toBe(404);
      await shop.operate('shop set', { setting: 'agents', value: 'none' });
      expect((await send('tools/list')).statusCode).toBe(200);
    } finally {
      vi.restoreAllMocks();
    }
    const without = await createTestShop(database, {}, { mcp: false });
    try {
      const { headers, payload } = messageOf('tools/list');
      const answer = await without.app.inject({ method: 'POST', url: '/mcp', headers, payload });
      expect(answer.statusCode).toBe(404);
    } finally {
      await without.close();
    }
  });
});
