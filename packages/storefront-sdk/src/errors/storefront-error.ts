/** What went wrong, in the terms a screen decides by. */
export type ErrorKind =
  | 'auth'
  | 'forbidden'
  | 'not-found'
  | 'invalid'
  | 'rate-limited'
  | 'server'
  | 'platform'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'contract';

/** One message per rejected field, as the server worded it. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface ErrorFacts {
  kind: ErrorKind;
  /** Code of the envelope, else the HTTP status, 0 when nothing was answered. */
  code: number;
  /** Empty when the server gave no words; see `errorText`. */
  message?: string | undefined;
  /** HTTP status, 0 when nothing was answered. */
  status?: number | undefined;
  /** Name of the call, as in `cart.list`. */
  endpoint: string;
  requestId?: string | undefined;
  retryAfterMs?: number | undefined;
  fieldErrors?: FieldErrors | undefined;
  cause?: unknown;
}

const brand = '~promenade/error';

/** The one error that calls reject with. Its `message` is for logs; `errorText` has the words for a shopper. */
export class StorefrontError extends Error {
  override readonly name = 'StorefrontError';
  readonly [brand] = true;
  declare readonly kind: ErrorKind;
  declare readonly code: number;
  declare readonly status: number;
  declare readonly endpoint: string;
  declare readonly requestId: string | undefined;
  /** How long to wait before asking again, in ms; only with kind `rate-limited` or a busy server. */
  declare readonly retryAfterMs: number | undefined;
  declare readonly fieldErrors: FieldErrors | undefined;

  constructor({ message, cause, ...facts }: ErrorFacts) {
    super(message || wordless(facts), cause === undefined ? undefined : { cause });
    Object.assign(this, { status: 0 }, facts);
  }

  /** Whether the same call may succeed later without being changed. */
  get retryable(): boolean {
    return this.kind === 'network' || this.kind === 'timeout' || busy.has(this.status) || busy.has(this.code);
  }

  /** Facts for a log: no headers, no bodies, no cause. */
  toJSON(): Record<string, unknown> {
    const { name, kind, code, status, endpoint, requestId, message } = this;
    return { name, kind, code, status, endpoint, requestId, message };
  }
}

const busy = /* @__PURE__ */ new Set([408, 425, 429, 502, 503, 504]);

/** The message of an error that came without words. */
export function wordless({ endpoint, kind }: Pick<ErrorFacts, 'endpoint' | 'kind'>): string {
  return `${endpoint}: ${kind}`;
}

/** Whether a value is a `StorefrontError`, of the given kind if one is given; works across copies of this package. */
export function isStorefrontError(value: unknown, kind?: ErrorKind): value is StorefrontError {
  return (
    !!(value as StorefrontError | null | undefined)?.[brand] && (!kind || (value as StorefrontError).kind === kind)
  );
}

/** The specification's table (section 8): which kind a code means. */
export function kindOf(code: number): ErrorKind {
  if (code === 401 || code === 402 || (code >= 410000 && code <= 410002)) return 'auth';
  if (code === 400) return 'invalid';
  if (code === 403) return 'forbidden';
  if (code === 404) return 'not-found';
  if (code === 429) return 'rate-limited';
  return code === 500 || (code > 501 && code < 505) ? 'server' : 'platform';
}
