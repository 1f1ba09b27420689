import { type AnySchema, type Call, contract, type EndpointId, type Shape } from '@promenade/storefront-sdk/contract';
import type { FastifyInstance } from 'fastify';

/** Every call of the contract, in its order. */
export const calls = Object.values(contract) as Call[];

/** Input of a call, as data. */
export interface Asked {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** A value that a call takes, wherever in its input it stands. */
export interface Field {
  call: Call;
  /** As in `body.orderDetails.0.shoppingCartId`. */
  at: string;
  /** Its own name; empty for a body that is a text. */
  name: string;
  schema: AnySchema;
}

/** Everything that a call takes, down to single values. */
export function fieldsOf(call: Call): Field[] {
  const { path, query, body } = call.input;
  const leaves = (schema: AnySchema, at: string): Field[] => {
    const of = schema.of as AnySchema;
    if (schema.kind === 'optional') return leaves(of, at);
    if (schema.kind === 'list') return leaves(of, `${at}.0`);
    if (schema.kind === 'object') return within(schema.of as Shape, at);
    const name = at.split('.').findLast((part) => part !== '0') ?? '';
    return [{ call, at, name: at === 'body' ? '' : name, schema }];
  };
  const within = (shape: Shape, at: string) =>
    Object.entries(shape).flatMap(([name, schema]) => leaves(schema, `${at}.${name}`));
  return [
    ...(path ? within(path, 'path') : []),
    ...(query ? within(query, 'query') : []),
    ...(body ? leaves(body, 'body') : []),
  ];
}

/** The value at a place such as `body.0.uuid`. */
export function valueAt(asked: unknown, at: string): unknown {
  return at.split('.').reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], asked);
}

/** The same input with another value at a place. */
export function withValue<Input>(asked: Input, at: string, value: unknown): Input {
  const copy = structuredClone(asked);
  const names = at.split('.');
  const last = names.pop() ?? '';
  const holder = names.reduce<unknown>((inner, name) => {
    const record = inner as Record<string, unknown>;
    record[name] ??= {};
    return record[name];
  }, copy);
  (holder as Record<string, unknown>)[last] = value;
  return copy;
}

/** The caller, and its shop. */
export interface Asker {
  token?: string | undefined;
  host: string;
}

/** An answer without what differs from request to request. */
export interface Answer {
  status: number;
  body: string;
}

/** Asks without the client, which would refuse much of what attackers send. */
export async function ask(app: FastifyInstance, id: EndpointId, asked: Asked, by: Asker): Promise<Answer> {
  const { method, path, raw } = contract[id] as Call;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked.query ?? {})) query.set(name, `${value}`);
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(`${asked.path?.[name]}`.toWellFormed()),
  );
  const { statusCode, body } = await app.inject({
    method,
    url: `${url}?${query}`,
    headers: {
      host: by.host,
      'accept-language': 'en',
      ...(asked.body !== undefined && { 'content-type': raw ? 'text/plain' : 'application/json' }),
      ...(by.token && { authorization: `Bearer ${by.token}` }),
    },
    ...(asked.body !== undefined && { payload: raw ? `${asked.body}` : JSON.stringify(asked.body) }),
  });
  return { status: statusCode, body };
}
