import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type MarkedOrigins, markedOrigins } from './compatibility/edition.ts';
import { allOf, ConfigError, databaseUrlOf, type Environment, flagOf, originOf } from './config-values.ts';
import { PASSWORD_COST, type PasswordCost } from './identity/passwords.ts';
import { type TwitterConfig, twitterConfig } from './identity/twitter.ts';
import { type PaypalConfig, paypalConfig, type StripeConfig, stripeConfig } from './payments/payment-config.ts';

export { ConfigError } from './config-values.ts';

export interface PagePurgeConfig {
  /** Origins of the store servers, not the public one: each server has its own page cache. */
  stores: readonly string[];
  token: string;
}

export interface FilesConfig {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface ReplicaConfig {
  url: string;
  lagMs: number;
}

/** Settings of the API. */
export interface Config {
  /** Port to listen on; 0 takes any free one. */
  port: number;
  host: string;
  /** Origin that browsers see, the store's. The identity provider's issuer is this plus `/oidc`. */
  publicUrl: string;
  /** Given, it is used and `dataDir` is not touched. */
  databaseUrl: string | undefined;
  /** Directory of the embedded database and of drawn pictures, or `'memory'`. */
  dataDir: string;
  /** Connections to PostgreSQL at once. */
  poolSize: number;
  /** Replicas of the database for guests' reads of the catalogue, and how far they may be behind. */
  replica: ReplicaConfig | undefined;
  /** A store with the interface of S3 for uploads and drawn pictures; without one the database and the disk have them. */
  files: FilesConfig | undefined;
  /** Whether it migrates the database when it starts; if false, run the migration before. */
  migrate: boolean;
  /** Whether it runs due jobs beside requests; if false, other processes of the shop do. */
  jobs: boolean;
  /** How long it goes on answering after SIGTERM, while `/ready` already says no. */
  drainSeconds: number;
  /** Without it mail stays in the outbox in the sandbox, and is not written elsewhere. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Encrypts mail that waits in the outbox; without one, the server makes one and keeps it in the database. */
  mailKey: string | undefined;
  /** Outbox page, sandbox payment, and sign-in to accounts whose passwords are published. Off by default. */
  sandbox: boolean;
  /** The endpoint for shoppers' agents, unless it is switched off; each shop may switch off its own. */
  mcp: boolean;
  /** Carts, checkouts and orders of agents by the Universal Commerce Protocol and the Agentic Commerce Protocol, unless switched off. */
  ucp: boolean;
  acp: boolean;
  /** Keys of payment providers; without them their way to pay is not offered. */
  stripe: StripeConfig | undefined;
  paypal: PaypalConfig | undefined;
  /** Whether couriers take cash. */
  cashOnDelivery: boolean;
  /** Sign-in by phone; in the sandbox only, whose outbox shows the text messages. */
  sms: boolean;
  /** Keys of sign-in by Twitter; without them it is not offered. */
  twitter: TwitterConfig | undefined;
  /** Cost of password hashes. No environment variable sets it, so that it cannot be lowered by mistake. */
  passwordCost: PasswordCost;
  /** Secret of the operator's commands; without one, the server makes one and keeps it in `dataDir`. */
  operatorToken: string | undefined;
  /** Stores to notify when an operator changes their pages, and the shared secret. */
  pagePurge: PagePurgeConfig | undefined;
  /** Proxies whose `X-Forwarded-For` is believed, the store's first of all: addresses, ranges or named ranges. */
  trustProxy: string;
  /** Whose requests are not limited in number, in the form of `trustProxy`; codes and passwords are. */
  rateLimitExempt: string;
  /** Other origins whose pages may call the API. */
  corsOrigins: MarkedOrigins;
  /** Whether clients of the contract's backend family receive responses in their format. */
  compatibility: boolean;
  /** Whether a request with a field that the contract does not have is refused; else the field is ignored. */
  strictInput: boolean;
  logLevel: string;
  /** Share of the traces that is sent, from 0 to 1, with all metrics; null for no telemetry at all. */
  traceRatio: number | null;
  /** Where metrics are read in the format of Prometheus; on a port of their own, since the store does not protect them. */
  metrics: { port: number; host: string } | undefined;
}

const defaultDataDir = fileURLToPath(new URL('../../../.data', import.meta.url));

function portOf(name: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new ConfigError(`${name} must be a number from 0 to 65535, not "${text}".`);
}

const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

function rangesOf(name: string, text: string): string {
  const ranges = text.split(',').map((range) => range.trim());
  const unknown = ranges.find((range) => !NAMED_RANGES.includes(range) && !isRange(range));
  if (unknown === undefined) return ranges.join(',');
  throw new ConfigError(
    `${name} must list addresses such as 10.0.0.4, ranges such as 10.0.0.0/8, or ${NAMED_RANGES.join(', ')}, not "${unknown}".`,
  );
}

function isRange(text: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  return version !== 0 && (bits === undefined || Number(bits) <= (version === 4 ? 32 : 128));
}

function wholeNumberOf(name: string, text: string, min: number, max: number): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
}

