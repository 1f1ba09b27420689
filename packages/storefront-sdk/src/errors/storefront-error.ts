/** What went wrong, in the terms a screen decides by. */
export type ErrorKind =
  | 'auth'
  | 'forbidden'
  | 'not-found'
  | 'invalid'
  | 'conflict'
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
  /** Code of the envelope, else the HTTP status; 0 without a reply. */
  code?: number | undefined;
  /** Details for a log. */
  message?: string | undefined;
  /** What the server says, for the shopper. */
  serverMessage?: string | undefined;
  /** HTTP status; 0 without a reply. */
  status?: number | undefined;
  /** The method that was called, as in `cart.list`. */
  endpoint: string;
  requestId?: string | undefined;
  retryAfterMs?: number | undefined;
  fieldErrors?: FieldErrors | undefined;
  cause?: unknown;
}

const brand = '~promenade/error';

/** The error that calls reject with. Its `message` is for logs; `errorText` has the words for a shopper. */
export class StorefrontError extends Error {
  override readonly name = 'StorefrontError';
  readonly [brand] = true;
  /** What went wrong; decide by this. */
  declare readonly kind: ErrorKind;
  /** Code of the envelope, else the HTTP status; 0 without a reply. */
  declare readonly code: number;
  /** HTTP status; 0 without a reply. */
  declare readonly status: number;
  /** The method that was called, as in `cart.list`. */
  declare readonly endpoint: string;
  /** What the server says, in the language of the request; `undefined` when it says nothing. */
  declare readonly serverMessage: string | undefined;
  /** The `X-Request-Id` of the reply, else the one that was sent. */
  declare readonly requestId: string | undefined;
  /** How long to wait before the next attempt, in ms; only with kind `rate-limited` or a busy server. */
  declare readonly retryAfterMs: number | undefined;
  /** One message per rejected field. */
  declare readonly fieldErrors: FieldErrors | undefined;

  constructor({ message, cause, ...facts }: ErrorFacts) {
    super([facts.endpoint, facts.kind, message ?? facts.serverMessage].filter(Boolean).join(': '), { cause });
    Object.assign(this, { code: 0, status: 0 }, facts);
  }

  /** Whether the same call may succeed later without being changed. */
  get retryable(): boolean {
    return [this.kind, this.status, this.code].some(mayPass);
  }

  /** Facts for a log: no headers, no bodies, no cause, and no field errors, which may quote what was typed. */
  toJSON(): object {
    return { ...this, [brand]: undefined, fieldErrors: undefined, message: this.message };
  }
}

/** Whether what a kind, a code or an HTTP status means may pass by itself. */
export function mayPass(fact: string | number): boolean {
  return /^(network|timeout|408|425|429|50[234]|50301)$/.test(`${fact}`);
}

/** A `StorefrontError` of one kind. */
export type StorefrontErrorOf<Kind extends ErrorKind> = StorefrontError & { readonly kind: Kind };

/** All errors of calls; a `switch` over `kind` narrows it. */
export type AnyStorefrontError = { [Kind in ErrorKind]: StorefrontErrorOf<Kind> }[ErrorKind];

/** Whether a value is a `StorefrontError`, of the given kind if one is given; works across copies of this package. */
export function isStorefrontError(value: unknown): value is AnyStorefrontError;
export function isStorefrontError<Kind extends ErrorKind>(value: unknown, kind: Kind): value is StorefrontErrorOf<Kind>;
export function isStorefrontError(value: unknown, kind?: ErrorKind): boolean {
  const error = value as StorefrontError | null | undefined;
  return !!error?.[brand] && (!kind || error.kind === kind);
}

/** Code of the envelope while a shop is closed on purpose, with HTTP status 503; an extension. `retryAfterMs` says when to ask again. */
export const SHOP_CLOSED_CODE = 50301;

/** Which kind a code means: the specification's table (section 8), and what REST means by 409 and 422. */
const KINDS: Readonly<Record<number, ErrorKind>> = {
  400: 'invalid',
  401: 'auth',
  402: 'auth',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  422: 'invalid',
  429: 'rate-limited',
  500: 'server',
  502: 'server',
  503: 'server',
  504: 'server',
  410000: 'auth',
  410001: 'auth',
  410002: 'auth',
  [SHOP_CLOSED_CODE]: 'server',
};

/** Which kind a code of an envelope, or an HTTP status, means; `platform` for one that is not in the table. */
export function kindOf(code: number): ErrorKind {
  return KINDS[code] ?? 'platform';
}
