import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installPacked, linkPeers, root, typesOf, write } from './packed.ts';

/* An additional language for an app, made with the package's command. */

let app: string;
let command: string;

beforeAll(() => {
  app = mkdtempSync(join(tmpdir(), 'words-'));
  const { folder } = installPacked(app, 'storefront-ui');
  linkPeers(app);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  command = join(folder, bin['storefront-ui']);
});
afterAll(() => rmSync(app, { recursive: true, force: true }));

const words = (...args: string[]) =>
  spawnSync(process.execPath, [command, 'words', ...args], { cwd: app, encoding: 'utf8' });

it("is exported, checked and compiled to a module with the package's types", () => {
  expect(words('export', 'pl.json').stdout).toMatch(/^pl\.json: (\d+) messages, \1 to translate\.\n$/);
  const check = words('check', 'pl.json');
  expect([check.status, check.stdout]).toEqual([
    1,
    expect.stringContaining('primitives.close is missing. English: Close'),
  ]);

  // Spanish stands in for a translation.
  const spanish = readFileSync(join(root, 'packages/storefront-ui/src/messages/es.json'), 'utf8');
  write(app, { 'es.json': spanish });
  expect(words('check', 'es.json').stdout).toBe('es.json: complete.\n');
  expect(words('compile', 'es.json', 'es.ts').status).toBe(0);

  write(app, {
    'package.json': '{ "type": "module" }',
    'app.tsx': `import { UiProvider } from '@promenade/storefront-ui';
      import { words } from './es.ts';
      export const App = () => <UiProvider strings={words} locale="es">{words.shop.stock.left(1)}</UiProvider>;`,
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        ...{ strict: true, noEmit: true, target: 'es2023', module: 'esnext', moduleResolution: 'bundler' },
        ...{ jsx: 'react-jsx', allowImportingTsExtensions: true, skipLibCheck: true, types: [] },
      },
      files: ['app.tsx'],
    }),
  });
  expect(typesOf(app)).toBe('');
});
