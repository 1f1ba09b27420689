import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EdgeVM } from '@edge-runtime/vm';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installPacked, link, type Manifest, root, write } from './packed.ts';

/** An in-memory shop for any runtime: a cart of three units, and a login that is refused. */
const program = `
  import { cartCount, createClient, isStorefrontError, userInfo } from '@promenade/storefront-sdk';
  const answer = (url) => String(url).includes('/cart/count')
    ? { code: 200, message: 'success', data: { count: 3 } }
    : { code: 401, message: 'Please sign in', data: null };
  const client = createClient({
    baseUrl: 'https://api.example.com',
    fetch: async (url) => new Response(JSON.stringify(answer(url))),
  });
  export async function run() {
    const { count } = await cartCount(client, { numType: true, type: 'sum', storeId: 1 });
    const error = await userInfo(client).catch((cause) => cause);
    return JSON.stringify({ count, refused: isStorefrontError(error, 'auth') });
  }`;
const expected = '{"count":3,"refused":true}';

/** The lowest Node that the packages name. */
const node = join(root, 'tests/node-22/node_modules/.bin/node');

let consumer: string;
let manifests: Manifest[];

beforeAll(() => {
  consumer = mkdtempSync(join(tmpdir(), 'runtimes-'));
  const names = ['storefront-sdk', 'storefront-hooks', 'storefront-devkit', 'storefront-ui', 'create-promenade'];
  manifests = names.map((name) => installPacked(consumer, name).manifest);
  for (const name of ['react-dom', 'jsdom']) link(consumer, name, root);
  write(consumer, { 'package.json': '{ "type": "module" }', 'program.js': program });
});

afterAll(() => rmSync(consumer, { recursive: true, force: true }));

/** The output of a script that runs in the consumer's folder, under the lowest Node. */
function printed(script: string): string {
  write(consumer, { 'script.js': script });
  return execFileSync(node, ['script.js'], { cwd: consumer, encoding: 'utf8' }).trim();
}

/** The program as one script for runtimes without modules; it defines `run`. */
async function bundled(): Promise<string> {
  const built = await build({
    root: consumer,
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: 'program.js', formats: ['iife'], name: 'program' } },
  });
  const [bundle] = [built].flat();
  if (!bundle || !('output' in bundle)) throw new Error('one build was expected');
  return bundle.output[0].code;
}

it('the devkit uses the SDK and the hooks of the app, with which its test provider shares a context', () => {
  const devkit = manifests.find(({ name }) => name.endsWith('devkit'));
  const shared = ['@promenade/storefront-hooks', '@promenade/storefront-sdk'];
  expect(devkit?.peerDependencies).toMatchObject(Object.fromEntries(shared.map((name) => [name, '^0.1.0'])));
  expect(shared.filter((name) => devkit?.dependencies?.[name])).toEqual([]);
});

describe('the packed client makes calls', () => {
  it('in the lowest Node that every package names', () => {
    const [major, minor] = printed('console.log(process.versions.node)').split('.');
    expect(manifests.map(({ name, engines }) => [name, engines?.node])).toEqual(
      manifests.map(({ name }) => [name, `>=${major}.${minor}`]),
    );
    expect(printed("console.log(await (await import('./program.js')).run())")).toBe(expected);
  });

  it('and its mocked shop, whose facets and cart need no server', () => {
    const script = `
      import { createStorefront } from '@promenade/storefront-sdk';
      import { createShop } from '@promenade/storefront-hooks/core';
      import { createMockStorefront } from '@promenade/storefront-devkit/mock';
      const { fetch } = createMockStorefront();
      const { client, store, search } = createStorefront({ baseUrl: 'https://shop.example', fetch });
      const facets = await search.facets({});
      const { cart } = createShop({ client, store: await store.details(), locale: 'en' });
      await cart.add({ productId: 1, attrId: 11, quantity: 2 });
      console.log(facets.list.length > 0, cart.count());`;
    expect(printed(script)).toBe('true 2');
  });

  it('and a page with the test provider, on which a product is added to the cart', () => {
    const script = `
      import { JSDOM } from 'jsdom';
      const { window } = new JSDOM('<div></div>', { url: 'https://shop.example/' });
      globalThis.window = window;
      for (const name of ['document', 'location', 'localStorage', 'sessionStorage']) globalThis[name] = window[name];
      const { createElement } = await import('react');
      const { createRoot } = await import('react-dom/client');
      const { queries, useCartCount, useListQuery, useQuickAdd } = await import('@promenade/storefront-hooks');
      const { StorefrontTestProvider } = await import('@promenade/storefront-devkit/react');
      function Page() {
        const { data: [, product] = [] } = useListQuery((page) => queries.products({}, page));
        const { run } = useQuickAdd();
        const count = useCartCount();
        return product && createElement('button', { onClick: () => run(product) }, product.storeName + ': ' + count);
      }
      const { document } = window;
      const root = createRoot(document.querySelector('div'));
      root.render(createElement(StorefrontTestProvider, undefined, createElement(Page)));
      const shows = (text) =>
        new Promise((done) => {
          const look = () => document.body.textContent.endsWith(text) && done(document.body.textContent);
          new window.MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
        });
      await shows(': 0');
      document.querySelector('button').click();
      console.log(await shows(': 1'));
      process.exit();`;
    expect(printed(script)).toBe('Canvas bag: 1');
  });

  it('in a worker thread', () => {
    const worker =
      "import { parentPort } from 'node:worker_threads'; import { run } from './program.js'; parentPort.postMessage(await run());";
    write(consumer, { 'worker.js': worker });
    expect(printed("new (await import('node:worker_threads')).Worker('./worker.js').on('message', console.log)")).toBe(
      expected,
    );
  });

  it('in a web worker bundled by Vite, and in an edge runtime, which have only web globals', async () => {
    const edge = new EdgeVM();
    const code = await bundled();
    expect(await edge.evaluate(`${code}; program.run()`)).toBe(expected);
    expect(edge.evaluate('typeof process + typeof document')).toBe('undefinedundefined');
  });

  it('with the OpenAPI document that toOpenApi makes', () => {
    const script = `
      import document from '@promenade/storefront-sdk/openapi.json' with { type: 'json' };
      import { toOpenApi } from '@promenade/storefront-sdk/openapi';
      import manifest from '@promenade/storefront-sdk/package.json' with { type: 'json' };
      const same = JSON.stringify(document) === JSON.stringify(toOpenApi());
      console.log(same, document.info.version === manifest.version);`;
    expect(printed(script)).toBe('true true');
  });
});
