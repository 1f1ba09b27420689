import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publint } from 'publint';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  installPacked,
  isModule,
  link,
  type Manifest,
  type Packed,
  root,
  tarballOf,
  typesOf,
  write,
} from './packed.ts';

interface Row {
  name: string;
  /** Packages of this repository that it depends on. */
  needs?: string[];
  /** Packages that a user's app has installed anyway. */
  beside?: string[];
  /** Packages that the README's examples use with it. */
  besideInExamples?: string[];
  /** A user's app in five lines. */
  app: string;
  /** Text that the app's bundle must contain. */
  holds: RegExp;
  /** Text that the app's bundle must not contain. */
  lacks?: RegExp;
  /** Text that the app's stylesheet must contain. */
  styles?: RegExp[];
  /** Maximum size of its tarball in bytes. */
  tarball?: number;
  /** Declarations that the examples in doc comments assume. */
  given?: string;
  /** Whether it contains hooks, which server components may import only behind `'use client'`. */
  client?: true;
}

const rows: Row[] = [
  {
    name: 'storefront-devkit',
    needs: ['storefront-sdk', 'storefront-hooks'],
    beside: ['react-dom', '@types/react', '@types/react-dom'],
    app: `import { createStorefront } from '@promenade/storefront-sdk';
      import { createMockStorefront } from '@promenade/storefront-devkit/mock';
      const shop = createStorefront({ baseUrl: 'https://shop.example', fetch: createMockStorefront().fetch });
      document.title = String((await shop.store.details()).id);`,
    holds: /MockFailure|seed/,
    lacks: /useSyncExternalStore/,
  },
  {
    name: 'storefront-sdk',
    needs: ['storefront-hooks', 'storefront-devkit'],
    app: `import { cartCount, cartList, createClient, isStorefrontError } from '@promenade/storefront-sdk';
      const client = createClient({ baseUrl: location.origin });
      const lines: number = (await cartList(client, { isValid: true, storeId: 1 })).length;
      cartCount(client, { numType: true, type: 'sum', storeId: 1 }).catch((error) => isStorefrontError(error, 'auth'));
      document.title = String(lines);`,
    holds: /\/api\/front\/cart\/list/,
    lacks: /\/api\/front\/(order|address|cart\/save)/,
    tarball: 250_000,
    given: `import type { Client, CollectedProduct, Storefront } from '@promenade/storefront-sdk';
      declare const shop: Storefront;
      declare const client: Client;
      declare const [email, phone, password, passwordAgain, newPassword, token, url, uuid, guid, identity, preOrderNo]: string[];
      declare const [payerID, oauthToken, oauthTokenSecret, oauthVerifier]: string[];
      declare const papers: File;
      declare const file: File;
      declare const draft: Parameters<Storefront['addresses']['save']>[0];
      declare const form: Parameters<Storefront['applications']['apply']>[0];
      declare const line: Parameters<Storefront['reviews']['create']>[0];
      declare const entries: CollectedProduct[];`,
  },
  {
    name: 'storefront-hooks',
    needs: ['storefront-sdk', 'storefront-ui', 'storefront-devkit'],
    beside: ['react-dom', '@types/react', '@types/react-dom'],
    besideInExamples: ['@stripe/stripe-js'],
    app: `import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      import { useCart } from '@promenade/storefront-hooks';
      function Count() { return createElement('b', null, typeof useCart); }
      document.body.innerHTML = renderToString(createElement(Count));`,
    holds: /useSyncExternalStore/,
    client: true,
  },
  {
    name: 'storefront-ui',
    beside: ['@types/react', '@types/react-dom'],
    besideInExamples: ['react-router-dom', 'react-hook-form'],
    app: `import '@promenade/storefront-ui/styles.css';
      import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      import { Price } from '@promenade/storefront-ui/shop';
      document.body.innerHTML = renderToString(createElement(Price, { price: { now: '$1.00' } }));`,
    holds: /pm\d+\w+/,
    styles: [/--pm-[\w-]+:/, /@layer [^;{]*pm/, /\.pm\d+\w+/],
    client: true,
  },
];

const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: 'es2022',
  module: 'nodenext',
  jsx: 'react-jsx',
  types: [],
  lib: ['es2023', 'dom', 'dom.iterable'],
};
const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');

