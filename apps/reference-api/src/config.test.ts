import { expect, test } from 'vitest';
import { ConfigError, readConfig, readServerConfig } from './config.ts';
import { SETTING_NAMES, unknownSettings } from './setting-names.ts';

test('settings that are dangerous for real customers are off by default', () => {
  expect(readConfig({})).toMatchObject({
    sandbox: false,
    trustProxy: 'loopback',
    rateLimitExempt: '',
    operatorToken: undefined,
  });
  expect(readConfig({ SANDBOX: 'on' }).sandbox).toBe(true);
});

test('proxies are addresses, ranges and named ranges', () => {
  const proxies = (text: string) => readConfig({ TRUST_PROXY: text }).trustProxy;
  expect(proxies('loopback, 10.0.0.0/8,fd00::/8 ,10.0.0.4')).toBe('loopback,10.0.0.0/8,fd00::/8,10.0.0.4');
});

test('origins of other storefronts may be marked with their edition', () => {
  const origins = (text: string) => readConfig({ CORS_ORIGINS: text }).corsOrigins;
  expect(readConfig({}).corsOrigins.size).toBe(0);
  const listed =
    'https://m.shop.example/ = family, https://partner.example,http://localhost:3000, https://a.example=own';
  expect([...origins(listed)]).toEqual([
    ['https://m.shop.example', 'family'],
    ['https://partner.example', null],
    ['http://localhost:3000', null],
    ['https://a.example', 'own'],
  ]);
  expect([...origins('https://a.example=family,https://a.example')]).toEqual([['https://a.example', 'family']]);
});

test('keys of payment providers are taken together', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_WEBHOOK_SECRET: 'whsec' };
  expect(readConfig(stripe).stripe).toEqual({
    ...{ secretKey: 'sk', publishableKey: 'pk', webhookSecret: 'whsec' },
    apiUrl: 'https://api.stripe.com',
  });
  const paypal = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'WH' };
  const { apiUrl } = readConfig({ ...paypal, PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com/' }).paypal ?? {};
  expect(apiUrl).toBe('https://api-m.sandbox.paypal.com');
  expect(readConfig({})).toMatchObject({ stripe: undefined, paypal: undefined, cashOnDelivery: false });
});

test('nothing is measured unless there is an address to send it to', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
  expect(readConfig({}).traceRatio).toBeNull();
  expect(readConfig({ ...endpoint, OTEL_SDK_DISABLED: 'true' }).traceRatio).toBeNull();
  expect(readConfig(endpoint).traceRatio).toBe(1);
  expect(readConfig({ ...endpoint, OTEL_TRACES_SAMPLER_ARG: '0.1' }).traceRatio).toBe(0.1);
});

test('outside the sandbox a shop needs a mail server, or the setting for no mail', () => {
  expect(() => readServerConfig({})).toThrow(ConfigError);
  expect(() => readServerConfig({ MAIL: 'on' })).toThrow('Set SMTP_URL, SANDBOX=on to try the shop, or MAIL=off');
  const smtpUrl = 'smtps://user:password@mail.example:465';
  expect(readServerConfig({ SMTP_URL: smtpUrl }).smtpUrl).toBe(smtpUrl);
  expect(readServerConfig({ SANDBOX: 'on' })).toMatchObject({ sandbox: true, smtpUrl: undefined, sms: true });
  expect(readServerConfig({ MAIL: 'off' })).toMatchObject({ sandbox: false, smtpUrl: undefined, sms: false });
});

test.each(['http://user:hidden@mail.example', 'smtp://', 'user:hidden@mail.example'])(
  '%s is no mail server, and its password is not repeated',
  (SMTP_URL) => {
    expect(() => readConfig({ SMTP_URL })).toThrow('SMTP_URL must be an address such as smtp://');
    expect(() => readConfig({ SMTP_URL })).not.toThrow('hidden');
  },
);

