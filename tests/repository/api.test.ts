import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../packages/storefront-sdk/src/contract/index.ts';
import { emitDeclarations } from '../../tooling/api/declarations.ts';
import { type Exported, exportsOf } from '../../tooling/api/exported.ts';

const packages = ['storefront-sdk', 'storefront-hooks', 'storefront-ui', 'storefront-devkit'];
/** Every exported name of each package, including members of namespaces. */
let exported: Map<string, readonly Exported[]>;

beforeAll(() => {
  exported = new Map(
    [...emitDeclarations(packages)].map(([name, entries]) => {
      const all = entries.flatMap(({ declarations }) => exportsOf(declarations));
      return [name, [...all, ...all.flatMap(({ members }) => members)]];
    }),
  );
}, 120_000);

/** A namespace member of a call is documented at its constant, which the reference shows. */
const constantOf = (id: string) => id.replace(/\.(\w)/, (_, first: string) => first.toUpperCase());

/** Parameter and return types are documented at the component or function that uses them. */
function ownersOf(name: string): string[] {
  const owner = name.replace(/(Props|Options)$/, '');
  const verbs = ['use', 'create'].map((verb) => verb + owner);
  return name.startsWith('Use')
    ? [name.replace(/^U/, 'u')]
    : [owner, ...verbs, owner.replace(/^./, (first) => first.toLowerCase())];
}

it.each(packages)('every exported name of %s is documented', (name) => {
  const names = exported.get(name) ?? [];
  expect(names.length).toBeGreaterThan(30);
  const calls = new Set(Object.keys(contract).map(constantOf));
  const documented = new Set(names.flatMap(({ name, isDocumented }) => (isDocumented ? [name] : [])));
  const isSaid = (one: string) =>
    documented.has(one) ||
    calls.has(one) ||
    one.endsWith('Icon') ||
    ownersOf(one).some((owner) => documented.has(owner));
  expect(names.map(({ name }) => name).filter((one) => !isSaid(one))).toEqual([]);
});

describe('storefront-hooks', () => {
  const names = () => exported.get('storefront-hooks') ?? [];

  it('documents every name directly', () => {
    expect(names().flatMap(({ name, isDocumented }) => (isDocumented ? [] : [name]))).toEqual([]);
  });

  it('documents every field of every type', () => {
    const missing = names().flatMap(({ name, fields }) =>
      fields.flatMap(({ name: field, comment }) => (comment ? [] : `${name}.${field}`)),
    );
    expect([...new Set(missing)]).toEqual([]);
  });
});
