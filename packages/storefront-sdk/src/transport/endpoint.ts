import type { Schema } from '../schema/schema.ts';

/** Who may call: `guest` needs no token, `optional` answers differently with one, `user` demands one. */
export type Auth = 'guest' | 'optional' | 'user';

/** The parts of a request before they are put into an address and a body. */
export interface RequestParts {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** A call as the transport needs it: where it goes, and how its response is read. */
export interface Endpoint<Answer = unknown> {
  /** Name of the call: resource and method, as in `cart.list`. */
  readonly id: string;
  /** HTTP method. */
  readonly method: 'GET' | 'POST';
  /** Path with `{name}` where a path parameter goes. */
  readonly path: string;
  /** Who may call. */
  readonly auth: Auth;
  /** Shape of the data in the response. */
  readonly answer: Schema<Answer>;
  /** Ids that `createStorefront` fills in where the caller gives none: of the store, and of the guest's cart. */
  readonly fills?: readonly ('storeId' | 'uuid')[];
  /** A POST whose fields travel in the query. */
  readonly inQuery?: true;
  /** A write that creates something: under an `Idempotency-Key` it may be repeated, where the backend honours keys. */
  readonly idempotent?: true;
  /** The body is a plain text. */
  readonly raw?: true;
  /** Type of a body that is a text. @default application/json */
  readonly contentType?: string;
  /** The body is a form with a file. */
  readonly multipart?: true;
  /** The data may come without an envelope. */
  readonly unwrapped?: true;
  /** The data is a text, which backends of the family send as `message`. */
  readonly inMessage?: true;
  /**
   * The answer is the shop's catalogue or its settings, which everybody may see: shared caches may keep it for a moment, and
   * a database replica may give it. Only marks such as "on my wish list" depend on who asks.
   */
  readonly public?: true;
}

/** Whether the fields of a call that are not in its path travel in the query; else they are its body. */
export function isInQuery({ method, inQuery }: Pick<Endpoint, 'method' | 'inQuery'>): boolean {
  return method === 'GET' || inQuery === true;
}
