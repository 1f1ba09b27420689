import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { ConfigError, type Environment, isOff, isOn, originOf } from './config-values.ts';
import { PASSWORD_COST, type PasswordCost } from './identity/passwords.ts';
import { type TwitterConfig, twitterConfig } from './identity/twitter.ts';
import { type PaypalConfig, paypalConfig, type StripeConfig, stripeConfig } from './payments/payment-config.ts';

export { ConfigError } from './config-values.ts';

/** What a start of the API may choose. */
export interface Config {
  /** Port to listen on; 0 takes any free one. */
  port: number;
  host: string;
  /** Origin that browsers see, the store's. The identity provider's issuer is this plus `/oidc`. */
  publicUrl: string;
  /** Given, it is used and `dataDir` is not touched. */
  databaseUrl: string | undefined;
  /** Directory of the embedded database and of composed pictures, or `'memory'`. */
  dataDir: string;
  /** Connections to PostgreSQL at once. */
  poolSize: number;
  /** Without it mail stays in the outbox in the sandbox, and is not written elsewhere. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Encrypts mail that waits in the outbox; without one, the server makes one and keeps it in the database. */
  mailKey: string | undefined;
  /** Outbox page, sandbox payment and the demo accounts, whose passwords are published. Off unless asked for. */
  sandbox: boolean;
  /** Makes the pictures of the first pages ahead of the first visitor. On unless told otherwise. */
  warmPictures: boolean;
  /** A merchant and a courier who do their part by themselves, see jobs/demo.ts. Needs the sandbox. */
  demo: boolean;
  /** Keys of payment providers; without them their way to pay is not offered. */
  stripe: StripeConfig | undefined;
  paypal: PaypalConfig | undefined;
  /** Whether couriers take cash. */
  cashOnDelivery: boolean;
  /** Sign-in by phone; in the sandbox only, whose outbox shows the text messages. */
  sms: boolean;
  /** Keys of sign-in by Twitter; without them it is not offered. */
  twitter: TwitterConfig | undefined;
  /** What a password's hash costs. No variable sets it, so that nobody lowers it by mistake. */
  passwordCost: PasswordCost;
  /** Secret of the operator's commands; without one, the server makes one and keeps it in `dataDir`. */
  operatorToken: string | undefined;
  /** Proxies whose `X-Forwarded-For` is believed, the store's first of all: addresses, ranges or named ranges. */
  trustProxy: string;
  /** Whose requests are not limited in number, in the form of `trustProxy`; codes and passwords are. */
  rateLimitExempt: string;
  /** Other origins whose pages may call the API. */
  corsOrigins: readonly string[];
  logLevel: string;
  /** Share of the traces that is sent, from 0 to 1, with all metrics; null for no telemetry at all. */
  traceRatio: number | null;
}

const defaultDataDir = fileURLToPath(new URL('../../../.data', import.meta.url));

function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new ConfigError(`API_PORT must be a number from 0 to 65535, not "${text}".`);
  }
  return port;
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

const SECRET_MIN_LENGTH = 24;

function secretOf(name: string, text: string | undefined): string | undefined {
  if (!text || text.length >= SECRET_MIN_LENGTH) return text || undefined;
  throw new ConfigError(`${name} must have at least ${SECRET_MIN_LENGTH} characters.`);
}

/** OpenTelemetry's own variables say where to send; without an address nothing is measured. */
function traceRatioOf({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED, OTEL_TRACES_SAMPLER_ARG }: Environment) {
  if (!OTEL_EXPORTER_OTLP_ENDPOINT || isOn(OTEL_SDK_DISABLED)) return null;
  const ratio = Number(OTEL_TRACES_SAMPLER_ARG || '1');
  if (ratio >= 0 && ratio <= 1) return ratio;
  throw new ConfigError(`OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1, not "${OTEL_TRACES_SAMPLER_ARG}".`);
}

/** Not quoted when it is wrong: it holds a password. */
function smtpUrlOf({ SMTP_URL: text, MAIL }: Environment): string | undefined {
  if (!text) return undefined;
  if (!isOff(MAIL) && URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname)
    return text;
  if (isOff(MAIL)) throw new ConfigError('SMTP_URL and MAIL=off contradict each other; leave one of them out.');
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
  if (config.sandbox || config.smtpUrl || isOff(env.MAIL)) return config;
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
  const [sandbox, demo] = [isOn(env.SANDBOX), isOn(env.DEMO)];
  if (demo && !sandbox) {
    throw new ConfigError('DEMO=on ships and refunds by itself, so it needs SANDBOX=on: never for real customers.');
  }
  if (isOn(env.SMS) && !sandbox) {
    throw new ConfigError(
      'SMS=on needs SANDBOX=on: there is no gateway for text messages, so codes would reach nobody.',
    );
  }
  return {
    port: portOf(env.API_PORT || '3100'),
    host: env.API_HOST || '127.0.0.1',
    publicUrl: originOf('PUBLIC_URL', env.PUBLIC_URL || 'http://localhost:3000'),
    databaseUrl: env.DATABASE_URL || undefined,
    dataDir: env.DATA_DIR || defaultDataDir,
    poolSize: Number(env.DATABASE_POOL) || 16,
    smtpUrl: smtpUrlOf(env),
    mailFrom: mailFromOf(env.MAIL_FROM || 'Promenade <hello@promenade.example>'),
    mailKey: secretOf('MAIL_KEY', env.MAIL_KEY),
    sandbox,
    demo,
    warmPictures: env.WARM_PICTURES !== 'off',
    sms: sandbox,
    twitter: twitterConfig(env),
    stripe: stripeConfig(env),
    paypal: paypalConfig(env),
    cashOnDelivery: isOn(env.CASH_ON_DELIVERY),
    passwordCost: PASSWORD_COST,
    operatorToken: secretOf('OPERATOR_TOKEN', env.OPERATOR_TOKEN),
    trustProxy: rangesOf('TRUST_PROXY', env.TRUST_PROXY || 'loopback'),
    rateLimitExempt: env.RATE_LIMIT_EXEMPT ? rangesOf('RATE_LIMIT_EXEMPT', env.RATE_LIMIT_EXEMPT) : '',
    corsOrigins: (env.CORS_ORIGINS ?? '')
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean)
      .map((origin) => originOf('CORS_ORIGINS', origin)),
    logLevel: env.LOG_LEVEL || 'info',
    traceRatio: traceRatioOf(env),
  };
}