/** Modules with hooks that a server component can reach without passing a `'use client'`. `useId` is allowed on servers. */
function openHooks(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  if (/^["']use client["']/.test(code)) return [];
  const imports = [...code.matchAll(/(?:import|export)\s*([^"';]*?)\s*from\s*["']([^"']+)["']/g)];
  const runsHooks = imports.some(
    ([, names = '', from]) => from === 'react' && /\b(createContext|use(?!Id\b)[A-Z]\w*)\b/.test(names),
  );
  const below = imports.flatMap(([, , from = '']) => (from.startsWith('.') ? [join(dirname(file), from)] : []));
  return [...(runsHooks ? [file] : []), ...below.flatMap((next) => openHooks(next, seen))];
}

/** The examples in the doc comments of the calls, each wrapped in a function. */
function docExamples({ folder }: Packed): string[] {
  const calls = join(folder, 'dist/calls');
  const comments = readdirSync(calls)
    .filter((file) => file.endsWith('.d.ts'))
    .flatMap((file) => [...readFileSync(join(calls, file), 'utf8').matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\//g)])
    .map(([, comment = '']) => comment.replace(/^\s*\* ?/gm, ''));
  const examples = comments.flatMap((comment) => [...comment.matchAll(/@example\s([\s\S]*?)(?=\n@|$)/g)]);
  expect(examples.length).toBeGreaterThan(100);
  return examples.map(([, code], index) => `export async function example${index}() {\n${code}\n}`);
}

describe.each(rows)('$name, packed', ({ name, needs = [], beside = [], besideInExamples = [], ...row }) => {
  const { app, holds, lacks, styles, client } = row;
  let consumer: string;
  let packed: Packed;

  beforeAll(() => {
    consumer = mkdtempSync(join(tmpdir(), 'consumer-'));
    for (const needed of needs) installPacked(consumer, needed);
    packed = installPacked(consumer, name);
    for (const other of beside) link(consumer, other, join(root, 'packages', name));
    for (const other of besideInExamples)
      link(consumer, other, join(root, 'apps/reference-store'), join(root, 'packages', name));
    write(consumer, {
      'package.json': '{ "type": "module" }',
      'index.html': '<!doctype html><script type="module" src="/app.ts"></script>',
      'app.ts': app,
    });
  });

  afterAll(() => {
    rmSync(consumer, { recursive: true, force: true });
  });

  it('contains no workspace references', () => {
    expect(packed.manifestText).not.toMatch(/workspace:|catalog:|"source"/);
    const files = readdirSync(packed.folder, { recursive: true, encoding: 'utf8' });
    expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'CHANGELOG.md']));
    expect(packed.manifest.repository?.directory).toBe(`packages/${name}`);
    expect(files.filter((file) => /\.css\.js$|\.test\.|test-support/.test(file))).toEqual([]);
    const modules = files.filter((file) => file.startsWith('dist') && /\.tsx?$/.test(file.replace(/\.d\.ts$/, '')));
    expect(modules).toEqual([]);
  });

  it('has the same entries as the workspace', () => {
    const source = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as Manifest;
    expect(Object.keys(packed.manifest.exports)).toEqual(Object.keys(source.exports));
  });

  it('declares only stylesheets as side effects', () => {
    const { sideEffects } = JSON.parse(packed.manifestText) as { sideEffects: false | string[] };
    expect(sideEffects).toEqual(row.styles ? ['**/*.css'] : false);
  });

  it.runIf(row.tarball)("stays within its tarball's size limit", () => {
    expect(statSync(tarballOf(name)).size).toBeLessThan(row.tarball ?? 0);
  });

  it('has no source map without its source', () => {
    const files = readdirSync(packed.folder, { recursive: true, encoding: 'utf8' });
    const missing = files
      .filter((file) => file.endsWith('.map'))
      .flatMap((file) => {
        const { sources, sourcesContent = [] } = JSON.parse(readFileSync(join(packed.folder, file), 'utf8')) as {
          sources: string[];
          sourcesContent?: (string | null)[];
        };
        const isThere = (source: string) => existsSync(join(packed.folder, dirname(file), source));
        return sources.filter((source, index) => typeof sourcesContent[index] !== 'string' && !isThere(source));
      });
    expect(missing).toEqual([]);
  });

  it('has a manifest without publint findings', async () => {
    const { messages } = await publint({ pkgDir: packed.folder, pack: false });
    expect(messages).toEqual([]);
  });

  it('has types that every resolution mode finds and that match the code', () => {
    const entries = packed.entries.filter(isModule).map((entry) => entry.replace(packed.manifest.name, '.'));
    const flags = ['--profile', 'esm-only', '--no-definitely-typed', '--entrypoints', ...entries];
    const { status, stdout } = spawnSync(process.execPath, [attw, tarballOf(name), ...flags], { encoding: 'utf8' });
    expect([status, status && stdout]).toEqual([0, 0]);
  });

  it('can be imported by Node, every entry', () => {
    const modules = packed.entries.filter(isModule);
    expect(modules.length).toBeGreaterThan(0);
    const script = `for (const entry of ${JSON.stringify(modules)}) {
      const names = Object.keys(await import(entry));
      if (names.length === 0) throw new Error(entry + ' exports nothing');
    }
    for (const entry of ${JSON.stringify(packed.entries)}) process.getBuiltinModule('fs').readFileSync(new URL(import.meta.resolve(entry)));`;
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: consumer, stdio: 'pipe' });
  });

  it('can be bundled into an app by Vite', async () => {
    const built = await build({ root: consumer, configFile: false, logLevel: 'error', build: { write: false } });
    if (!('output' in built)) throw new Error('one build was expected');
    const code = built.output.map((file) => ('code' in file ? file.code : '')).join('\n');
    expect(code).toMatch(holds);
    if (lacks) expect(code).not.toMatch(lacks);
    const css = built.output
      .map((file) => (file.fileName.endsWith('.css') && 'source' in file ? file.source : ''))
      .join('');
    for (const rule of styles ?? []) expect(css).toMatch(rule);
  });

  it('has types for the app and for the examples of its README and of its doc comments', () => {
    const readme = readFileSync(join(packed.folder, 'README.md'), 'utf8');
    // Blocks of `tsx` without imports are fragments of the reader's app.
    const examples = [...readme.matchAll(/```(tsx?)\n([\s\S]*?)```/g)]
      .filter(([, language, code = '']) => language === 'ts' || /^import /m.test(code))
      .map(([, language, code], index): [string, string] => [`example-${index}.${language}`, `${code}\nexport {};`]);
    if (row.given) examples.push(['doc-comments.ts', `${row.given}\n${docExamples(packed).join('\n')}\nexport {};`]);
    write(consumer, {
      ...Object.fromEntries(examples),
      'tsconfig.json': JSON.stringify({
        compilerOptions,
        files: ['app.ts', ...examples.map(([file]) => file)],
      }),
    });
    expect(typesOf(consumer)).toBe('');
  });

  if (client)
    it("starts every built module with hooks with 'use client'", () => {
      const modules = readdirSync(join(packed.folder, 'dist'), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.js'))
        .map((file) => [file, readFileSync(join(packed.folder, 'dist', file), 'utf8')] as const);
      const running = modules.filter(([, code]) => /\b(?:use(?!Id\b)[A-Z]\w*|createContext)\(/.test(code));
      expect(running).not.toEqual([]);
      expect(running.flatMap(([file, code]) => (/^["']use client["']/.test(code) ? [] : [file]))).toEqual([]);
    });

  if (client)
    it("reaches hooks through 'use client' only", () => {
      const entries = Object.values(packed.manifest.exports)
        .map((target) => (typeof target === 'string' ? target : (target.default ?? '')))
        .filter((target) => target.endsWith('.js'));
      expect(entries.flatMap((entry) => openHooks(join(packed.folder, entry)))).toEqual([]);
    });
});
