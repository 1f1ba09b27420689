import type { Environment } from './config-values.ts';

/** Every environment variable that the API reads. */
export const SETTING_NAMES: readonly string[] = [
  ...['API_PORT', 'API_HOST', 'API_URL', 'PUBLIC_URL', 'DATA_DIR', 'LOG_LEVEL'],
  ...['DATABASE_URL', 'DATABASE_POOL', 'DATABASE_REPLICA_URL', 'DATABASE_REPLICA_LAG_MS', 'MIGRATE', 'JOBS'],
  ...['DRAIN_SECONDS', 'METRICS_PORT', 'METRICS_HOST', 'TRUST_PROXY', 'RATE_LIMIT_EXEMPT', 'OPERATOR_TOKEN'],
  ...['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'S3_REGION'],
  ...['SMTP_URL', 'MAIL_FROM', 'MAIL', 'MAIL_KEY', 'SANDBOX', 'SMS', 'MCP', 'UCP', 'ACP'],
  ...['TWITTER_KEY', 'TWITTER_SECRET', 'TWITTER_API_URL', 'CASH_ON_DELIVERY'],
  ...['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_URL'],
  ...['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID', 'PAYPAL_API_URL'],
  ...['PAGE_PURGE_URLS', 'PAGE_PURGE_TOKEN', 'CORS_ORIGINS', 'STRICT_INPUT', 'COMPATIBLE_CLIENTS'],
  ...['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_SDK_DISABLED', 'OTEL_TRACES_SAMPLER_ARG'],
];

/** Names that are no settings, although they begin as settings do: those of the store, the demo shop and of tools. */
const OTHERS = /^(?:OTEL_|DEMO|SEED$|WARM_PICTURES$|STORE_|npm_|MAILTO$|MAILCHECK$|MAILPATH$)/;
/** Beginnings that no other program uses for its variables. */
const OURS = /^(?:STRIPE|PAYPAL|SMTP|PAGE_PURGE|DATABASE|TRUST_PROXY|CASH_ON)_?/i;

const plain = (name: string) => name.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Whether two names differ by at most this many letters that are missing, wrong, added or swapped. */
function isNear(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      line[column] = Math.min(
        (rows[row - 1]?.[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (rows[row - 1]?.[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (rows[row - 2]?.[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rows.push(line);
  }
  return (rows[one.length]?.[other.length] ?? 0) <= most;
}

/** A variable that the API does not read, with the setting that was probably meant. */
export interface UnknownSetting {
  name: string;
  meant: string | undefined;
}

/** Variables with a value that look like settings of the API, and are none: mistyped ones have no effect otherwise. */
export function unknownSettings(env: Environment): UnknownSetting[] {
  return Object.entries(env).flatMap(([name, value]) => {
    if (!value || SETTING_NAMES.includes(name) || OTHERS.test(name)) return [];
    const written = plain(name);
    const most = written.length > 5 ? 2 : 1;
    const near = SETTING_NAMES.filter((known) => known.length > 3 && isNear(written, plain(known), most));
    const meant = near.find((known) => plain(known) === written) ?? near[0];
    return meant !== undefined || OURS.test(name) ? [{ name, meant }] : [];
  });
}

/** A sentence about such a variable. */
export const unknownSettingText = ({ name, meant }: UnknownSetting): string =>
  `${name} is no setting of the API${meant ? `; did you mean ${meant}?` : '.'}`;
