import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { EdgeVM } from '@edge-runtime/vm';
import { build } from 'vite';
import { beforeAll, expect, it, vi } from 'vitest';
import { defaultStore } from '../lib/default-store.ts';

const root = join(import.meta.dirname, '../..');

/** The API in the edge runtime: it returns the store's details and theme, and 404 for everything else. */
const api = `
  const details = ${JSON.stringify({ ...defaultStore, id: 1, websiteTitle: 'Edge shop' })};
  globalThis.fetch = async (input) => {
    const path = new URL(input.url ?? input).pathname;
    globalThis.asked.push(path);
    const data = path.endsWith('/store/details') ? details : null;
    const body = JSON.stringify({ code: data ? 200 : 404, message: '', data });
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  };
  globalThis.asked = [];`;

const program = `
  import { createFetchHandler } from '/src/server/fetch-handler.ts';
  const build = {
    manifest: new Proxy({}, { get: () => ({ file: 'assets/entry-1.js' }) }),
    readStyle: () => '',
  };
  const handle = createFetchHandler({ apiUrl: 'http://api.example', build, pageCacheBytes: 1000000 });
  export async function ask(url, init) {
    const response = await handle(new Request(url, init), { address: '203.0.113.9' });
    return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
  }`;

/** A standard class that Workers and Deno have and this VM lacks. */
const missing = `
  AbortSignal.any ??= (signals) => {
    const all = new AbortController();
    for (const signal of signals) {
      if (signal.aborted) all.abort(signal.reason);
      else signal.addEventListener('abort', () => all.abort(signal.reason), { once: true });
    }
    return all.signal;
  };`;

interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

let ask: (url: string, init?: RequestInit) => Promise<Answer>;

beforeAll(async () => {
  // The test runner's value would make a development build.
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [
      {
        name: 'program',
        // Select the packages' builds for runtimes other than Node.
        config(config) {
          if (config.ssr?.resolve) config.ssr.resolve.conditions = ['source', 'workerd', 'browser', 'module', 'import'];
        },
        resolveId: (id) => (id === 'virtual:program' ? '\0program.js' : undefined),
        load: (id) => (id === '\0program.js' ? program : undefined),
      },
    ],
    ssr: { target: 'webworker' },
    build: {
      ...{ ssr: true, write: false, emptyOutDir: false, minify: false },
      rolldownOptions: { input: 'virtual:program', output: { format: 'iife', name: 'program', codeSplitting: false } },
    },
  });
  vi.unstubAllEnvs();
  const [bundle] = [built].flat();
  if (!bundle || !('output' in bundle)) throw new Error('one build was expected');
  const vm = new EdgeVM();
  vm.evaluate(missing);
  vm.evaluate(api);
  vm.evaluate(bundle.output[0].code);
  ask = async (url, init = {}) =>
    JSON.parse(
      await vm.evaluate<Promise<string>>(
        `program.ask(${JSON.stringify(url)}, ${JSON.stringify(init)}).then((answer) => JSON.stringify(answer))`,
      ),
    );
}, 120_000);

it('renders public pages in an edge runtime, with a policy of hashes and an ETag', async () => {
  const { status, headers, text } = await ask('https://shop.example/fr?gclid=7');
  expect([status, headers['cache-control']]).toEqual([200, expect.stringMatching(/^public/)]);
  expect(text).toContain('<html lang="fr"');
  expect(text).toContain('Edge shop');
  const policy = headers['content-security-policy'];
  for (const [, script = ''] of text.matchAll(/<script>(.*?)<\/script>/gs))
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  expect(policy).not.toContain('nonce');
  const again = await ask('https://shop.example/fr', { headers: { 'if-none-match': headers.etag ?? '' } });
  expect([again.status, again.text]).toEqual([304, '']);
});

it('also sends private pages with a nonce, redirects, forms and the files for crawlers', async () => {
  const own = await ask('https://shop.example/users/order_list');
  expect([own.status, own.headers['cache-control']]).toEqual([200, 'private, no-cache']);
  expect(own.headers['content-security-policy']).toMatch(/script-src 'nonce-/);
  const home = await ask('https://shop.example/', { headers: { cookie: 'locale=fr' }, redirect: 'manual' });
  expect([home.status, home.headers.location]).toEqual([302, '/fr']);
  expect((await ask('https://shop.example/robots.txt')).text).toContain('Sitemap: https://shop.example/sitemap.xml');
  const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'line=1' };
  const removed = await ask('https://shop.example/cart/remove', form);
  expect([removed.status, removed.headers.location]).toEqual([303, '/order/shopping_cart']);
  expect((await ask('https://shop.example/', { method: 'PUT' })).status).toBe(405);
});
