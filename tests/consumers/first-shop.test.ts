import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../tooling/shop.ts';
import { mockShop, programOf, startApi, startMock, visit } from './first-shop.ts';
import { installPacked, link, linkPeers, root, write } from './packed.ts';

/* The Vite program of docs/first-shop.md as a reader builds it: from the tarballs, against the reference API, in Chromium. */

const LINES_MAX = 50;
const html = '<!doctype html><link rel="icon" href="data:,"><body><script type="module" src="/src/main.tsx"></script>';

let app: string;
let origin: string;
let files: Record<string, string>;
let stopApi: () => Promise<void>;
let vite: ViteDevServer;

beforeAll(async () => {
  app = mkdtempSync(join(tmpdir(), 'first-shop-'));
  for (const name of ['storefront-sdk', 'storefront-hooks', 'storefront-ui', 'storefront-devkit'])
    installPacked(app, name);
  linkPeers(app);
  for (const name of ['vite', '@vitejs/plugin-react']) link(app, name, root);
  const [apiPort, port] = [await freePort(), await freePort()];
  origin = `http://localhost:${port}`;
  files = programOf('Vite', apiPort);
  write(app, { ...files, 'index.html': html, 'package.json': '{ "type": "module" }' });
  stopApi = await startApi(origin, apiPort);
  vite = await createServer({
    root: app,
    configFile: join(app, 'vite.config.ts'),
    logLevel: 'error',
    server: { port },
  });
  await vite.listen();
});

afterAll(async () => {
  await vite?.close();
  await stopApi?.();
  rmSync(app, { recursive: true, force: true });
});

it('has at most fifty lines, blank ones aside', () => {
  expect(Object.keys(files)).toEqual(['vite.config.ts', 'src/main.tsx']);
  const lines = Object.values(files).join('').split('\n');
  expect(lines.filter((line) => line.trim()).length).toBeLessThanOrEqual(LINES_MAX);
});

it('compiles under the options of the template', () => {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    verbatimModuleSyntax: true,
    noUnusedLocals: true,
    noUncheckedSideEffectImports: true,
    target: 'es2023',
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: [],
    lib: ['es2023', 'dom', 'dom.iterable'],
    skipLibCheck: true,
  };
  write(app, { 'tsconfig.json': JSON.stringify({ compilerOptions, files: ['src/main.tsx'] }) });
  const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
  const { stdout, status } = spawnSync(process.execPath, [tsc, '-p', app], { encoding: 'utf8' });
  expect([stdout, status]).toEqual(['', 0]);
});

it('shows products with pictures, fills a cart, signs in and keeps both, without an error on the console', async () => {
  await visit(origin);
});

it('does the same with the mock shop of the devkit as its backend', async () => {
  const [mockPort, port] = [await freePort(), await freePort()];
  const config = 'vite.mock.config.ts';
  write(app, { [config]: programOf('Vite', mockPort)['vite.config.ts'] ?? '' });
  const stopMock = await startMock(app, mockPort);
  const server = await createServer({
    root: app,
    configFile: join(app, config),
    logLevel: 'error',
    server: { port },
  });
  try {
    await server.listen();
    await visit(`http://localhost:${port}`, mockShop);
  } finally {
    await server.close();
    stopMock();
  }
});
