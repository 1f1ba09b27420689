import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');

interface Violation {
  from: string;
  rule: { name: string };
}

/** Violations of the import rules in a repository with these files. */
function violationsIn(files: Record<string, string>): Violation[] {
  const folder = mkdtempSync(join(tmpdir(), 'folder-'));
  const configuration = {
    'tsconfig.base.json': '{ "compilerOptions": { "moduleResolution": "bundler", "module": "esnext" } }',
    'package.json': '{ "type": "module" }',
  };
  for (const [path, text] of Object.entries({ ...configuration, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const config = join(root, '.dependency-cruiser.cjs');
  const { stdout } = spawnSync(
    process.execPath,
    [cruiser, '--config', config, '--output-type', 'json', 'packages', 'apps'],
    { cwd: folder, encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  return JSON.parse(stdout).summary.violations;
}

const leaf = 'export const leaf = 1;\n';
const at = (path: string) => `import { leaf } from '${path}';\nexport const branch = leaf;\n`;

const forbidden = (
  [
    ['ui imports hooks', 'packages/storefront-ui/src/commerce/a.ts', 'packages/storefront-hooks/src/index.ts'],
    ['sdk imports hooks', 'packages/storefront-sdk/src/a.ts', 'packages/storefront-hooks/src/domain/money.ts'],
    ['hooks import ui', 'packages/storefront-hooks/src/cart/a.ts', 'packages/storefront-ui/src/index.ts'],
    [
      'a primitive imports a pattern',
      'packages/storefront-ui/src/primitives/a.ts',
      'packages/storefront-ui/src/patterns/b.ts',
    ],
    [
      'the transport imports a call',
      'packages/storefront-sdk/src/transport/a.ts',
      'packages/storefront-sdk/src/calls/b.ts',
    ],
    [
      'the schema engine imports the contract',
      'packages/storefront-sdk/src/schema/a.ts',
      'packages/storefront-sdk/src/contract/b.ts',
    ],
    ['a rule imports a hook', 'packages/storefront-hooks/src/domain/a.ts', 'packages/storefront-hooks/src/cart/b.ts'],
    [
      'a subject of the hooks imports a view',
      'packages/storefront-hooks/src/cart/a.ts',
      'packages/storefront-hooks/src/views/b.ts',
    ],
    [
      'the queries import a subject',
      'packages/storefront-hooks/src/query/a.ts',
      'packages/storefront-hooks/src/orders/b.ts',
    ],
    [
      'the sign-in imports the queries',
      'packages/storefront-hooks/src/auth/a.ts',
      'packages/storefront-hooks/src/query/b.ts',
    ],
    [
      'a hook imports the devkit',
      'packages/storefront-hooks/src/checkout/a.ts',
      'packages/storefront-devkit/src/mock/b.ts',
    ],
    ['the store imports the api', 'apps/reference-store/src/routes/a.ts', 'apps/reference-api/src/app.ts'],
    ['the api imports the demo shop', 'apps/reference-api/src/app.ts', 'apps/demo-shop/src/accounts.ts'],
    ['the api imports a hook', 'apps/reference-api/src/routes/a.ts', 'packages/storefront-hooks/src/cart/b.ts'],
    ['a repository imports a route', 'apps/reference-api/src/repositories/a.ts', 'apps/reference-api/src/routes/b.ts'],
    [
      'a payment provider imports the domain',
      'apps/reference-api/src/payments/a.ts',
      'apps/reference-api/src/domain/b.ts',
    ],
    ['a repository refuses', 'apps/reference-api/src/repositories/a.ts', 'apps/reference-api/src/errors/refused.ts'],
    [
      'a component of the store imports a page',
      'apps/reference-store/src/components/a.ts',
      'apps/reference-store/src/routes/b.tsx',
    ],
    ['a page imports a page', 'apps/reference-store/src/routes/a.ts', 'apps/reference-store/src/routes/c.tsx'],
  ] as const
).map(([name, from, to], row) => ({ name, from: from.replace('a.ts', `a${row}.ts`), to }));

describe('the import rule', () => {
  it('allows the imports of the architecture', () => {
    expect(
      violationsIn({
        'packages/storefront-ui/src/tokens/leaf.ts': leaf,
        'packages/storefront-ui/src/patterns/branch.ts': at('../tokens/leaf.ts'),
        'packages/storefront-hooks/src/query/leaf.ts': leaf,
        'packages/storefront-hooks/src/views/branch.ts': at('../query/leaf.ts'),
        'apps/reference-store/src/components/leaf.ts': leaf,
        'apps/reference-store/src/routes/branch.ts': at('../components/leaf.ts'),
      }),
    ).toEqual([]);
  });

  const found = violationsIn({
    'packages/storefront-ui/src/tokens/a.ts': at('./b.ts'),
    'packages/storefront-ui/src/tokens/b.ts': at('./a.ts'),
    ...Object.fromEntries(
      forbidden.flatMap(({ from, to }) => [
        [to, leaf],
        [from, at(`${'../'.repeat(dirname(from).split('/').length)}${to}`)],
      ]),
    ),
  });

  it.each(forbidden)('catches: $name', ({ from }) => {
    expect(found.map((violation) => violation.from)).toContain(from);
  });

  it('catches a cycle', () => {
    expect(found.map(({ rule }) => rule.name)).toContain('no cycles');
  });
});
