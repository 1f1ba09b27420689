import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ACCESS_TOKEN_MAX_AGE_SECONDS } from '@promenade/storefront-hooks/domain';
import { type Authorize, createStorefront, type Storefront } from '@promenade/storefront-sdk';
import type { FastifyInstance } from 'fastify';
import { CHEAP_PASSWORD_COST } from '../../../demo-shop/src/testing.ts';
import { type AppParts, buildApp } from '../app.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/index.ts';
import { tokenMint } from '../identity/mint-token.ts';
import { createProvider } from '../identity/provider.ts';
import { loadSecrets } from '../repositories/secrets.ts';
import { provenEmail } from '../repositories/users.ts';
import { TIMEOUTS, type Timeouts } from '../timeouts.ts';

export const ORIGIN = 'http://shop.test';

/** Crowds are answered on machines of any speed; tests of the limits bring their own. */
const UNHURRIED: Timeouts = { ...TIMEOUTS, answerMs: 10 * 60 * 1000 };

const RENEWED_AFTER_MS = ACCESS_TOKEN_MAX_AGE_SECONDS * 500;

export const testConfig: Config = {
  port: 0,
  host: '127.0.0.1',
  publicUrl: ORIGIN,
  databaseUrl: undefined,
  dataDir: 'memory',
  poolSize: 20,
  replica: undefined,
  files: undefined,
  migrate: true,
  jobs: true,
  drainSeconds: 0,
  smtpUrl: undefined,
  mailFrom: 'Promenade <hello@promenade.example>',
  mailKey: undefined,
  sandbox: true,
  sms: true,
  mcp: true,
  ucp: true,
  acp: true,
  twitter: undefined,
  stripe: undefined,
  paypal: undefined,
  cashOnDelivery: false,
  passwordCost: CHEAP_PASSWORD_COST,
  operatorToken: 'operator-of-the-test-shop',
  pagePurge: undefined,
  trustProxy: 'loopback',
  rateLimitExempt: 'loopback',
  corsOrigins: new Map([
    ['https://partner.example', null],
    ['https://m.partner.example', 'family'],
  ]),
  compatibility: true,
  strictInput: false,
  logLevel: 'silent',
  traceRatio: null,
  metrics: undefined,
};

