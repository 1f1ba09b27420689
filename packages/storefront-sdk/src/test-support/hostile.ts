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
  /** Undefined leaves the body open for ever. */
  body: string | Uint8Array<ArrayBuffer> | undefined;
}

type Tree = Record<string, unknown>;
type Mutation = { at: number; how: (typeof ways)[number]; junk: unknown };

const ways = ['drop', 'rename', 'null', 'replace', 'wrap', 'deepen', 'grow', 'poison', 'stringify'] as const;
const poison = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"toString":1,"valueOf":1}';

const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat(),
  how: fc.constantFrom(...ways),
  junk: fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom('', ' ', 'NaN', '1e999', -1, 1e308, true, 'null', '[]'),
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

const shapes = fc.constantFrom('json', 'json', 'json', 'json', 'cut', 'html', 'junk', 'twice', 'bare', 'tail', 'open');

function shaped(root: Tree, shape: string, at: number): Attack['body'] {
  const json = JSON.stringify(root);
  const cut = at % (json.length + 1);
  if (shape === 'cut') return json.slice(0, cut);
  if (shape === 'html') return `<!doctype html><title>${at}</title>${json}`;
  if (shape === 'junk') return Uint8Array.from({ length: 60 }, (_, index) => (at * (index + 7)) % 256);
  if (shape === 'twice') return json.replace('{', '{"code":"200","data":{"list":5},"__proto__":{"polluted":1},');
  if (shape === 'bare') return JSON.stringify(root.data) ?? '';
  if (shape === 'tail') return `${json}${at}`;
  return shape === 'open' ? undefined : json;
}

const ids = Object.keys(contract) as EndpointId[];

export const attack: fc.Arbitrary<Attack> = fc.constantFrom(...ids).chain((id) => {
  const schema = contract[id].answer as Schema<unknown>;
  return fc
    .record({
      value: valuesOf(schema),
      mutations: fc.array(mutation, { maxLength: 4 }),
      shape: shapes,
      at: fc.nat(),
      status: fc.constantFrom(200, 200, 200, 200, 201, 204, 206, 302, 400, 401, 404, 418, 429, 500, 503),
    })
    .map(({ value, mutations, shape, at, status }) => {
      const root: Tree = JSON.parse(JSON.stringify({ code: 200, message: 'success', data: encode(schema, value) }));
      for (const step of mutations) mutate(root, step);
      return { id, status, body: shaped(root, shape, at) };
    });
});
