import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installPacked, link, linkPeers, root, write } from './packed.ts';

/*
 * Every component in another app's server component: React renders the page in a process with the condition `react-server`, where modules that start
 * with 'use client' are references; a second process renders the result.
 */

const files = {
  'package.json': '{ "type": "module" }',
  'register.mjs': `import { register } from 'node:module'; register('./references.mjs', import.meta.url);`,
  'references.mjs': `
    export async function load(url, context, next) {
      const loaded = await next(url, context);
      const source = String(loaded.source ?? '');
      if (!/^["']use client["']/.test(source)) return loaded;
      const names = [...source.matchAll(/export \\{([^}]*)\\}/g)]
        .flatMap(([, list]) => list.split(','))
        .map((name) => name.trim().split(' as ').at(-1));
      const references = names.map((name) => 'export const ' + name + ' = createClientReference(' + JSON.stringify(url) + ', "' + name + '", []);');
      return { ...loaded, source: 'import { createClientReference } from "react-server-dom-parcel/server";' + references.join('') };
    }`,
  'server.mjs': `
    import { createElement } from 'react';
    import { renderToPipeableStream } from 'react-server-dom-parcel/server';
    import { PassThrough } from 'node:stream';
    import { text } from 'node:stream/consumers';
    import * as ui from '@promenade/storefront-ui';
    import * as overlays from '@promenade/storefront-ui/overlays';
    import * as shop from '@promenade/storefront-ui/shop';
    import * as shopOverlays from '@promenade/storefront-ui/shop/overlays';
    import { minimalProps } from './minimal-props.mjs';

    const components = { ...ui, ...overlays, ...shop, ...shopOverlays };
    const isComponent = ([name, value]) => /^[A-Z]/.test(name) && (typeof value === 'function' || typeof value === 'object');
    const cases = Object.entries(components).filter(isComponent).map(([name]) => [name, minimalProps[name] ?? {}]);
    cases.push(['a function as a prop', { onClick() {} }, 'Button'], ['a provider with words', { strings: { primitives: { loading: () => '' } } }, 'UiProvider']);
    const pages = {};
    for (const [name, props, component = name] of cases) {
      const errors = [];
      const page = createElement(ui.UiProvider, null, createElement(components[component], props, ...(/Provider$/.test(component) ? [createElement('p', null, 'Content')] : [])));
      const { pipe } = renderToPipeableStream(page, { onError: (error) => void errors.push(error.message) });
      pages[name] = { errors, flight: await text(pipe(new PassThrough())) };
    }
    console.log(JSON.stringify(pages));`,
  'browser.mjs': `
    import { readFileSync } from 'node:fs';
    import { createElement, use } from 'react';
    import { prerender } from 'react-dom/static';
    import { createFromReadableStream } from 'react-server-dom-parcel/client.edge';

    const pages = JSON.parse(readFileSync('pages.json', 'utf8'));
    const references = new Set(JSON.stringify(pages).match(/file:[^"\\\\]+\\.js/g));
    const modules = new Map(await Promise.all([...references].map(async (url) => [url, await import(url)])));
    globalThis.parcelRequire = Object.assign((id) => modules.get(id), { meta: { publicUrl: '' } });
    const html = {};
    for (const [name, { flight, errors }] of Object.entries(pages)) {
      if (errors.length > 0) continue;
      try {
      const page = createFromReadableStream(new Response(flight).body);
      const { prelude } = await prerender(createElement(() => use(page)), { onError: (error) => void errors.push(error.message) });
      html[name] = await new Response(prelude).text();
      } catch (error) { errors.push(error.message); }
    }
    console.log(JSON.stringify({ html, errors: Object.fromEntries(Object.entries(pages).map(([name, { errors }]) => [name, errors])) }));`,
};

let app: string;
let result: { html: Record<string, string>; errors: Record<string, string[]> };

beforeAll(async () => {
  app = mkdtempSync(join(tmpdir(), 'server-components-'));
  installPacked(app, 'storefront-ui');
  linkPeers(app);
  link(app, 'react-server-dom-parcel', root);
  write(app, files);
  await build({
    entryPoints: [join(root, 'packages/storefront-ui/src/contract/minimal-props.tsx')],
    outfile: join(app, 'minimal-props.mjs'),
    jsx: 'automatic',
    format: 'esm',
  });
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, {
      cwd: app,
      encoding: 'utf8',
      maxBuffer: 1e8,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  write(app, { 'pages.json': run('--conditions=react-server', '--import=./register.mjs', 'server.mjs') });
  result = JSON.parse(run('browser.mjs'));
}, 120_000);

afterAll(() => rmSync(app, { recursive: true, force: true }));

/** Its texts are props, and some of them are functions, so only client components can render it. */
const ofClients = ['UiBaseProvider'];
const planted = ['a function as a prop', 'a provider with words'];

it('a server component renders every component with its required props', () => {
  const failed = Object.entries(result.errors).filter(
    ([name, errors]) => errors.length > 0 && !ofClients.includes(name) && !planted.includes(name),
  );
  expect(failed).toEqual([]);
  expect(Object.keys(result.html).length).toBeGreaterThan(100);
  expect(result.html.Pagination).toContain('href="/3"');
  expect(result.html.Price).toContain('$1.00');
});

it.each(planted)('%s would be detected', (name) => {
  expect(result.errors[name]?.[0]).toMatch(/cannot be passed/);
});
