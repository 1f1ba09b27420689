import {
  Client,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Database } from '../db/index.ts';
import { deleteSignIns } from '../repositories/oidc-payloads.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { freePort } from '../testing/free-port.ts';
import { messageOf, REVISIONS } from '../testing/mcp-message.ts';
import { createTestBrowser, type TestBrowser } from '../testing/oidc-client.ts';
import { buyPaid } from '../testing/shopping.ts';
import { createTestShop, someSku, testConfig } from '../testing/test-shop.ts';

const DEMO = ['demo@promenade.example', 'promenade-demo'] as const;
const REDIRECT = 'http://127.0.0.1:41234/callback';

describe.each(engines)('agents of signed-in shoppers on %s', (engine) => {
  let database: Database;
  let app: FastifyInstance;
  let origin: string;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    app = await buildApp({ ...testConfig, publicUrl: origin }, { database });
    await app.listen({ port, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app?.close();
    await database?.close();
  });

  /** The agent's storage; instead of opening a browser, it stores the address. */
  function agentStore(scope: string) {
    let verifier = '';
    let tokens: StoredOAuthTokens | undefined;
    let discovered: OAuthDiscoveryState | undefined;
    const kept: OAuthClientProvider & { address?: URL } = {
      redirectUrl: REDIRECT,
      clientMetadata: { redirect_uris: [REDIRECT], token_endpoint_auth_method: 'none', scope },
      clientInformation: () => ({ client_id: 'agent', issuer: `${origin}/oidc` }),
      tokens: () => tokens,
      saveTokens: (given) => {
        tokens = given;
      },
      redirectToAuthorization: (address) => {
        address.searchParams.set('scope', scope);
        kept.address = address;
      },
      saveCodeVerifier: (given) => {
        verifier = given;
      },
      codeVerifier: () => verifier,
      saveDiscoveryState: (given) => {
        discovered = given;
      },
      discoveryState: () => discovered,
    };
    return kept;
  }

  const newClient = () =>
    new Client({ name: 'agent', version: '1' }, { versionNegotiation: { mode: { pin: REVISIONS[0] } } });
  const newTransport = (authProvider: OAuthClientProvider) =>
    new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { authProvider });

  /** Signs the shopper in and presses a button of the page that asks; returns the agent's redirect address. */
  async function press(
    browser: TestBrowser,
    address: URL,
    allow: 'yes' | 'no',
    page: (text: string) => void = () => undefined,
  ) {
    const toPage = (await browser.visit(`${address}`)).headers.get('location') ?? '';
    const submitted = await browser.submit(toPage, ...DEMO);
    const resumed = await browser.visit(submitted.headers.get('location') ?? '');
    const asking = resumed.headers.get('location') ?? '';
    const shown = await browser.visit(asking);
    expect(shown.headers.get('content-security-policy')).toContain(`form-action 'self' ${new URL(REDIRECT).origin}`);
    page(await shown.text());
    const pressed = await browser.visit(asking, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
      body: new URLSearchParams({ allow }),
    });
    const back = await browser.visit(pressed.headers.get('location') ?? '');
    return new URL(back.headers.get('location') ?? '');
  }

  /** An agent that its shopper has let in. */
  async function letIn(scope: string) {
    const store = agentStore(scope);
    const first = newTransport(store);
    const client = newClient();
    await client.connect(first);
    await expect(client.callTool({ name: 'list_orders', arguments: {} })).rejects.toThrow(UnauthorizedError);
    const browser = await createTestBrowser(origin);
    const back = await press(browser, store.address as URL, 'yes');
    expect(`${back}`).toContain(REDIRECT);
    await first.finishAuth(back.searchParams);
    const signedIn = newClient();
    await signedIn.connect(newTransport(store));
    const tokens = (await store.tokens()) as StoredOAuthTokens;
    return { client: signedIn, token: tokens.access_token, tokens };
  }

  /** An order of the demo account, placed and paid on the pages. */
  async function buyAsDemo() {
    const shop = await createTestShop(database);
    try {
      const { id } = await database.db
        .selectFrom('users')
        .select('id')
        .where('email', '=', DEMO[0])
        .where('kind', '=', 'email')
        .executeTakeFirstOrThrow();
      return await buyPaid(shop, await shop.shopper(id), await someSku(database));
    } finally {
      await shop.close();
    }
  }

  // biome-ignore lint/suspicious/noExplicitAny: the data of any tool
  const dataOf = (result: { structuredContent?: any; content?: unknown }) => {
    expect(result, JSON.stringify(result.content)).toHaveProperty('structuredContent');
    return result.structuredContent.data;
  };

  test('the official client discovers the provider, and reads the account’s data except addresses', async () => {
    const { partNo } = await buyAsDemo();
    const { client } = await letIn('shop:read shop:write');
    const { orders } = dataOf(await client.callTool({ name: 'list_orders', arguments: {} }));
    expect(orders).toMatchObject([{ orderNo: partNo, status: 'paid' }]);
    const orderNo = partNo;
    const result = await client.callTool({ name: 'get_order', arguments: { orderNo } });
    expect(dataOf(result)).toMatchObject({ orderNo, lines: [{}] });
    const owner = await database.db
      .selectFrom('users')
      .innerJoin('addresses', 'addresses.user_id', 'users.id')
      .select(['address_line1', 'addresses.phone', 'addresses.email', 'addresses.post_code'])
      .where('users.email', '=', DEMO[0])
      .execute();
    for (const secret of owner.flatMap((row) => Object.values(row))) {
      if (secret) expect(JSON.stringify(result)).not.toContain(secret);
    }
  });

  test('it uses the account’s cart', async () => {
    const { client } = await letIn('shop:read shop:write');
    const { productId, attrId } = await someSku(database);
    const items = [{ productId, productAttrUnique: attrId, cartNum: 1 }];
    const added = dataOf(await client.callTool({ name: 'add_to_cart', arguments: { items } }));
    expect(added).not.toHaveProperty('cart');
    const other = await letIn('shop:read shop:write');
    const seen = dataOf(await other.client.callTool({ name: 'view_cart', arguments: {} }));
    expect(seen.quantity).toBe(added.quantity);
  });

  test('an agent that may only read changes nothing', async () => {
    const { token } = await letIn('shop:read');
    const { headers, payload } = messageOf('tools/call', { name: 'claim_coupon', arguments: { couponId: 1 } });
    const answer = await fetch(`${origin}/mcp`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}` } as Record<string, string>,
      body: JSON.stringify(payload),
    });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('www-authenticate')).toContain('error="insufficient_scope", scope="shop:write"');
  });

  test('its token opens nothing but the endpoint: no call of the API, and not the provider’s data of the account', async () => {
    const { token } = await letIn('shop:read shop:write');
    for (const scheme of ['Bearer', 'DPoP']) {
      const headers = { authorization: `${scheme} ${token}`, 'authori-zation': token };
      for (const path of [
        '/api/front/user/info',
        '/api/front/order/list',
        '/api/front/address/list',
        '/oidc/userinfo',
      ]) {
        const answer = await fetch(origin + path, { headers });
        const { code = answer.status } = (await answer.json()) as { code?: number };
        expect([400, 401, 403], path).toContain(code);
      }
    }
  });

  test('signing out everywhere ends it', async () => {
    const { client } = await letIn('shop:read');
    const { id } = await database.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', DEMO[0])
      .where('kind', '=', 'email')
      .executeTakeFirstOrThrow();
    await client.callTool({ name: 'list_orders', arguments: {} });
    await deleteSignIns(database.db, `${id}`);
    await expect(client.callTool({ name: 'list_orders', arguments: {} })).rejects.toThrow();
  });

  test('if the shopper refuses, the agent gets no token', async () => {
    const store = agentStore('shop:read shop:write');
    const client = newClient();
    await client.connect(newTransport(store));
    await client.callTool({ name: 'list_orders', arguments: {} }).catch(() => undefined);
    const browser = await createTestBrowser(origin);
    let page = '';
    const back = await press(browser, store.address as URL, 'no', (text) => {
      page = text;
    });
    expect(page).toContain('change your cart and claim coupons');
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.has('code')).toBe(false);
  });

  test('codes go to the shopper’s own device only, and tokens are made for this endpoint only', async () => {
    const browser = await createTestBrowser(origin);
    const wanted = { client_id: 'agent', redirect_uri: REDIRECT, scope: 'shop:read', resource: `${origin}/mcp` };
    const ask = async (changes: Record<string, string>) => {
      const location = await browser.authorize({ ...wanted, ...changes });
      return location.startsWith('http') ? new URL(location).searchParams.get('error') : location;
    };
    expect(await ask({})).toContain('/oidc/interaction/');
    for (const redirect_uri of ['https://evil.example/callback', 'http://127.0.0.1.evil.example/callback']) {
      expect(await ask({ redirect_uri })).toBe('');
    }
    expect(await ask({ resource: 'https://elsewhere.example/mcp' })).toBe('invalid_target');
    expect(await ask({ client_id: 'storefront', redirect_uri: `${origin}/callback`, scope: 'openid' })).toBe(
      'invalid_target',
    );
  });
});
