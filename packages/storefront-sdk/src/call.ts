import { IN_TOOLS } from './schema/describe.ts';
import type { AnySchema, Infer, InferShape, ListSchema, Page, Schema, Shape } from './schema/schema.ts';
import { pick, sentFieldsOf } from './sent-fields.ts';
import type { CallOptions, Client } from './transport/client.ts';
import { type Endpoint, isInQuery, type RequestParts, type SentFields } from './transport/endpoint.ts';
import { type ListCall, listCall } from './transport/list-call.ts';

/**
 * Who defines a call: the product's `specification`, the public CRMEB backend `family`, or this kit, as an `extension`
 * that a backend may not have (it then responds with 404 and the feature is off).
 */
export type Origin = 'specification' | 'family' | 'extension';

/** The file in a multipart form. */
export interface FileInput {
  /** Name of the form field. */
  readonly field: string;
  readonly maxBytes: number;
  /** Accepted MIME types; a server checks the content, not the file name. */
  readonly types: readonly string[];
}

/** Another path of a call. Optional for backends; this SDK never requests it. */
export interface Alias {
  /** Path, with path parameters as `{name}`. */
  readonly path: string;
  /** Its path parameters, if they differ from those of the call. */
  readonly params?: Shape;
}

/** A call as a tool for shoppers' agents. Calls that pay, delete, cancel or apply are none: they need the shopper. */
export interface AgentTool {
  /** Name of the tool: `search_products`. */
  readonly name: string;
  /** Describes the tool and its result, for an agent. */
  readonly description: string;
  /** Kind of change that it makes. */
  readonly changes: 'nothing' | 'cart' | 'coupons';
  /** Fields of the call that the agent sets, with their meanings. It sets no other field. */
  readonly inputs?: Readonly<Record<string, string>>;
}

/** Input and description of a call, for servers, validators and documentation. Browser builds leave it out. */
export interface Spec<Path extends Shape, Query extends Shape, Body extends AnySchema> {
  readonly summary: string;
  readonly origin: Origin;
  readonly path?: Path;
  /** Query fields; paged lists also have `page` and `limit`. */
  readonly query?: Query;
  readonly body?: Body;
  /** A file, sent as `multipart/form-data` instead of a body. */
  readonly file?: FileInput;
  /** Whether a client may send the query as a form instead. */
  readonly form?: true;
  /** Other paths that clients of the CRMEB family use for this call. */
  readonly aliases?: readonly Alias[];
  /** When each error code is sent, one sentence per code. 400 for bad input, 401, 429 and 500 are implied. */
  readonly errors?: Readonly<Record<number, string>>;
  /** The call as a tool for shoppers' agents, if it is fit for them. */
  readonly agent?: AgentTool;
  /** An example request, in wire format. */
  readonly example?: { readonly path?: unknown; readonly query?: unknown; readonly body?: unknown };
}

/** A field that callers pass in another form than the wire format: an amount in cents, a list. */
export interface WrittenSchema<Wire, Value> extends Schema<Wire> {
  write(value: Value, currency?: string): string;
}
type WrittenShape = Readonly<Record<string, AnySchema & { write(value: never, currency?: string): string }>>;

/** A schema with the function that converts a caller's value to the wire format. */
/* @__NO_SIDE_EFFECTS__ */
export function written<S extends AnySchema, Value>(
  schema: S,
  write: (value: Value, currency?: string) => string,
): S & WrittenSchema<Infer<S>, Value> {
  return Object.assign((value: unknown) => schema(value), schema, { write }) as S & WrittenSchema<Infer<S>, Value>;
}

/** Converts fields to the wire format, in place. */
export interface Writing<Fields extends WrittenShape> {
  (fields: Record<string, unknown>, currency: string | undefined): void;
  readonly of: Fields;
}

/**
 * Declares the fields of a call that callers pass in another form than the wire format.
 *
 * @param complete Derives further fields from the given ones.
 */
/* @__NO_SIDE_EFFECTS__ */
export function writing<const Fields extends WrittenShape>(
  of: Fields,
  // biome-ignore lint/suspicious/noExplicitAny: the fields of one call
  complete?: (fields: any) => object,
): Writing<Fields> {
  const write = (fields: Record<string, unknown>, currency: string | undefined) => {
    Object.assign(fields, complete?.(fields));
    for (const name in of) {
      if (fields[name] !== undefined) fields[name] = of[name]?.write(fields[name] as never, currency);
    }
  };
  return Object.assign(write, { of });
}

/** Declaration of a call. Its argument is one object, unless `takes` is set. */
interface Declaration<
  Id extends string,
  Method extends 'GET' | 'POST',
  Data,
  Path extends Shape,
  Query extends Shape,
  Body extends AnySchema,
  Written extends WrittenShape,
  Takes extends string | false | undefined,
  Default extends string,
  Own,
