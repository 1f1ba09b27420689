import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Bundler, sdk, withInstalled } from './installed-sdk.ts';

/**
 * What the client weighs in a program, in bytes, on its published form.
 * `node tests/bench/size-sdk.ts`
 */
const client = `import { createClient } from '${sdk}'; const client = createClient({ baseUrl: '' });`;
const product = "products.detail(client, { uniqueKey: 'k', slug: 's' }).then(console.log);";
const save = 'cart.save(client, [{ productId: 1, cartNum: 1, productAttrUnique: 2, storeId: 1 }]);';
const apart = (...names: string[]) =>
  names.map((name) => `import * as ${name} from '${sdk}/resources/${name}';`).join('');

/** Product detail and cart save. */
export const twoCalls = `${client} ${apart('cart', 'products')} ${product} ${save}`;

/** Programs of a shop, from the smallest to the whole client. */
const programs = {
  'fetch alone': "fetch('/api/front/product/detail/k/s').then((response) => response.json()).then(console.log);",
  'one call without data': `${client} ${apart('cart')} ${save}`,
  'two calls': twoCalls,
  'two calls, from the index': `${client} import { cart, products } from '${sdk}'; ${product} ${save}`,
  'two calls and errorText, en and fr': `${twoCalls} import { errorText } from '${sdk}'; console.log(errorText);`,
  'two calls, dedupe and log': `${twoCalls} import { dedupe, log } from '${sdk}'; client.use(dedupe()); client.use(log(console.log));`,
  'two calls and items': `${twoCalls} import { items } from '${sdk}'; console.log(items);`,
  'every call': `import { createStorefront } from '${sdk}'; console.log(createStorefront);`,
};

export interface Size {
  program: string;
  bundler: Bundler;
  bytes: number;
  gzip: number;
  brotli: number;
}

/** What a call adds to the program of two calls. */
export interface FurtherCall {
  call: string;
  /** Bytes of brotli. */
  brotli: number;
  /** Calls whose addresses are in the bundle: those that it makes. */
  paths: number;
}

const brotli = (code: string) => brotliCompressSync(code).length;

/** Sizes of programs by each bundler. */
export function sdkSizes(names = Object.keys(programs) as (keyof typeof programs)[]): Promise<Size[]> {
  return withInstalled(async ({ bundle }) => {
    const sizes: Size[] = [];
    for (const program of names) {
      for (const bundler of ['esbuild', 'vite'] as const) {
        const code = await bundle(programs[program], bundler);
        const gzip = gzipSync(code, { level: 9 }).length;
        sizes.push({ program, bundler, bytes: Buffer.byteLength(code), gzip, brotli: brotli(code) });
      }
    }
    return sizes;
  });
}

/** Kinds of values that a program brings readers for, by both bundlers. */
export function readersIn(program: keyof typeof programs): Promise<string[]> {
  return withInstalled(async ({ bundle }) => {
    const codes = [await bundle(programs[program], 'esbuild'), await bundle(programs[program], 'vite')];
    return [
      ...new Set(
        codes.flatMap((code) => [...code.matchAll(/kind:["'`](\w+)["'`],(?:of|read)\b/g)].map(([, kind = '']) => kind)),
      ),
    ];
  });
}

/** What each call adds, the dearest first. */
export function furtherCalls(): Promise<FurtherCall[]> {
  return withInstalled(async ({ bundle, dist }) => {
    const base = brotli(await bundle(twoCalls, 'esbuild'));
    const found: FurtherCall[] = [];
    for (const file of readdirSync(join(dist, 'resources')).filter((name) => name.endsWith('.js'))) {
      const calls = await import(pathToFileURL(join(dist, 'resources', file)).href);
      for (const name of Object.keys(calls)) {
        const resource = file.replace(/\.js$/, '');
        const more = `import { ${name} as further } from '${sdk}/resources/${resource}'; further(client, input);`;
        const code = await bundle(`${twoCalls} ${more}`, 'esbuild');
        const paths = code.match(/["'`]\/(api|oidc)\//g)?.length ?? 0;
        found.push({ call: `${resource}.${name}`, brotli: brotli(code) - base, paths });
      }
    }
    return found.sort((one, other) => other.brotli - one.brotli);
  });
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}

if (import.meta.main) {
  console.table(await sdkSizes());
  const calls = await furtherCalls();
  console.table(calls.slice(0, 10));
  const bytes = calls.map((call) => call.brotli);
  console.log(`A further call, of ${calls.length}: median ${median(bytes)}, at most ${bytes[0]} bytes of brotli.`);
}
