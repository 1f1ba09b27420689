import type { Schema } from '../schema/schema.ts';

/** Authentication: `guest` needs no token, `optional` responds differently with one, `user` requires one. */
export type Auth = 'guest' | 'optional' | 'user';

/** The parts of a request, before they are put into a URL and a body. */
export interface RequestParts {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Names of the fields of an object, or of each object of a list, with those of nested objects; 1 for a plain value. */
export type SentFields = 1 | { readonly [field: string]: SentFields };

/** A call as the transport needs it: method, path, and how to read the response. */
export interface Endpoint<Data = unknown> {
  /** Name of the call: resource and method, such as `cart.list`. */
  readonly id: string;
  /** HTTP method. */
  readonly method: 'GET' | 'POST';
  /** Path, with path parameters as `{name}`. */
  readonly path: string;
  /** Required authentication. */
  readonly auth: Auth;
  /** Schema of the response data. */
  readonly response: Schema<Data>;
  /** Fields that it sends in the query or in the body. `createStorefront` fills in `storeId` and `uuid` unless the caller passes them. */
  readonly sends?: SentFields | undefined;
  /** Default values of fields. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** Most items per page of a list. @default 50 */
  readonly limitMax?: number;
  /** A POST that sends its fields in the query. */
  readonly inQuery?: true;
  /** A write that creates something: retried only with an `Idempotency-Key` that the backend honours. */
  readonly idempotent?: true;
  /**
   * A write that sets or removes something, or only reads: a second one changes nothing further, so it is retried like a read. The
   * second `removal` may find nothing; that is a success if the response to the first was lost.
   */
  readonly repeatable?: true | 'removal';
  /** The body is plain text. */
  readonly raw?: true;
  /** Content type of a text body. @default application/json */
  readonly contentType?: string;
  /** The body is a form with a file. */
  readonly multipart?: true;
  /** The data may come without an envelope. */
  readonly unwrapped?: true;
  /** The data is a string, which CRMEB backends send as `message`. */
  readonly dataInMessage?: true;
  /**
   * The response is public: the catalogue or the settings of the shop. Shared caches may store it briefly, and a
   * database replica may serve it. Only flags such as "on my wish list" depend on the shopper.
   */
  readonly public?: true;
}

/** Whether a call sends a field of this name. */
export function sendsField({ sends }: Endpoint, name: string): boolean {
  return name in Object(sends);
}

/** Whether the fields that are not in the path are sent in the query rather than in the body. */
export function isInQuery({ method, inQuery }: Pick<Endpoint, 'method' | 'inQuery'>): boolean {
  return method === 'GET' || inQuery === true;
}
