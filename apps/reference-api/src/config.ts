import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { ConfigError, type Environment, isOn, originOf } from './config-values.ts';
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
  /** Without it mail stays in the outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Outbox page, sandbox payment and the demo accounts, whose passwords are published. Off unless asked for. */
  sandbox: boolean;
  /** A merchant and a courier who do their part by themselves, see jobs/demo.ts. Needs the sandbox. */
  demo: boolean;
  /** Keys of payment providers; without them their way to pay is not offered. */
  stripe: StripeConfig | undefined;
  paypal: PaypalConfig | undefined;
  /** Whether couriers take cash. */
  cashOnDelivery: boolean;
  /** Sign-in by phone; its text messages wait in the outbox for a gateway. On in the sandbox, where the outbox is read. */
  sms: boolean;
  /** Keys of sign-in by Twitter; without them it is not offered. */
  twitter: TwitterConfig | undefined;
  /** Secret of the operator's commands; without one, the server makes one and keeps it in `dataDir`. */
  operatorToken: string | undefined;
  /** Proxies whose `X-Forwarded-For` is believed, the store's first of all: addresses, ranges or named ranges. */
  trustProxy: string;
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

function proxiesOf(text: string): string {
  const proxies = text.split(',').map((proxy) => proxy.trim());
  const unknown = proxies.find((proxy) => !NAMED_RANGES.includes(proxy) && !isRange(proxy));
  if (unknown === undefined) return proxies.join(',');
  throw new ConfigError(
    `TRUST_PROXY must list addresses such as 10.0.0.4, ranges such as 10.0.0.0/8, or ${NAMED_RANGES.join(', ')}, not "${unknown}".`,
  );
}

function isRange(text: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  return version !== 0 && (bits === undefined || Number(bits) <= (version === 4 ? 32 : 128));
}

function operatorTokenOf(text: string | undefined): string | undefined {
  if (!text || text.length >= OPERATOR_TOKEN_MIN_LENGTH) return text || undefined;
  throw new ConfigError(`OPERATOR_TOKEN must have at least ${OPERATOR_TOKEN_MIN_LENGTH} characters.`);
}

const OPERATOR_TOKEN_MIN_LENGTH = 24;

/** OpenTelemetry's own variables say where to send; without an address nothing is measured. */
function traceRatioOf({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED, OTEL_TRACES_SAMPLER_ARG }: Environment) {
  if (!OTEL_EXPORTER_OTLP_ENDPOINT || isOn(OTEL_SDK_DISABLED)) return null;
  const ratio = Number(OTEL_TRACES_SAMPLER_ARG || '1');
  if (ratio >= 0 && ratio <= 1) return ratio;
  throw new ConfigError(`OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1, not "${OTEL_TRACES_SAMPLER_ARG}".`);
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
  return {
    port: portOf(env.API_PORT || '3100'),
    host: env.API_HOST || '127.0.0.1',
    publicUrl: originOf('PUBLIC_URL', env.PUBLIC_URL || 'http://localhost:3000'),
    databaseUrl: env.DATABASE_URL || undefined,
    dataDir: env.DATA_DIR || defaultDataDir,
    poolSize: Number(env.DATABASE_POOL) || 16,
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM || 'Promenade <hello@promenade.example>',
    sandbox,
    demo,
    sms: sandbox || isOn(env.SMS),
    twitter: twitterConfig(env),
    stripe: stripeConfig(env),
    paypal: paypalConfig(env),
    cashOnDelivery: isOn(env.CASH_ON_DELIVERY),
    operatorToken: operatorTokenOf(env.OPERATOR_TOKEN),
    trustProxy: proxiesOf(env.TRUST_PROXY || 'loopback'),
    corsOrigins: (env.CORS_ORIGINS ?? '')
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean)
      .map((origin) => originOf('CORS_ORIGINS', origin)),
    logLevel: env.LOG_LEVEL || 'info',
    traceRatio: traceRatioOf(env),
  };
}
