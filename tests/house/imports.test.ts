import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');

let house: string;

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'house-'));
  writeFileSync(
    join(house, 'tsconfig.base.json'),
    '{ "compilerOptions": { "moduleResolution": "bundler", "module": "esnext" } }',
  );
  writeFileSync(join(house, 'package.json'), '{ "type": "module" }');
  for (const room of ['packages', 'apps']) mkdirSync(join(house, room));
});

afterEach(() => rmSync(house, { recursive: true }));

function plant(files: Record<string, string>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  }
  try {
    execFileSync(process.execPath, [cruiser, '--config', join(root, '.dependency-cruiser.cjs'), 'packages', 'apps'], {
      cwd: house,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return '';
  } catch (failure) {
    const { stdout, stderr } = failure as { stdout: string; stderr: string };
    return `${stdout}${stderr}`;
  }
}

const leaf = 'export const leaf = 1;\n';
const at = (path: string) => `import { leaf } from '${path}';\nexport const branch = leaf;\n`;

describe('the import rule', () => {
  it('lets the arrows of the house through', () => {
    expect(
      plant({
        'packages/storefront-ui/src/tokens/leaf.ts': leaf,
        'packages/storefront-ui/src/patterns/branch.ts': at('../tokens/leaf.ts'),
        'packages/storefront-hooks/src/storefront/leaf.ts': leaf,
        'packages/storefront-hooks/src/views/branch.ts': at('../storefront/leaf.ts'),
        'apps/reference-store/src/features/leaf.ts': leaf,
        'apps/reference-store/src/routes/branch.ts': at('../features/leaf.ts'),
      }),
    ).toBe('');
  });

  it.each([
    ['ui imports hooks', 'packages/storefront-ui/src/commerce/a.ts', 'packages/storefront-hooks/src/index.ts'],
    ['sdk imports hooks', 'packages/storefront-sdk/src/a.ts', 'packages/storefront-hooks/src/domain/money.ts'],
    ['hooks import ui', 'packages/storefront-hooks/src/cart/a.ts', 'packages/storefront-ui/src/index.ts'],
    [
      'a primitive imports a pattern',
      'packages/storefront-ui/src/primitives/a.ts',
      'packages/storefront-ui/src/patterns/b.ts',
    ],
    [
      'the contract imports the transport',
      'packages/storefront-sdk/src/contract/a.ts',
      'packages/storefront-sdk/src/transport/b.ts',
    ],
    ['a rule imports a hook', 'packages/storefront-hooks/src/domain/a.ts', 'packages/storefront-hooks/src/cart/b.ts'],
    [
      'a subject of the hooks imports a view',
      'packages/storefront-hooks/src/cart/a.ts',
      'packages/storefront-hooks/src/views/b.ts',
    ],
    [
      'the queries import a subject',
      'packages/storefront-hooks/src/storefront/a.ts',
      'packages/storefront-hooks/src/orders/b.ts',
    ],
    [
      'the sign-in imports the queries',
      'packages/storefront-hooks/src/auth/a.ts',
      'packages/storefront-hooks/src/storefront/b.ts',
    ],
    [
      'a hook imports what is for tests',
      'packages/storefront-hooks/src/checkout/a.ts',
      'packages/storefront-hooks/src/testing/b.ts',
    ],
    ['the store imports the api', 'apps/reference-store/src/routes/a.ts', 'apps/reference-api/src/app.ts'],
    ['the api imports a hook', 'apps/reference-api/src/routes/a.ts', 'packages/storefront-hooks/src/cart/b.ts'],
    ['a repository imports a route', 'apps/reference-api/src/repositories/a.ts', 'apps/reference-api/src/routes/b.ts'],
    ['a feature imports a route', 'apps/reference-store/src/features/a.ts', 'apps/reference-store/src/routes/b.ts'],
  ])('catches: %s', (_, from, to) => {
    const up = '../'.repeat(dirname(from).split('/').length);
    expect(plant({ [to]: leaf, [from]: at(`${up}${to}`) })).toContain(from);
  });

  it('catches a cycle', () => {
    expect(
      plant({
        'packages/storefront-ui/src/tokens/a.ts': at('./b.ts'),
        'packages/storefront-ui/src/tokens/b.ts': at('./a.ts'),
      }),
    ).toContain('no cycles');
  });
});