function filesOf(env: Environment): FilesConfig | undefined {
  const [endpoint, bucket, accessKeyId, secretAccessKey] =
    allOf(env, ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY']) ?? [];
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    throw new ConfigError(`S3_BUCKET must be the name of a bucket, such as shop-files, not "${bucket}".`);
  }
  return {
    endpoint: originOf('S3_ENDPOINT', endpoint),
    ...{ bucket, accessKeyId, secretAccessKey, region: env.S3_REGION || 'us-east-1' },
  };
}

function replicaOf({ DATABASE_URL, DATABASE_REPLICA_URL: url, DATABASE_REPLICA_LAG_MS: lag }: Environment) {
  if (!url) return undefined;
  if (!DATABASE_URL) throw new ConfigError('DATABASE_REPLICA_URL needs DATABASE_URL, the database it is a replica of.');
  return {
    url: databaseUrlOf('DATABASE_REPLICA_URL', url),
    lagMs: wholeNumberOf('DATABASE_REPLICA_LAG_MS', lag || '2000', 100, 600_000),
  };
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

function logLevelOf(text: string): string {
  if (LOG_LEVELS.includes(text)) return text;
  throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`);
}

const SECRET_MIN_LENGTH = 24;

function secretOf(name: string, text: string | undefined): string | undefined {
  if (!text || text.length >= SECRET_MIN_LENGTH) return text || undefined;
  throw new ConfigError(`${name} must have at least ${SECRET_MIN_LENGTH} characters.`);
}

function pagePurgeOf(env: Environment): PagePurgeConfig | undefined {
  const [stores, token] = allOf(env, ['PAGE_PURGE_URLS', 'PAGE_PURGE_TOKEN']) ?? [];
  if (!stores || !token) return undefined;
  const origins = stores.split(',').map((origin) => originOf('PAGE_PURGE_URLS', origin.trim()));
  return { stores: origins, token: secretOf('PAGE_PURGE_TOKEN', token) ?? token };
}

/** OpenTelemetry's own variables say where to send; without an address nothing is measured. */
function traceRatioOf(env: Environment) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG } = env;
  if (!OTEL_EXPORTER_OTLP_ENDPOINT || flagOf(env, 'OTEL_SDK_DISABLED', false)) return null;
  originOf('OTEL_EXPORTER_OTLP_ENDPOINT', OTEL_EXPORTER_OTLP_ENDPOINT);
  const ratio = Number(OTEL_TRACES_SAMPLER_ARG || '1');
  if (ratio >= 0 && ratio <= 1) return ratio;
  throw new ConfigError(`OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1, not "${OTEL_TRACES_SAMPLER_ARG}".`);
}

/** Without its jobs nothing is cancelled, paid back or mailed, and the embedded database has no other process. */
function jobsOf(env: Environment): boolean {
  const isOn = flagOf(env, 'JOBS', true);
  if (isOn || env.DATABASE_URL) return isOn;
  throw new ConfigError('JOBS=off needs DATABASE_URL: no other process can run the jobs of the embedded database.');
}

function metricsOf({ METRICS_PORT: port, METRICS_HOST: host }: Environment): Config['metrics'] {
  if (port) return { port: portOf('METRICS_PORT', port), host: host || '127.0.0.1' };
  if (host) throw new ConfigError('METRICS_HOST needs METRICS_PORT, the port of the metrics.');
  return undefined;
}

/** Not quoted when it is wrong: it holds a password. */
function smtpUrlOf(env: Environment): string | undefined {
  const { SMTP_URL: text } = env;
  const isWanted = flagOf(env, 'MAIL', true);
  if (!text) return undefined;
  if (isWanted && URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname) return text;
  if (!isWanted) throw new ConfigError('SMTP_URL and MAIL=off contradict each other; leave one of them out.');
  throw new ConfigError('SMTP_URL must be an address such as smtp://user:password@mail.example:587, or smtps://….');
}

function mailFromOf(text: string): string {
  if (/^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(text)) return text;
  throw new ConfigError(`MAIL_FROM must be an address such as Shop <hello@shop.example>, not "${text}".`);
}

/**
 * Reads the settings of a process that serves shoppers: it has a mail server, or says that it wants none.
 *
 * @throws ConfigError when a setting cannot be used.
 */
export function readServerConfig(env: Environment): Config {
  const config = readConfig(env);
  if (config.sandbox || config.smtpUrl || !flagOf(env, 'MAIL', true)) return config;
  throw new ConfigError(
    'There is no mail server, and registration, codes and guest orders need one. Set SMTP_URL, SANDBOX=on to try the shop, or MAIL=off to write no mail at all.',
  );
}

/**
 * Reads the settings from environment variables.
 *
 * @throws ConfigError when one cannot be used.
 */
export function readConfig(env: Environment): Config {
  const sandbox = flagOf(env, 'SANDBOX', false);
  const publicUrl = originOf('PUBLIC_URL', env.PUBLIC_URL || 'http://localhost:3000');
  if (flagOf(env, 'SMS', false) && !sandbox) {
    throw new ConfigError(
      'SMS=on needs SANDBOX=on: there is no gateway for text messages, so codes would reach nobody.',
    );
  }
  return {
    port: portOf('API_PORT', env.API_PORT || '3100'),
    host: env.API_HOST || '127.0.0.1',
    publicUrl,
    databaseUrl: env.DATABASE_URL ? databaseUrlOf('DATABASE_URL', env.DATABASE_URL) : undefined,
    dataDir: env.DATA_DIR || defaultDataDir,
    poolSize: wholeNumberOf('DATABASE_POOL', env.DATABASE_POOL || '16', 1, 1000),
    replica: replicaOf(env),
    files: filesOf(env),
    migrate: flagOf(env, 'MIGRATE', true),
    jobs: jobsOf(env),
    drainSeconds: wholeNumberOf('DRAIN_SECONDS', env.DRAIN_SECONDS || (env.DATABASE_URL ? '5' : '0'), 0, 300),
    smtpUrl: smtpUrlOf(env),
    mailFrom: mailFromOf(env.MAIL_FROM || 'Promenade <hello@promenade.example>'),
    mailKey: secretOf('MAIL_KEY', env.MAIL_KEY),
    sandbox,
    sms: sandbox,
    mcp: flagOf(env, 'MCP', true),
    ucp: flagOf(env, 'UCP', true),
    acp: flagOf(env, 'ACP', true),
    twitter: twitterConfig(env),
    stripe: stripeConfig(env),
    paypal: paypalConfig(env),
    cashOnDelivery: flagOf(env, 'CASH_ON_DELIVERY', false),
    passwordCost: PASSWORD_COST,
    operatorToken: secretOf('OPERATOR_TOKEN', env.OPERATOR_TOKEN),
    pagePurge: pagePurgeOf(env),
    trustProxy: rangesOf('TRUST_PROXY', env.TRUST_PROXY || 'loopback'),
    rateLimitExempt: env.RATE_LIMIT_EXEMPT ? rangesOf('RATE_LIMIT_EXEMPT', env.RATE_LIMIT_EXEMPT) : '',
    corsOrigins: markedOrigins('CORS_ORIGINS', env.CORS_ORIGINS ?? '', publicUrl),
    compatibility: flagOf(env, 'COMPATIBLE_CLIENTS', true),
    strictInput: flagOf(env, 'STRICT_INPUT', false),
    logLevel: logLevelOf(env.LOG_LEVEL || 'info'),
    traceRatio: traceRatioOf(env),
    metrics: metricsOf(env),
  };
}
