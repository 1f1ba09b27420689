import fc from 'fast-check';
import type { EndpointId } from '../contract/index.ts';
import { contract } from '../contract/registry.ts';
import { encode } from '../schema/encode.ts';
import type { Schema } from '../schema/schema.ts';
import { valuesOf } from './arbitrary.ts';

/** An invalid or malicious response to one call. */
export interface Attack {
  id: EndpointId;
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer>;
  /** How much is sent before the connection stalls or breaks. */
  delivery: (typeof deliveries)[number];
}

type Tree = Record<string, unknown>;
type Mutation = { at: number; kind: (typeof mutations)[number]; junk: unknown };

const deliveries = ['whole', 'no headers', 'no body', 'half a body', 'reset', 'reset in the body'] as const;
const mutations = ['drop', 'rename', 'null', 'replace', 'wrap', 'deepen', 'grow', 'poison', 'stringify'] as const;
const deep = `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`;
const poison = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"toString":1,"valueOf":1}';

const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat(),
  kind: fc.constantFrom(...mutations),
  junk: fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom('', ' ', 'NaN', '1e999', -1, 1e308, true, 'null', '[]', '\u0000', '\ud800'),
  ),
});

/** All properties in a tree, as pairs of object and key. */
function propertiesOf(tree: unknown, found: [Tree, string][] = []): [Tree, string][] {
  if (typeof tree !== 'object' || tree === null) return found;
  for (const [key, value] of Object.entries(tree)) {
    found.push([tree as Tree, key]);
    propertiesOf(value, found);
  }
  return found;
}

function mutate(root: Tree, { at, kind, junk }: Mutation): void {
  const all = propertiesOf(root);
  const [holder, key] = all[at % all.length] ?? [root, 'data'];
  const value = holder[key];
  if (kind === 'drop') delete holder[key];
  else if (kind === 'rename') {
    delete holder[key];
    holder[`${key}_`] = value;
  } else if (kind === 'null') holder[key] = null;
  else if (kind === 'replace') holder[key] = junk;
  else if (kind === 'wrap') holder[key] = [value];
  else if (kind === 'deepen') holder[key] = JSON.parse(deep);
  // Large trees don't grow further, to limit the memory.
  else if (kind === 'grow')
    holder[key] = Array.from({ length: JSON.stringify(root).length < 2_000 ? 50 : 1 }, () => value);
  else if (kind === 'stringify') holder[key] = JSON.stringify(value);
  // Only `JSON.parse` creates own properties with these names.
  else holder[key] = JSON.parse(poison);
}

const shapes = fc.constantFrom('json', 'json', 'json', 'cut', 'html', 'junk', 'wide', 'latin', 'twice', 'bare', 'tail');

function shaped(root: Tree, shape: string, at: number): Attack['body'] {
  const json = JSON.stringify(root);
  if (shape === 'cut') return new TextEncoder().encode(json).slice(0, at % (json.length + 1));
  if (shape === 'html') return `<!doctype html><title>${at}</title>${json}`;
  if (shape === 'junk') return Uint8Array.from({ length: 60 }, (_, index) => (at * (index + 7)) % 256);
  // Two charsets that are not allowed for JSON.
  if (shape === 'wide') return Buffer.from(json, 'utf16le');
  if (shape === 'latin') return Buffer.from(`${json}é`, 'latin1');
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

/** Generates attacks on one call. */
export function attackOn(id: EndpointId): fc.Arbitrary<Attack> {
  const schema = contract[id].response as Schema<unknown>;
  return fc
    .record({
      value: valuesOf(schema),
      steps: fc.array(mutation, { maxLength: 4 }),
      shape: shapes,
      at: fc.nat(),
      status: statuses,
      headers,
      delivery: fc.constantFrom('whole', 'whole', 'whole', ...deliveries),
    })
    .map(({ value, steps, shape, at, ...rest }) => {
      const root: Tree = JSON.parse(JSON.stringify({ code: 200, message: 'success', data: encode(schema, value) }));
      for (const step of steps) mutate(root, step);
      return { id, body: shaped(root, shape, at), ...rest } as Attack;
    });
}

/** A `fetch` that sends this response. */
export function respondWith({ status, headers, body, delivery }: Attack): typeof fetch {
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