> extends Omit<Endpoint, 'id' | 'method' | 'response'> {
  readonly id: Id;
  readonly method: Method;
  readonly returns: Schema<Data>;
  /** The field that is the argument itself; `body` for the whole body, `false` for a call without an argument. */
  readonly takes?: Takes;
  /** Default values of fields. */
  readonly defaults?: Readonly<Record<Default, unknown>>;
  /** Fields that callers pass in another form; they are not in `spec`. */
  readonly writes?: Writing<Written>;
  /** Default options of the call. */
  readonly options?: CallOptions;
  /** Builds the request from the argument, if it cannot be derived from `spec`. */
  readonly toRequest?: (input: Own) => RequestParts;
  /** Changes the response before the caller gets it. */
  // biome-ignore lint/suspicious/noExplicitAny: the argument of this call
  readonly toResponse?: (response: Data, given: any) => Data;
  /** `false` in browser builds. */
  readonly spec: false | Spec<Path, Query, Body>;
}

/** The type parameters of a call, as one type. */
interface Parts {
  method: 'GET' | 'POST';
  path: Shape;
  query: Shape;
  body: AnySchema;
  writes: WrittenShape;
  takes: string | false | undefined;
  default: string;
  own: unknown;
}

type Flat<T> = { [K in keyof T]: T[K] } & {};
type Partially<T, K> = Flat<Omit<T, K & keyof T> & Partial<Pick<T, K & keyof T>>>;
type BodyFields<B> = B extends ListSchema<AnySchema> ? unknown : unknown extends Infer<B> ? unknown : Infer<B>;
type ValueOf<W> = W extends { write(value: infer Value, currency?: string): string } ? Value : never;
type OptionalIn<W> = { [K in keyof W]: W[K] extends { readonly mayBeAbsent: true } ? K : never }[keyof W];
type Values<W> = Partially<{ -readonly [K in keyof W]: ValueOf<W[K]> }, OptionalIn<W>>;

/** Selects a page of a list. */
export interface Paging {
  /** Page number, from 1. @default 1 */
  page?: number | undefined;
  /** Items per page, 1 to 50. @default 10 */
  limit?: number | undefined;
}

type Fields<P extends Parts> = Partially<
  InferShape<P['path']> & InferShape<P['query']> & BodyFields<P['body']> & Values<P['writes']>,
  P['default']
>;

type Given<P extends Parts, Extra> = [P['own']] extends [never] ? GivenFields<P, Extra> : [input: P['own']];
type GivenFields<P extends Parts, Extra> = P['takes'] extends false
  ? []
  : P['takes'] extends 'body'
    ? [body: ReadonlyLists<Infer<P['body']>>]
    : P['takes'] extends keyof Fields<P>
      ? [value: ReadonlyLists<Fields<P>[P['takes']]>]
      : object extends Fields<P>
        ? [input?: Fields<P> & Extra]
        : [input: Fields<P> & Extra];
type ReadonlyLists<T> = T extends (infer I)[] ? readonly I[] : T;

/** The request in wire format: path, query and body, as `spec` and `writes` describe them. */
type Wire<P extends Parts, Extra> = Part<'path', P['path'], unknown> &
  (P['method'] extends 'GET'
    ? Part<'query', P['query'] & P['writes'], Extra>
    : Part<'query', P['query'], unknown> & WireBody<P>) &
  WireForm<P['own']>;
/** Files are sent as a form. */
type WireForm<Own> = [Own] extends [never]
  ? unknown
  : Own extends { readonly file: File }
    ? { readonly body: FormData }
    : unknown;
type Part<Name extends string, S extends Shape, Extra> = keyof S extends never
  ? unknown extends Extra
    ? unknown
    : { readonly [K in Name]: Extra }
  : { readonly [K in Name]: InferShape<S> & Extra };
type WireBody<P extends Parts> = keyof P['writes'] extends never
  ? unknown extends Infer<P['body']>
    ? unknown
    : { readonly body: Infer<P['body']> }
  : { readonly body: Flat<BodyFields<P['body']> & InferShape<P['writes']>> };

interface Called<Id extends string, P extends Parts, Data, Extra> extends Endpoint<Data> {
  readonly id: Id;
  readonly spec: false | Spec<P['path'], P['query'], P['body']>;
  readonly writes?: Writing<P['writes']>;
  /** Exists only in the types. */
  readonly wire?: Wire<P, Extra>;
}

/** A call: a function that takes a client, with its declaration as properties. */
export interface Call<Id extends string, P extends Parts, Data> extends Called<Id, P, Data, unknown> {
  (client: Client, ...args: [...Given<P, unknown>, options?: CallOptions | undefined]): Promise<Data>;
}

/** A call for a paged list. */
export interface PagedCall<Id extends string, P extends Parts, Entry> extends Called<Id, P, Page<Entry>, Paging> {
  (client: Client, ...args: [...Given<P, Paging>, options?: CallOptions | undefined]): ListCall<Entry>;
}

