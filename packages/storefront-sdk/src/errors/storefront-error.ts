/** What went wrong. Decide by it what to show. */
export type ErrorKind =
  | 'auth'
  | 'forbidden'
  | 'not-found'
  | 'invalid'
  | 'conflict'
  | 'too-large'
  | 'rate-limited'
  | 'server'
  | 'platform'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'contract';

/** The server's message for each rejected field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Properties of a `StorefrontError`. */
export interface ErrorFacts {
  kind: ErrorKind;
  /** Code of the envelope, or the HTTP status if there is none; 0 without a response. */
  code?: number | undefined;
  /** Details for logs. */
  message?: string | undefined;
  /** The server's message for the shopper. */
  serverMessage?: string | undefined;
  /** HTTP status; 0 without a response. */
  status?: number | undefined;
  /** Name of the call, such as `cart.list`. */
  endpoint: string;
  requestId?: string | undefined;
  retryAfterMs?: number | undefined;
  /** @default by kind, code and status */
  retryable?: boolean | undefined;
  fieldErrors?: FieldErrors | undefined;
  cause?: unknown;
}

const brand = '~promenade/error';

/** The error that calls reject with. Its `message` is for logs; use `errorText` for a message to the shopper. */
export class StorefrontError extends Error {
  override readonly name = 'StorefrontError';
  readonly [brand] = true;
  /** What went wrong. */
  declare readonly kind: ErrorKind;
  /** Code of the envelope, or the HTTP status if there is none; 0 without a response. */
  declare readonly code: number;
  /** HTTP status; 0 without a response. */
  declare readonly status: number;
  /** Name of the call, such as `cart.list`. */
  declare readonly endpoint: string;
  /** The server's message in the language of the request; `undefined` without one. */
  declare readonly serverMessage: string | undefined;
  /** `X-Request-Id` of the response, or of the request if the response has none. */
  declare readonly requestId: string | undefined;
  /** Time to wait before the next attempt, in ms; only with kind `rate-limited` or a busy server. */
  declare readonly retryAfterMs: number | undefined;
  /** The server's message for each rejected field. */
  declare readonly fieldErrors: FieldErrors | undefined;
  /** Whether the same call may succeed later. */
  declare readonly retryable: boolean;

  constructor({ message, cause, ...facts }: ErrorFacts) {
    super([facts.endpoint, facts.kind, message ?? facts.serverMessage].filter(Boolean).join(': '), { cause });
    const retryable = [facts.kind, facts.status, facts.code].some(mayPass);
    Object.assign(this, { code: 0, status: 0, retryable }, facts);
  }

  /** Properties for a log: no headers, bodies or cause, and no field errors, which may quote user input. */
  toJSON(): object {
    return { ...this, [brand]: undefined, fieldErrors: undefined, message: this.message };
  }
}

/** Whether a kind, a code or an HTTP status means a temporary error. */
export function mayPass(fact: string | number | undefined): boolean {
  return /^(network|timeout|408|425|429|50[234]|50301)$/.test(`${fact}`);
}

/** A `StorefrontError` of one kind. */
export type StorefrontErrorOf<Kind extends ErrorKind> = StorefrontError & { readonly kind: Kind };

/** Every `StorefrontError`; `switch (error.kind)` narrows it. */
export type AnyStorefrontError = { [Kind in ErrorKind]: StorefrontErrorOf<Kind> }[ErrorKind];

/** Whether a value is a `StorefrontError`, optionally of one kind. Works across copies of this package. */
export function isStorefrontError(value: unknown): value is AnyStorefrontError;
export function isStorefrontError<Kind extends ErrorKind>(value: unknown, kind: Kind): value is StorefrontErrorOf<Kind>;
export function isStorefrontError(value: unknown, kind?: ErrorKind): boolean {
  const error = value as StorefrontError | null | undefined;
  return !!error?.[brand] && (!kind || error.kind === kind);
}

/**
 * Code of the envelope while a shop is closed on purpose, with HTTP status 503. An extension. Retry after
 * `retryAfterMs`.
 */
export const SHOP_CLOSED_CODE = 50301;

/** Kinds by code of the envelope: the specification's table (section 8), a changed price, too many requests, a closed shop. */
const KINDS: Readonly<Record<number, ErrorKind>> = {
  400: 'invalid',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  429: 'rate-limited',
  500: 'server',
  [SHOP_CLOSED_CODE]: 'server',
};

/** The kind for a code of the envelope; `platform` for any other code. */
export function kindOf(code: number): ErrorKind {
  return KINDS[code] ?? (/^(40[12]|41000[012])$/.test(`${code}`) ? 'auth' : 'platform');
}

/** The kind for the HTTP status of a response without an envelope, such as that of a proxy. */
export function kindOfStatus(status: number): ErrorKind {
  return status === 413 ? 'too-large' : isBusy(status) ? 'server' : kindOf(status);
}

/** Whether a status without an envelope means that the server or a proxy is busy or broken at the moment. */
export function isBusy(status: number): boolean {
  return status > 499 || status === 408 || status === 425;
}
