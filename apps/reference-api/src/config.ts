import { fileURLToPath } from 'node:url';

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
  /** Outbox page, sandbox payment and the note about demo accounts. Never on for a shop with real customers. */
  sandbox: boolean;
  /** Other origins whose pages may call the API. */
  corsOrigins: readonly string[];
  logLevel: string;
}

/** A setting that cannot be used, with a sentence for the person at the terminal. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const defaultDataDir = fileURLToPath(new URL('../../../.data', import.meta.url));

function originOf(name: string, text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new ConfigError(`${name} must be an address such as https://shop.example, not "${text}".`);
  }
  return new URL(text).origin;
}

function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new ConfigError(`API_PORT must be a number from 0 to 65535, not "${text}".`);
  }
  return port;
}

/**
 * Reads the settings from environment variables.
 *
 * @throws ConfigError when one cannot be used.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  return {
    port: portOf(env.API_PORT || '3100'),
    host: env.API_HOST || '127.0.0.1',
    publicUrl: originOf('PUBLIC_URL', env.PUBLIC_URL || 'http://localhost:3000'),
    databaseUrl: env.DATABASE_URL || undefined,
    dataDir: env.DATA_DIR || defaultDataDir,
    poolSize: Number(env.DATABASE_POOL) || 16,
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM || 'Promenade <hello@promenade.example>',
    sandbox: !/^(0|false|off|no)$/i.test(env.SANDBOX ?? ''),
    corsOrigins: (env.CORS_ORIGINS ?? '')
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean)
      .map((origin) => originOf('CORS_ORIGINS', origin)),
    logLevel: env.LOG_LEVEL || 'info',
  };
}
