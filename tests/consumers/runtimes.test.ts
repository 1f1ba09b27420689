import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EdgeVM } from '@edge-runtime/vm';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installPacked, write } from './packed.ts';

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

let consumer: string;

beforeAll(() => {
  consumer = mkdtempSync(join(tmpdir(), 'runtimes-'));
  for (const name of ['storefront-sdk', 'storefront-hooks', 'storefront-devkit']) installPacked(consumer, name);
  write(consumer, { 'package.json': '{ "type": "module" }', 'program.js': program });
});

afterAll(() => rmSync(consumer, { recursive: true, force: true }));

/** The output of a script that runs in the consumer's folder. */
function printed(script: string): string {
  write(consumer, { 'script.js': script });
  return execFileSync(process.execPath, ['script.js'], { cwd: consumer, encoding: 'utf8' }).trim();
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

describe('the packed client makes calls', () => {
  it('in Node', () => {
    expect(printed("console.log(await (await import('./program.js')).run())")).toBe(expected);
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

  it('against its mocked shop, which needs no server', () => {
    const script = `
      import { createStorefront } from '@promenade/storefront-sdk';
      import { createMockStorefront } from '@promenade/storefront-devkit/mock';
      const { fetch } = createMockStorefront({ scenario: 'guest-with-cart' });
      const shop = createStorefront({ baseUrl: 'https://shop.example', fetch });
      const uuid = '0123456789abcdef0123456789abcdef';
      console.log((await shop.cart.count({ numType: true, type: 'sum', storeId: 1, uuid })).count);`;
    expect(printed(script)).toBe('3');
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
