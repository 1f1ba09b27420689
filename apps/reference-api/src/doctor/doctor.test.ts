import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import type { Environment } from '../config-values.ts';
import type { Database } from '../db/index.ts';
import { putDetails } from '../repositories/shops.ts';
import { databaseUrlOf, openTestDatabase } from '../testing/databases.ts';
import { freePort } from '../testing/free-port.ts';
import { type PaypalServer, startPaypal } from '../testing/paypal-server.ts';
import { type S3Server, startS3 } from '../testing/s3-server.ts';
import { type SmtpReceiver, startSmtp } from '../testing/smtp-receiver.ts';
import { type StripeServer, startStripe } from '../testing/stripe-server.ts';
import { examine } from './examine.ts';
import type { Finding } from './finding.ts';
import { checkProxies, checkSettings } from './settings.ts';

const S3_KEYS = { accessKeyId: 'AKTEST', secretAccessKey: 'a secret of the bucket' };

describe('the doctor', () => {
  let database: Database;
  let smtp: SmtpReceiver;
  let stripe: StripeServer;
  let paypal: PaypalServer;
  let bucket: S3Server;
  let shop: Server;
  let issuer: unknown;
  let env: Record<string, string>;
  const dataDir = mkdtempSync(join(tmpdir(), 'promenade-doctor-'));

  beforeAll(async () => {
    database = await openTestDatabase('postgres');
    [smtp, stripe, paypal, bucket] = await Promise.all([
      startSmtp(),
      startStripe(Date.now),
      startPaypal(),
      startS3(S3_KEYS),
    ]);
    shop = createServer((_, response) => response.end(JSON.stringify({ issuer })));
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
    const databaseUrl = await databaseUrlOf(database);
    const publicUrl = `http://localhost:${(shop.address() as AddressInfo).port}`;
    issuer = `${publicUrl}/oidc`;
    stripe.webhooks.push(`${publicUrl}/api/payments/notices/stripe`);
    paypal.webhook.url = `${publicUrl}/api/payments/notices/paypal`;
    env = {
      ...{ SANDBOX: 'on', PUBLIC_URL: publicUrl, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
      ...{ OPERATOR_TOKEN: 'x'.repeat(24), SMTP_URL: smtp.url, MAIL_FROM: 'Shop <hello@shop.example>' },
      ...{ S3_ENDPOINT: bucket.endpoint, S3_BUCKET: bucket.bucket },
      ...{ S3_ACCESS_KEY: S3_KEYS.accessKeyId, S3_SECRET_KEY: S3_KEYS.secretAccessKey },
      ...{ STRIPE_SECRET_KEY: stripe.config.secretKey, STRIPE_PUBLISHABLE_KEY: stripe.config.publishableKey },
      ...{ STRIPE_WEBHOOK_SECRET: stripe.config.webhookSecret, STRIPE_API_URL: stripe.config.apiUrl },
      ...{ PAYPAL_CLIENT_ID: paypal.config.clientId, PAYPAL_CLIENT_SECRET: paypal.config.clientSecret },
      ...{ PAYPAL_WEBHOOK_ID: paypal.config.webhookId, PAYPAL_API_URL: paypal.config.apiUrl },
    };
  });
  afterAll(async () => {
    await Promise.all([database?.close(), smtp?.stop(), stripe?.close(), paypal?.close(), bucket?.close()]);
    shop?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Findings other than success. */
  const found = async (change: Environment = {}): Promise<Finding[]> =>
    (await examine({ ...env, ...change })).filter(({ level }) => level !== 'ok');

  const finding = (level: Finding['level'], area: Finding['area'], what: RegExp) =>
    expect.objectContaining({ level, area, what: expect.stringMatching(what), todo: expect.stringMatching(/\.$/) });

  test('finds nothing in a shop whose services all respond, and leaves no data behind', async () => {
    expect(await found()).toEqual([]);
    expect(bucket.objects.size).toBe(0);
    const areas = new Set((await examine(env)).map(({ area }) => area));
    expect(areas.size).toBe(10);
  });

  test('reports invalid settings, and calls no service then', async () => {
    expect(await examine({ ...env, API_PORT: 'many' })).toEqual([finding('error', 'settings', /^API_PORT/)]);
    expect(await examine({ ...env, S3_BUCKET: '' })).toEqual([finding('error', 'settings', /S3_BUCKET is missing/)]);
  });

  test.each<[Environment, Finding['level'], Finding['area'], RegExp]>([
    [{ S3_SECRET_KEY: 'another' }, 'error', 'storage', /cannot be used: .*403.*SignatureDoesNotMatch/],
    [{ S3_BUCKET: 'no-such-bucket' }, 'error', 'storage', /there is no bucket no-such-bucket/],
    [{ STRIPE_SECRET_KEY: 'sk_test_another' }, 'error', 'payments', /^Stripe rejects the keys/],
    [
      { STRIPE_PUBLISHABLE_KEY: 'pk_live_012345' },
      'error',
      'payments',
      /a test key, STRIPE_PUBLISHABLE_KEY a live one/,
    ],
    [{ PAYPAL_CLIENT_SECRET: 'another' }, 'error', 'payments', /^PayPal rejects the keys: invalid_client/],
    [{ PAYPAL_WEBHOOK_ID: 'ANOTHER' }, 'error', 'payments', /^PayPal rejects the keys: INVALID_RESOURCE_ID/],
    [{ DATABASE_POOL: '1000' }, 'warning', 'database', /DATABASE_POOL is 1000/],
    [{ TRUST_PROXY: '10.0.0.0/8' }, 'warning', 'proxies', /more than a few/],
  ])('of %j it says what is wrong', async (change, level, area, what) => {
    expect(await found(change)).toEqual([finding(level, area, what)]);
  });

  test('reports shops in currencies that a provider does not take, and clients without the setting they need', async () => {
    const change = (details: Record<string, unknown>) => putDetails(database.db, 1, details);
    try {
      await change({ currency: 'KWD' });
      expect(await found()).toEqual([finding('warning', 'shops', /sells in KWD, which paypal does not take/)]);
      const {
        SANDBOX: _,
        STRIPE_SECRET_KEY: __,
        STRIPE_PUBLISHABLE_KEY: ___,
        STRIPE_WEBHOOK_SECRET: ____,
        ...alone
      } = env;
      expect((await examine(alone)).filter(({ area }) => area === 'shops')).toEqual([
        finding('error', 'shops', /paypal does not take/),
      ]);
      await change({ currency: 'EUR', familyCalledAt: 1 });
      expect(await found()).toEqual([finding('warning', 'shops', /client of the backend family, and has no edition/)]);
      await change({ edition: 'family' });
      expect(await found()).toEqual([]);
    } finally {
      await change({ currency: 'USD', edition: null, familyCalledAt: null });
    }
  });

  test('reports a mail server that accepts no mail', async () => {
    const SMTP_URL = `smtp://user:a-password@127.0.0.1:${await freePort()}`;
    const wrong = await found({ SMTP_URL });
    expect(wrong).toEqual([finding('error', 'mail', /accepts no mail: ECONNREFUSED|accepts no mail: ESOCKET/)]);
    expect(JSON.stringify(wrong)).not.toContain('a-password');
    const { SMTP_URL: _, SANDBOX: __, ...without } = env;
    const silent = (await examine({ ...without, MAIL: 'off' })).filter(({ area }) => area === 'mail');
    expect(silent).toEqual([finding('warning', 'mail', /MAIL=off/)]);
  });

  test('reports an unreachable database, without its password', async () => {
    const DATABASE_URL = `postgres://shop:a-password@127.0.0.1:${await freePort()}/shop`;
    const wrong = await found({ DATABASE_URL });
    expect(wrong).toEqual([finding('error', 'database', /does not answer: ECONNREFUSED/)]);
    expect(JSON.stringify(wrong)).not.toContain('a-password');
  });

  test('reports a replica URL that is no replica', async () => {
    expect(await found({ DATABASE_REPLICA_URL: env.DATABASE_URL })).toEqual([
      finding('error', 'database', /DATABASE_REPLICA_URL is not a replica/),
    ]);
  });

  test('distinguishes pending migrations from those of a newer version', async () => {
    const { rows } = await sql<{ name: string; timestamp: string }>`
      delete from kysely_migration where name = (select max(name) from kysely_migration) returning name, timestamp
    `.execute(database.db);
    const [last] = rows;
    expect(await found()).toEqual([finding('warning', 'migrations', new RegExp(`Pending: ${last?.name}`))]);
    expect(await found({ MIGRATE: 'off' })).toEqual([finding('error', 'migrations', /Pending/)]);
    await sql`insert into kysely_migration values (${last?.name}, ${last?.timestamp}), ('9999-later', '')`.execute(
      database.db,
    );
    expect(await found()).toEqual([finding('error', 'migrations', /has 9999-later, which this version lacks/)]);
    await sql`delete from kysely_migration where name = '9999-later'`.execute(database.db);
  });

  test('reports a shop that is unreachable, or has another public URL', async () => {
    const right = issuer;
    issuer = 'http://inside.example/oidc';
    expect(await found()).toEqual([finding('error', 'identity', /the issuer is http:\/\/inside\.example\/oidc/)]);
    issuer = undefined;
    expect(await found()).toEqual([finding('error', 'identity', /responds with 200, but not as an identity provider/)]);
    issuer = right;
    const away = await found({ PUBLIC_URL: `http://localhost:${await freePort()}` });
    expect(away).toContainEqual(finding('warning', 'identity', /does not answer: ECONNREFUSED/));
    // Webhooks use the wrong URL, too.
    expect(away.filter(({ area }) => area === 'payments')).toHaveLength(2);
  });

  test('reports that no payment method is configured', async () => {
    const keys = Object.keys(env).filter((name) => /^(?:STRIPE|PAYPAL|SANDBOX)/.test(name));
    const none = Object.fromEntries(keys.map((name) => [name, '']));
    expect(await found(none)).toContainEqual(finding('error', 'payments', /no way to pay/));
    expect((await found({ ...none, CASH_ON_DELIVERY: 'on' })).map(({ area }) => area)).not.toContain('payments');
  });

  test('a wrong machine clock is reported', async () => {
    const now = Date.now;
    Date.now = () => now() + 60_000;
    try {
      expect(await found()).toContainEqual(finding('error', 'clock', /60\.\d s ahead/));
    } finally {
      Date.now = now;
    }
  });

  test('the program ends with 1 for an error and with 0 for warnings', async () => {
    const program = fileURLToPath(new URL('../doctor.ts', import.meta.url));
    const run = (own: Environment) =>
      promisify(execFile)(process.execPath, ['--conditions=source', program], {
        env: { PATH: process.env.PATH, ...own },
      });
    const quiet = { SANDBOX: 'on', DATA_DIR: dataDir, PUBLIC_URL: `http://localhost:${await freePort()}` };
    const { stdout } = await run(quiet);
    expect(stdout).toMatch(/^ok {7}settings/);
    expect(stdout).toMatch(/\nwarning {2}identity .*\n {21}\S.*\n {21}\S/);
    expect(stdout).toMatch(/\n0 errors, 1 warning\.\n$/);
    await expect(run({ ...quiet, SANDBOX: '' })).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^error {4}settings {4}There is no mail server.*1 error, 0 warnings\.\n$/s),
    });
  });
});