type None = Record<never, never>;

/** Declares a call. */
/* @__NO_SIDE_EFFECTS__ */
export function call<
  const Id extends string,
  const Method extends 'GET' | 'POST',
  Data,
  Path extends Shape = None,
  Query extends Shape = None,
  Body extends AnySchema = Schema<unknown>,
  Written extends WrittenShape = None,
  const Takes extends string | false | undefined = undefined,
  Default extends string = never,
  Own = never,
>(
  declaration: Declaration<Id, Method, Data, Path, Query, Body, Written, Takes, Default, Own>,
): Call<
  Id,
  { method: Method; path: Path; query: Query; body: Body; writes: Written; takes: Takes; default: Default; own: Own },
  Data
> {
  const { returns: response, toResponse, ...rest } = declaration;
  const sends = IN_TOOLS ? sentFieldsOf(declaration) : declaration.sends;
  const endpoint = { ...rest, response, sends };
  const run = async (client: Client, ...args: unknown[]) => {
    const given = declaration.takes === false ? undefined : args.shift();
    const options = { ...declaration.options, ...(args[0] as CallOptions | undefined) };
    const result = await client.call(endpoint, partsOf(endpoint, given, client), options);
    return toResponse ? toResponse(result, given) : result;
  };
  return Object.assign(run, endpoint) as never;
}

/** Declares a call for a paged list: `await` returns one page, `for await` all items. */
/* @__NO_SIDE_EFFECTS__ */
export function pagedCall<
  const Id extends string,
  const Method extends 'GET' | 'POST',
  Entry,
  Path extends Shape = None,
  Query extends Shape = None,
  Written extends WrittenShape = None,
  Default extends string = never,
>(
  declaration: Declaration<Id, Method, Page<Entry>, Path, Query, Schema<unknown>, Written, undefined, Default, never>,
): PagedCall<
  Id,
  {
    method: Method;
    path: Path;
    query: Query;
    body: Schema<unknown>;
    writes: Written;
    takes: undefined;
    default: Default;
    own: never;
  },
  Entry
> {
  const { returns: response, ...rest } = declaration;
  const own = IN_TOOLS ? sentFieldsOf(declaration) : declaration.sends;
  const sends = { page: 1, limit: 1, ...(own as object | undefined) } as SentFields;
  const endpoint = { ...rest, response, paged: true, sends };
  const run = (client: Client, given?: Paging | null, options?: CallOptions) => {
    const fields: Paging = {
      ...given,
      page: wholeIn(given?.page, 100_000),
      limit: wholeIn(given?.limit, declaration.limitMax ?? 50),
    };
    return listCall(
      (page, more) => client.call(endpoint, partsOf(endpoint, { ...fields, page: page ?? fields.page }, client), more),
      fields.page,
      options,
    );
  };
  return Object.assign(run, endpoint) as never;
}

/** A whole number from 1 to `max`, also from the text of an address; undefined for anything else. */
function wholeIn(given: unknown, max: number): number | undefined {
  const number = given == null ? Number.NaN : Math.trunc(Number(given));
  return Number.isNaN(number) ? undefined : Math.min(Math.max(number, 1), max);
}

/** A declaration with the names of the fields that it sends. */
type Sending = Pick<
  // biome-ignore lint/suspicious/noExplicitAny: of any call
  Declaration<string, 'GET' | 'POST', any, any, any, any, WrittenShape, string | false | undefined, string, never>,
  'method' | 'inQuery' | 'takes' | 'defaults' | 'writes' | 'toRequest' | 'sends'
>;

/**
 * Builds the request of a call. Fields that the path names go there; the others that the call declares go into the query of a GET or the
 * body of a POST. Nothing else is sent: callers pass objects that hold more, such as a line of the cart.
 */
function partsOf(declaration: Sending, given: unknown, { currency }: Client): RequestParts {
  const { takes, defaults, writes, toRequest, sends } = declaration;
  if (toRequest) return toRequest((sends ? pick(sends, given) : given) as never);
  if (takes === 'body') return { body: pick(sends as SentFields, given) };
  const path: Record<string, unknown> = { ...(takes ? { [takes]: given } : (given as object | undefined)) };
  for (const name in defaults) path[name] ??= defaults[name];
  writes?.(path, currency);
  const sent = sends && (pick(sends, path) as Record<string, unknown>);
  return isInQuery(declaration) ? { path, query: sent ?? {} } : { path, body: sent };
}

/** Input type of a call: `CallInput<typeof ordersCreate>`. */
// biome-ignore lint/suspicious/noExplicitAny: of any call
export type CallInput<Fn> = Fn extends (client: Client, input: infer Input, ...rest: any[]) => unknown ? Input : never;