/** `fetch` that goes straight into the app, without a network. */
export function injectedFetch(app: FastifyInstance): typeof fetch {
  return async (input, init = {}) => {
    const url = new URL(String(input));
    const sent = new Response(init.body ?? null);
    const type = init.body instanceof FormData && { 'content-type': sent.headers.get('content-type') ?? '' };
    const answer = await app.inject({
      method: (init.method ?? 'GET') as 'GET' | 'POST',
      url: url.pathname + url.search,
      headers: { host: url.host, ...type, ...Object.fromEntries(new Headers(init.headers)) },
      ...(init.body && { payload: Buffer.from(await sent.arrayBuffer()) }),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined) headers.set(name, String(value));
    return new Response(answer.body, { status: answer.statusCode, headers });
  };
}

/** Data next to the message of an operator's command. */
interface OperatorData {
  task?: number;
  fieldErrors?: Record<string, string>;
}

/** A running shop for tests, with the typed SDK in front of it. */
export async function createTestShop(
  database: Database,
  parts: Omit<AppParts, 'database'> = {},
  settings: Partial<Config> = {},
) {
  const app = await buildApp({ ...testConfig, ...settings }, { timeouts: UNHURRIED, ...parts, database });
  await app.ready();
  const now = Date.now();

  /** A token as the identity provider mints it, without going through its pages. */
  const tokenFor = tokenMint(createProvider(testConfig, database, await loadSecrets(database.db, now)), database);

  /** Credentials of an account whose token is renewed in time, as in a browser: long runs outlast it. */
  async function proofOf(userId: number) {
    const mint = async () => ({ authorization: `Bearer ${await tokenFor(userId)}` });
    let proof = mint();
    let mintedAt = Date.now();
    await proof;
    return () => {
      if (Date.now() - mintedAt > RENEWED_AFTER_MS) {
        proof = mint();
        mintedAt = Date.now();
      }
      return proof;
    };
  }

  function storefront(authorize: Authorize = () => ({}), currency?: string): Storefront {
    return createStorefront({
      ...(currency !== undefined && { currency }),
      baseUrl: ORIGIN,
      fetch: injectedFetch(app),
      retries: 0,
      timeoutMs: UNHURRIED.answerMs,
      authorize,
      headers: () => ({ 'accept-language': 'en' }),
    });
  }

  /** Runs an operator's command, such as `refund accept`. Returns its output, or its refusal. */
  async function operate(
    name: string,
    input: Record<string, string>,
  ): Promise<{ status: number; message: string; data?: OperatorData; file?: string }> {
    const answer = await app.inject({
      method: 'POST',
      url: `/operator/${name.replaceAll(' ', '/')}`,
      headers: { authorization: `Bearer ${testConfig.operatorToken}`, 'accept-language': 'en' },
      payload: input,
    });
    if (`${answer.headers['content-type']}`.startsWith('text/plain'))
      return { status: answer.statusCode, message: '', file: answer.body };
    const { message, data } = answer.json();
    if (data?.task !== undefined) return finished(data.task);
    return { status: answer.statusCode, message, ...(data && { data }) };
  }

  /** The final result of a task. */
  async function finished(task: number): ReturnType<typeof operate> {
    for (;;) {
      const answer = await app.inject({
        url: `/operator/tasks/${task}`,
        headers: { authorization: `Bearer ${testConfig.operatorToken}` },
      });
      const { message, data } = answer.json();
      if (answer.statusCode !== 202) return { status: answer.statusCode, message, ...(data && { data }) };
      await delay(20);
    }
  }

  return {
    app,
    tokenFor,
    operate,
    withToken: (token: string) => storefront(() => ({ authorization: `Bearer ${token}` })),
    guest: () => storefront(),
    shopper: async (userId: number, currency?: string) => storefront(await proofOf(userId), currency),
    /** An account that no test has touched yet. */
    newShopper: async (storeId = 1) => {
      const { id } = await database.db
        .insertInto('users')
        .values({
          store_id: storeId,
          ...provenEmail(`${randomBytes(6).toString('hex')}@shopper.test`, now),
          password_hash: null,
          nickname: 'Test',
          avatar: '',
          phone: null,
          kind: 'email',
          created_at: now,
          updated_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id, shop: storefront(await proofOf(id)) };
    },
    close: () => app.close(),
  };
}

export type TestShop = Awaited<ReturnType<typeof createTestShop>>;

export const newUuid = () => randomBytes(16).toString('hex');

/** An address that fits every form. */
export const someAddress = {
  firstName: 'Ada',
  lastName: 'Example',
  email: 'ada@shopper.test',
  country: 'US',
  addressLine1: '1 Example Road',
  state: 'MA',
  city: 'Boston',
  postCode: '02108',
  phone: '+1 617 555 0100',
  isDefault: true,
};

/** A variant with at least this stock. */
export async function someSku({ db }: Database, stock = 20, skip = 0) {
  return db
    .selectFrom('skus')
    .innerJoin('products', 'products.id', 'skus.product_id')
    .select(['skus.id as attrId', 'skus.product_id as productId', 'skus.stock', 'products.merchant_id as merchantId'])
    .where('skus.stock', '>=', stock)
    .where('products.on_sale', '=', true)
    .orderBy('skus.id')
    .offset(skip)
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** Sets a variant's stock. */
export async function setStock({ db }: Database, skuId: number, stock: number): Promise<void> {
  await db.updateTable('skus').set({ stock }).where('id', '=', skuId).execute();
}

export async function stockOf({ db }: Database, skuId: number): Promise<number> {
  const row = await db.selectFrom('skus').select('stock').where('id', '=', skuId).executeTakeFirstOrThrow();
  return row.stock;
}
