import fc from 'fast-check';
import { encode } from '../contract/encode.ts';
import type { EndpointId } from '../contract/endpoint.ts';
import { contract } from '../contract/registry.ts';
import type { Schema } from '../contract/schema.ts';
import { valuesOf } from './arbitrary.ts';

/** An answer that no honest backend would send, to one call. */
export interface Attack {
  id: EndpointId;
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer>;
  /** How much of it comes before the connection stalls or breaks. */
  delivery: (typeof deliveries)[number];
}

type Tree = Record<string, unknown>;
type Mutation = { at: number; how: (typeof ways)[number]; junk: unknown };

const deliveries = ['whole', 'no headers', 'no body', 'half a body', 'reset', 'reset in the body'] as const;
const ways = ['drop', 'rename', 'null', 'replace', 'wrap', 'deepen', 'grow', 'poison', 'stringify'] as const;
const poison = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"toString":1,"valueOf":1}';

const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat(),
  how: fc.constantFrom(...ways),
  junk: fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom('', ' ', 'NaN', '1e999', -1, 1e308, true, 'null', '[]', '\u0000', '\ud800'),
  ),
});

/** Every place in a tree, as its holder and key. */
function places(tree: unknown): [Tree, string][] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) => [[tree as Tree, key] as [Tree, string], ...places(value)]);
}

const size = (value: unknown) => JSON.stringify(value)?.length ?? 0;

function mutate(root: Tree, { at, how, junk }: Mutation): void {
  const all = places(root);
  const [holder, key] = all[at % all.length] ?? [root, 'data'];
  const value = holder[key];
  if (how === 'drop') delete holder[key];
  else if (how === 'rename') {
    delete holder[key];
    holder[`${key}_`] = value;
  } else if (how === 'null') holder[key] = null;
  else if (how === 'replace') holder[key] = junk;
  else if (how === 'wrap') holder[key] = [value];
  else if (how === 'deepen') holder[key] = JSON.parse(`${'{"a":'.repeat(200)}1${'}'.repeat(200)}`);
  // What has grown does not grow again, or it would fill the memory.
  else if (how === 'grow') holder[key] = Array.from({ length: size(value) < 500 ? 100 : 1 }, () => value);
  else if (how === 'stringify') holder[key] = JSON.stringify(value);
  // Own keys of these names only come out of JSON.
  else holder[key] = JSON.parse(poison);
}

const shapes = fc.constantFrom('json', 'json', 'json', 'cut', 'html', 'junk', 'wide', 'latin', 'twice', 'bare', 'tail');

function shaped(root: Tree, shape: string, at: number): Attack['body'] {
  const json = JSON.stringify(root);
  if (shape === 'cut') return new TextEncoder().encode(json).slice(0, at % (json.length + 1));
  if (shape === 'html') return `<!doctype html><title>${at}</title>${json}`;
  if (shape === 'junk') return Uint8Array.from({ length: 60 }, (_, index) => (at * (index + 7)) % 256);
  // Two charsets that are not the one of JSON.
  if (shape === 'wide') return Uint8Array.from([...json].flatMap((char) => [char.charCodeAt(0) & 255, 0]));
  if (shape === 'latin') return Uint8Array.from([...json, 'é'], (char) => char.charCodeAt(0) & 255);
  if (shape === 'twice') return json.replace('{', '{"code":"200","data":{"list":5},"__proto__":{"polluted":1},');
  if (shape === 'bare') return JSON.stringify(root.data) ?? '';
  if (shape === 'tail') return `${json}${at}`;
  return json;
}

const headers = fc.record(
  {
    'content-type': fc.constantFrom('text/html; charset=utf-16', 'application/json; charset=latin1', 'image/png'),
    'retry-after': fc.constantFrom('0', '-1', '1e9', 'soon', 'Thu, 01 Jan 1970 00:00:00 GMT', '9'.repeat(400)),
    'x-request-id': fc.constantFrom('r-1', '<script>', '__proto__'),
  },
  { requiredKeys: [] },
);

const statuses = fc.constantFrom(200, 200, 200, 200, 201, 204, 206, 302, 400, 401, 404, 418, 429, 500, 502, 503, 504);

/** Attacks on one call. */
export function attackOn(id: EndpointId): fc.Arbitrary<Attack> {
  const schema = contract[id].answer as Schema<unknown>;
  return fc
    .record({
      value: valuesOf(schema),
      mutations: fc.array(mutation, { maxLength: 4 }),
      shape: shapes,
      at: fc.nat(),
      status: statuses,
      headers,
      delivery: fc.constantFrom('whole', 'whole', 'whole', ...deliveries),
    })
    .map(({ value, mutations, shape, at, ...rest }) => {
      const root: Tree = JSON.parse(JSON.stringify({ code: 200, message: 'success', data: encode(schema, value) }));
      for (const step of mutations) mutate(root, step);
      return { id, body: shaped(root, shape, at), ...rest } as Attack;
    });
}

/** A `fetch` that strikes so once. */
export function strike({ status, headers, body, delivery }: Attack): typeof fetch {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const reset = new TypeError('terminated');
  const stream = new ReadableStream({
    start(controller) {
      if (delivery === 'no body') return;
      controller.enqueue(delivery === 'whole' ? bytes : bytes.slice(0, bytes.length / 2));
      if (delivery === 'whole') controller.close();
      if (delivery === 'reset in the body') controller.error(reset);
    },
  });
  return async () => {
    if (delivery === 'no headers') return new Promise(() => {});
    if (delivery === 'reset') throw reset;
    return new Response(status === 204 ? null : stream, { status, headers });
  };
}