const levels = (findings: readonly Finding[]) => findings.map(({ level, area }) => `${level} ${area}`);
const open = { PUBLIC_URL: 'https://shop.example' };

test.each<[Environment, string[]]>([
  [open, ['ok settings']],
  [{}, ['warning settings']],
  [{ SANDBOX: 'on' }, ['ok settings']],
  [{ PUBLIC_URL: 'http://shop.example' }, ['error settings']],
  [{ ...open, SANDBOX: 'on' }, ['error settings']],
  [{ ...open, SMTP_URL: 'smtp://mail.example' }, ['error settings']],
  [{ ...open, DATABASE_URL: 'postgres://db.example/shop' }, ['warning settings']],
  [{ ...open, DATABASE_URL: 'postgres://db.example/shop', OPERATOR_TOKEN: 'x'.repeat(24) }, ['ok settings']],
])('the settings %j are %j', (env, expected) => {
  expect(levels(checkSettings(readConfig(env)))).toEqual(expected);
});

test.each<[Environment, string]>([
  [{}, 'ok proxies'],
  [{ API_HOST: '0.0.0.0' }, 'warning proxies'],
  [{ API_HOST: '0.0.0.0', TRUST_PROXY: '10.0.0.4, 10.0.0.5' }, 'ok proxies'],
  [{ TRUST_PROXY: 'loopback, uniquelocal' }, 'warning proxies'],
  [{ TRUST_PROXY: '0.0.0.0/0' }, 'error proxies'],
  [{ TRUST_PROXY: '::/0' }, 'error proxies'],
])('with %j it says %s', (env, expected) => {
  expect(levels(checkProxies(readConfig(env)))).toEqual([expected]);
});
