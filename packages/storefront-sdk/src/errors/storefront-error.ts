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

/** What a `StorefrontError` is made of. */
export interface ErrorFacts {
  kind: ErrorKind;
  /** Code of the envelope, else the HTTP status, 0 when nothing was answered. */
  code?: number | undefined;
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
  /** The id that the server gave the request, else the one that was sent. */
  declare requestId: string | undefined;
  /** How long to wait before asking again, in ms; only with kind `rate-limited` or a busy server. */
  declare readonly retryAfterMs: number | undefined;
  declare readonly fieldErrors: FieldErrors | undefined;

  constructor({ message, cause, ...facts }: ErrorFacts) {
    super(message || wordless(facts), { cause });
    Object.assign(this, { code: 0, status: 0 }, facts);
  }

  /** Whether the same call may succeed later without being changed. */
  get retryable(): boolean {
    const { kind, status, code } = this;
    return [kind, status, code].some((fact) => passing.includes(fact));
  }

  /** Facts for a log: no headers, no bodies, no cause, and no field errors, which may quote what was typed. */
  toJSON(): object {
    return { ...this, [brand]: undefined, fieldErrors: undefined, message: this.message };
  }
}

/** Kinds and codes of what may pass by itself. */
const passing: readonly unknown[] = ['network', 'timeout', 408, 425, 429, 502, 503, 504];

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
const kinds: Readonly<Record<number, ErrorKind>> = {
  400: 'invalid',
  401: 'auth',
  402: 'auth',
  403: 'forbidden',
  404: 'not-found',
  429: 'rate-limited',
  500: 'server',
  502: 'server',
  503: 'server',
  504: 'server',
  410000: 'auth',
  410001: 'auth',
  410002: 'auth',
};

/** Which kind a code of an envelope, or an HTTP status, means; `platform` for one that is not in the table. */
export function kindOf(code: number): ErrorKind {
  return kinds[code] ?? 'platform';
}