test.each([
  [{ MAIL: 'off', SMTP_URL: 'smtp://mail.example' }, 'contradict'],
  [{ MAIL_FROM: 'The shop' }, 'MAIL_FROM must be an address'],
  [{ MAIL_FROM: 'Shop <hello@shop.example>\nBcc: <all@shop.example>' }, 'MAIL_FROM must be an address'],
  [{ MAIL_KEY: 'short' }, 'at least 24 characters'],
  [{ SMS: 'on' }, 'SMS=on needs SANDBOX=on'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_TRACES_SAMPLER_ARG: '10%' }, 'a share from 0 to 1'],
  [{ STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk' }, 'STRIPE_WEBHOOK_SECRET is missing'],
  [{ TRUST_PROXY: 'everyone' }, 'not "everyone"'],
  [{ RATE_LIMIT_EXEMPT: 'me' }, 'RATE_LIMIT_EXEMPT must list'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'not "10.0.0.0/33"'],
  [{ OPERATOR_TOKEN: 'short' }, 'at least 24 characters'],
  [{ PAGE_PURGE_URLS: 'http://store:3000' }, 'PAGE_PURGE_TOKEN is missing'],
  [{ PAGE_PURGE_URLS: 'store', PAGE_PURGE_TOKEN: 'x'.repeat(24) }, 'not "store"'],
  [{ PAGE_PURGE_URLS: 'http://store:3000', PAGE_PURGE_TOKEN: 'short' }, 'at least 24 characters'],
  [{ DATABASE_POOL: 'abc' }, 'DATABASE_POOL must be a whole number from 1 to 1000'],
  [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS must be a whole number'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info'],
  [
    { CORS_ORIGINS: 'https://a.example, shop' },
    'CORS_ORIGINS must be an address such as https://shop.example, not "shop"',
  ],
  [{ CORS_ORIGINS: 'https://a.example=mobile' }, 'with own or family, as in https://a.example=family, not'],
  [{ CORS_ORIGINS: 'https://a.example=family=own' }, 'must mark an origin with own or family'],
  [{ CORS_ORIGINS: 'https://a.example=own,https://a.example=family' }, 'with both own and family'],
  [{ CORS_ORIGINS: 'http://localhost:3000=family' }, 'cannot mark http://localhost:3000, which is PUBLIC_URL'],
  [{ API_PORT: 'http' }, 'not "http"'],
  [{ API_PORT: '1e3' }, 'not "1e3"'],
  ...['SANDBOX', 'SMS', 'MAIL', 'MIGRATE', 'JOBS', 'MCP', 'UCP', 'ACP', 'CASH_ON_DELIVERY', 'COMPATIBLE_CLIENTS'].map(
    (name): [Record<string, string>, string] => [{ [name]: 'maybe' }, `${name} must be on or off, not "maybe"`],
  ),
  [{ STRICT_INPUT: 'enabled' }, 'STRICT_INPUT must be on or off'],
  [{ JOBS: 'off' }, 'JOBS=off needs DATABASE_URL'],
  [{ METRICS_HOST: '0.0.0.0' }, 'METRICS_HOST needs METRICS_PORT'],
  [{ METRICS_PORT: 'yes' }, 'METRICS_PORT must be a number'],
  [{ DATABASE_URL: 'nonsense' }, 'DATABASE_URL must be an address such as postgres://'],
  [{ DATABASE_URL: 'mysql://db.example/shop' }, 'DATABASE_URL must be an address such as postgres://'],
  [{ DATABASE_URL: 'postgres://db.example/a', DATABASE_REPLICA_URL: 'reads' }, 'DATABASE_REPLICA_URL must be'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be an address'],
  [{ PUBLIC_URL: 'shop.example' }, 'not "shop.example"'],
])('%j stops the start with a sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(sentence);
});

test('a password in the address of the database is not repeated', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgres://shop:hid#den@db.example/shop' })).toThrow('%23');
  expect(() => readConfig({ DATABASE_URL: 'postgres://shop:hid#den@db.example/shop' })).not.toThrow('den');
});

test('every variable that is read has a known name, and mistyped ones are found', () => {
  const read = new Set<string>();
  const env = new Proxy({} as Record<string, string>, {
    get: (_, name) => void read.add(`${String(name)}`),
  });
  readConfig(env);
  expect([...read].filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  const meant = (...names: string[]) => unknownSettings(Object.fromEntries(names.map((name) => [name, 'x'])));
  expect(meant(...SETTING_NAMES, 'PATH', 'HOME', 'NODE_ENV', 'TZ', 'HTTP_PROXY', 'DEMO', 'OTEL_SERVICE_NAME')).toEqual(
    [],
  );
  expect(meant('SANDBX', 'DATABSE_URL', 'trustproxy', 'CASH_ON_DELIVRY', 'STRIPE_SECRET', 'MIGRTAE')).toEqual([
    { name: 'SANDBX', meant: 'SANDBOX' },
    { name: 'DATABSE_URL', meant: 'DATABASE_URL' },
    { name: 'trustproxy', meant: 'TRUST_PROXY' },
    { name: 'CASH_ON_DELIVRY', meant: 'CASH_ON_DELIVERY' },
    { name: 'STRIPE_SECRET', meant: undefined },
    { name: 'MIGRTAE', meant: 'MIGRATE' },
  ]);
});

test('replicas are those of a database', () => {
  const url = 'postgres://shop@reads.example/shop';
  expect(() => readConfig({ DATABASE_REPLICA_URL: url })).toThrow('DATABASE_REPLICA_URL needs DATABASE_URL');
  const both = { DATABASE_URL: 'postgres://shop@db.example/shop', DATABASE_REPLICA_URL: url };
  expect(readConfig(both).replica).toEqual({ url, lagMs: 2000 });
  expect(readConfig({ ...both, DATABASE_REPLICA_LAG_MS: '500' }).replica?.lagMs).toBe(500);
  expect(() => readConfig({ ...both, DATABASE_REPLICA_LAG_MS: '5' })).toThrow('from 100 to 600000');
});

test('a store for files is given whole', () => {
  const keys = { S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' };
  const all = { ...keys, S3_ENDPOINT: 'https://s3.example/', S3_BUCKET: 'shop-files' };
  expect(readConfig({}).files).toBeUndefined();
  expect(readConfig(all).files).toEqual({
    ...{ endpoint: 'https://s3.example', bucket: 'shop-files', region: 'us-east-1' },
    ...{ accessKeyId: 'key', secretAccessKey: 'secret' },
  });
  expect(() => readConfig({ ...all, S3_SECRET_KEY: '' })).toThrow('S3_SECRET_KEY is missing');
  expect(() => readConfig({ ...all, S3_BUCKET: 'Shop Files' })).toThrow('S3_BUCKET must be the name of a bucket');
  expect(() => readConfig({ ...all, S3_ENDPOINT: 's3.example' })).toThrow('S3_ENDPOINT must be an address');
});
