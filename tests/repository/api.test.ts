import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../packages/storefront-sdk/src/contract/index.ts';
import { type ApiReport, apiReports, REPORTS } from '../../tooling/api/report.ts';

const root = resolve(import.meta.dirname, '../..');
let reports: Map<string, ApiReport>;

beforeAll(() => {
  reports = apiReports();
}, 120_000);

/** A call of the contract has its words in its other half, which docs/reference/calls.md shows. */
const constantOf = (id: string) => id.replace(/\.(\w)/, (_, first: string) => first.toUpperCase());

/** What a component or function takes, or a hook answers, is said where it is taken or answered. */
function ownersOf(name: string): string[] {
  const owner = name.replace(/(Props|Options)$/, '');
  const verbs = ['use', 'create'].map((verb) => verb + owner);
  return name.startsWith('Use')
    ? [name.replace(/^U/, 'u')]
    : [owner, ...verbs, owner.replace(/^./, (first) => first.toLowerCase())];
}

describe.each(['storefront-sdk.md', 'storefront-hooks.md', 'storefront-ui.md', 'storefront-devkit.md'])(
  '%s',
  (file) => {
    it('lists what the package exports; `npm run reference` writes it', () => {
      const written = readFileSync(join(root, REPORTS, file), 'utf8').split('\n');
      // The first lines that differ say more than two texts of thousands of lines.
      const now = reports.get(file)?.text.split('\n') ?? [];
      const place = now.findIndex((line, index) => line !== written[index]);
      const [from, to] = place < 0 ? [now.length, undefined] : [Math.max(place - 2, 0), place + 5];
      expect(written.slice(from, to)).toEqual(now.slice(from, to));
    });

    it('has words for every name', () => {
      const { names = [] } = reports.get(file) ?? {};
      const calls = new Set(Object.keys(contract).map(constantOf));
      const documented = new Set(names.flatMap(({ name, isDocumented }) => (isDocumented ? [name] : [])));
      const isSaid = (name: string) =>
        documented.has(name) ||
        calls.has(name) ||
        name.endsWith('Icon') ||
        ownersOf(name).some((owner) => documented.has(owner));
      expect(names.map(({ name }) => name).filter((name) => !isSaid(name))).toEqual([]);
    });
  },
);

describe('storefront-hooks.md', () => {
  const names = () => reports.get('storefront-hooks.md')?.names ?? [];

  it('has a comment at every name itself', () => {
    expect(names().flatMap(({ name, isDocumented }) => (isDocumented ? [] : [name]))).toEqual([]);
  });

  it('has a comment at every field of every type', () => {
    const missing = names().flatMap(({ name, undocumentedFields }) =>
      undocumentedFields.map((field) => `${name}.${field}`),
    );
    expect([...new Set(missing)]).toEqual([]);
  });
});
