import { describe, expect, it } from 'vitest';
import { chooseTests } from './choose-tests.ts';
import { type ImportGraph, readImportGraph } from './import-graph.ts';

/** A graph from `importer: imported files`. */
function graphOf(imports: Record<string, readonly string[]>, texts: Record<string, string> = {}): ImportGraph {
  const importers = new Map<string, string[]>();
  for (const [importer, imported] of Object.entries(imports)) {
    for (const file of imported) importers.set(file, [...(importers.get(file) ?? []), importer]);
  }
  return {
    files: [...new Set([...Object.keys(imports), ...Object.values(imports).flat()])],
    importersOf: (file) => importers.get(file) ?? [],
    textOf: (file) => texts[file] ?? '',
  };
}

const api = 'apps/reference-api/src';

describe('chooseTests', () => {
  it('runs the nearest tests first, and those that fit into the time', () => {
    const graph = graphOf({ 'b.ts': ['a.ts'], 'b.test.ts': ['b.ts'], 'a.test.ts': ['a.ts'], 'c.test.ts': ['b.ts'] });
    expect(chooseTests(graph, ['a.ts']).run).toEqual(['a.test.ts', 'b.test.ts', 'c.test.ts']);
    expect(chooseTests(graph, ['a.ts'], 1)).toMatchObject({ run: ['a.test.ts', 'b.test.ts'], left: ['c.test.ts'] });
  });

  it('prefers the tests that are named after the changed file, because API tests reach every route over one app', () => {
    const app = `${api}/app.ts`;
    const graph = graphOf({
      [app]: [`${api}/routes/orders.ts`, `${api}/routes/coupons.ts`],
      [`${api}/account.test.ts`]: [app],
      [`${api}/coupons.test.ts`]: [app],
      [`${api}/order-life.test.ts`]: [app],
    });
    expect(chooseTests(graph, [`${api}/routes/coupons.ts`]).run[0]).toBe(`${api}/coupons.test.ts`);
    expect(chooseTests(graph, [`${api}/routes/orders.ts`]).run[0]).toBe(`${api}/order-life.test.ts`);
  });

  it('counts a component by its stories, and always runs at least one file', () => {
    const graph = graphOf(
      { 'A.stories.tsx': ['A.tsx'], 'B.stories.tsx': ['A.tsx'] },
      { 'A.stories.tsx': 'export const One\nexport const Two\n'.repeat(50), 'B.stories.tsx': 'export const One\n' },
    );
    expect(chooseTests(graph, ['A.tsx'])).toMatchObject({ run: ['A.stories.tsx'], left: ['B.stories.tsx'] });
  });

  it('names what no test imports, and suites that start servers', () => {
    const graph = graphOf({ 'tests/conformance/conformance.test.ts': ['a.ts'], 'b.ts': [] });
    expect(chooseTests(graph, ['a.ts', 'b.ts', 'README.md'])).toEqual({
      run: [],
      left: [],
      elsewhere: ['tests/conformance'],
      unreached: ['b.ts'],
    });
  });

  it('runs a changed test itself', () => {
    expect(chooseTests(graphOf({ 'a.test.ts': ['a.ts'] }), ['a.test.ts']).run).toEqual(['a.test.ts']);
  });
});

describe('readImportGraph', () => {
  const graph = readImportGraph();
  const domain = 'packages/storefront-hooks/src/domain';

  it('follows a name through the index of a package to the file that declares it', () => {
    const importers = graph.importersOf(`${domain}/freight.ts`);
    expect(importers.some((file) => file.startsWith(api))).toBe(true);
    // The index is imported by hundreds of files, few of which use this rule.
    expect(importers.length).toBeLessThan(20);
  });

  it('connects a test with what it tests, and stories with their component', () => {
    expect(graph.importersOf(`${domain}/price.ts`)).toContain(`${domain}/price.test.ts`);
    const price = 'packages/storefront-ui/src/commerce/price';
    expect(graph.importersOf(`${price}/Price.tsx`)).toContain(`${price}/Price.stories.tsx`);
  });
});
