import { isIP } from 'node:net';
import type { FastifyServerOptions } from 'fastify';

/**
 * An address fit for a log: what opens something (codes, tokens, cart ids, payment links, files of shoppers, e-mail addresses) is masked.
 */
export function maskedUrl(url: string): string {
  const [path = '', query] = url.split('?', 2);
  const masked = path
    .replace(/^\/sandbox\/pay\/[^/]+/, '/sandbox/pay/***')
    .replace(/^\/(ucp|acp)\/(checkout-sessions|checkout_sessions|carts|orders)\/[^/]+/, '/$1/$2/***')
    .replace(/^\/media\/uploads\/[^/]+/, '/media/uploads/***')
    .replace(/^\/oidc\/(interaction|authorization)\/[^/]+/, '/oidc/$1/***');
  if (query === undefined) return masked;
  const names = [...new URLSearchParams(query)].map(([name, value]) =>
    openNames.has(name) ? `${name}=${encodeURIComponent(value)}` : `${name}=***`,
  );
  return `${masked}?${names.join('&')}`;
}

/** Parameters that say nothing about anyone; all others are masked. */
const openNames = new Set([
  ...['page', 'limit', 'cid', 'level', 'priceOrder', 'salesOrder', 'newest', 'minPrice', 'maxPrice', 'storeId', 'type'],
  ...['ids', 'isValid', 'numType', 'response_type', 'scope', 'ui_locales', 'prompt', 'client_id', 'w', 'h', 'slug'],
]);

const LONGEST_TEXT = 4_000;
/** What stands on both sides of an @, or of %40, up to a delimiter; quoted local parts may hold delimiters. Takes linear time. */
const EMAIL = /(?:"[^"\n]*"|(?<![^\s"<>(),;:[\]])[^\s"<>(),;:[\]@]+)(?:@|%40)(?:\[[^[\]\s]*\]|[^\s"<>(),;:[\]]*)/gi;
const DIGITS = /\+?\(?\d[\d ()./-]{4,}\d/g;
const PHONE_DIGITS_MIN = 7;

const isPhone = (text: string) =>
  text.replace(/\D/g, '').length >= PHONE_DIGITS_MIN && isIP(text) === 0 && !/^\d{4}-\d{2}-\d{2}$/.test(text);

/** A text fit for a log: e-mail addresses and what looks like a phone number are masked. */
export function masked(text: string): string {
  return text
    .replace(EMAIL, '***')
    .replace(DIGITS, (digits) => (isPhone(digits) ? '***' : digits))
    .slice(0, LONGEST_TEXT);
}

/** An error fit for a log. */
export interface LoggedError {
  type: string;
  message: string;
  code?: string | number;
  stack: string;
  cause?: LoggedError;
}

const DEEPEST_CAUSE = 3;

/**
 * What a log says of an error: drivers of databases and mail servers attach the values and addresses that they failed at
 * (`detail`, `parameters`, `rejected`, `response`), so nothing is kept but its kind, its masked message and where it came from.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: masked(String(error)), stack: '' };
  const { name, message, stack = '', cause } = error;
  const { code } = error as { code?: unknown };
  const inner = cause ?? (error instanceof AggregateError ? error.errors[0] : undefined);
  const shown = masked(message);
  return {
    type: masked(error.constructor.name || name),
    message: shown,
    ...((typeof code === 'string' || typeof code === 'number') && {
      code: typeof code === 'string' ? masked(code) : code,
    }),
    stack: `${name}: ${shown}${framesOf(stack, message)}`,
    ...(inner !== undefined && depth < DEEPEST_CAUSE && { cause: loggedError(inner, depth + 1) }),
  };
}

/** The lines of a stack below its message; none where the message was changed later, and the stack holds another. */
function framesOf(stack: string, message: string): string {
  const start = stack.indexOf(message);
  if (start < 0) return '';
  const [, ...below] = stack.slice(start + message.length).split('\n');
  const frames = below.filter((line) => line.startsWith('    at '));
  return frames.map((line) => `\n${line}`).join('');
}

/**
 * How the API logs: one line of JSON each, with masked errors and messages.
 *
 * @param mixin facts that every line has besides, such as its trace.
 */
export function logOptions(
  level: string,
  mixin?: (() => Record<string, string>) | undefined,
): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    ...(mixin && { mixin }),
    serializers: { err: (error: unknown) => ({ ...loggedError(error) }) },
    hooks: {
      logMethod(args, method) {
        const [first, ...rest] = args;
        // Without a message of its own the line would take the error's.
        const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
        const given = rest.length === 0 && error instanceof Error ? [first, error.message] : args;
        const shown = given.map((each) => (typeof each === 'string' ? masked(each) : each));
        method.apply(this, shown as Parameters<typeof method>);
      },
    },
  };
}
