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
  message?: string;
  /** HTTP status, 0 when nothing was answered. */
  status?: number;
  /** Name of the call, as in `cart.list`. */
  endpoint: string;
  requestId?: string;
  retryAfterMs?: number;
  fieldErrors?: FieldErrors;
  cause?: unknown;
}

const brand = '~promenade/error';

/** The one error that calls reject with. */
export class StorefrontError extends Error {
  override readonly name = 'StorefrontError';
  readonly [brand] = true;
  readonly kind: ErrorKind;
  readonly code: number;
  readonly status: number;
  readonly endpoint: string;
  readonly requestId: string | undefined;
  /** How long to wait before asking again, in ms; only with kind `rate-limited` or a busy server. */
  readonly retryAfterMs: number | undefined;
  readonly fieldErrors: FieldErrors | undefined;

  constructor(facts: ErrorFacts) {
    super(facts.message || fallbackText(facts.code), facts.cause === undefined ? undefined : { cause: facts.cause });
    this.kind = facts.kind;
    this.code = facts.code;
    this.status = facts.status ?? 0;
    this.endpoint = facts.endpoint;
    this.requestId = facts.requestId;
    this.retryAfterMs = facts.retryAfterMs;
    this.fieldErrors = facts.fieldErrors;
  }

  /** Whether the same call may succeed later without being changed. */
  get retryable(): boolean {
    return this.kind === 'network' || this.kind === 'timeout' || this.kind === 'rate-limited' || busy.has(this.status);
  }

  /** Facts for a log: no headers, no bodies, no cause. */
  toJSON(): Record<string, unknown> {
    const { name, kind, code, status, endpoint, requestId, message } = this;
    return { name, kind, code, status, endpoint, requestId, message };
  }
}

const busy = new Set([408, 425, 429, 502, 503, 504]);

/** Whether a value is a `StorefrontError`, of the given kind if one is given; works across copies of this package. */
export function isStorefrontError(value: unknown, kind?: ErrorKind): value is StorefrontError {
  return (
    typeof value === 'object' && value !== null && brand in value && (!kind || (value as StorefrontError).kind === kind)
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

/** The specification's words for an error that came without any. */
function fallbackText(code: number): string {
  if (code === 400) return 'Bad parameter';
  if (code === 403) return 'No access';
  if (code === 404) return 'No data found';
  if (code === 500) return 'Something went wrong on the server side, please try again later';
  return 'Something went wrong with the platform';
}
