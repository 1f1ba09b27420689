import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Bundler, type Installed, installPeers, sdk, withInstalled } from './installed-sdk.ts';

/**
 * The size of the client in a program, in bytes, from its published form, imported from its index. The first run installs webpack from the registry.
 * `node tests/bench/size-sdk.ts`
 */
const product = "productsDetail(client, { uniqueKey: 'k', slug: 's' }).then(console.log);";
const save = 'cartSave(client, [{ productId: 1, cartNum: 1, productAttrUnique: 2, storeId: 1 }]);';
const from = (...names: string[]) => `import { ${names.join(', ')} } from '${sdk}';`;
const client = "const client = createClient({ baseUrl: '' });";

/** Product detail and cart save. */
export const twoCalls = `${from('cartSave', 'createClient', 'productsDetail')} ${client} ${product} ${save}`;

/** Programs of a shop, from the smallest one to one with the whole client. */
const programs = {
  'fetch alone': "fetch('/api/front/product/detail/k/s').then((response) => response.json()).then(console.log);",
  'one call without data': `${from('cartSave', 'createClient')} ${client} ${save}`,
  'two calls': twoCalls,
  'two calls with retry': `${from('cartSave', 'createClient', 'productsDetail', 'retry')}
    const client = createClient({ baseUrl: '', use: [retry()] }); ${product} ${save}`,
  'two calls and errorText, en': `${twoCalls} ${from('en', 'errorText')} console.log((error) => errorText(error, en));`,
  'two calls and errorText, en and fr': `${twoCalls} ${from('en', 'errorText', 'fr', 'textsFor')}
    console.log((error, locale) => errorText(error, textsFor(locale, { en, fr })));`,
  'two calls, dedupe and log': `${from('cartSave', 'createClient', 'dedupe', 'log', 'productsDetail')}
    const client = createClient({ baseUrl: '', use: [dedupe(), log(console.log)] }); ${product} ${save}`,
  'two calls and a list': `${twoCalls} ${from('searchProducts')} searchProducts(client, { keyword: 'linen' }).then(console.log);`,
  'every call': `${from('createStorefront')} console.log(createStorefront);`,
};

export type Program = keyof typeof programs;

export interface Size {
  program: Program;
  bundler: Bundler;
  bytes: number;
  gzip: number;
  brotli: number;
}

/** Additional size of a call in the program of two calls. */
export interface FurtherCall {
  call: string;
  /** Bytes of brotli. */
  brotli: number;
  /** Number of calls whose paths are in the bundle. */
  paths: number;
}

const brotli = (code: string) => brotliCompressSync(code).length;

/** Sizes of programs by each bundler. */
export async function sdkSizes(
  { bundle }: Installed,
  bundlers: readonly Bundler[],
  names = Object.keys(programs) as Program[],
): Promise<Size[]> {
  const sizes: Size[] = [];
  for (const program of names) {
    for (const bundler of bundlers) {
      const code = await bundle(programs[program], bundler);
      const gzip = gzipSync(code, { level: 9 }).length;
      sizes.push({ program, bundler, bytes: Buffer.byteLength(code), gzip, brotli: brotli(code) });
    }
  }
  return sizes;
}

/** The additional size of each call, the largest first. */
export async function furtherCalls({ bundle, dist }: Installed): Promise<FurtherCall[]> {
  const base = brotli(await bundle(twoCalls, 'esbuild'));
  const found: FurtherCall[] = [];
  for (const file of readdirSync(join(dist, 'calls')).filter((name) => name.endsWith('.js'))) {
    const calls = await import(pathToFileURL(join(dist, 'calls', file)).href);
    for (const name of Object.keys(calls)) {
      const resource = file.replace(/\.js$/, '');
      const exported = resource + name.replace(/^./, (first) => first.toUpperCase());
      const more = `import { ${exported} as further } from '${sdk}'; further(client, input);`;
      const code = await bundle(`${twoCalls} ${more}`, 'esbuild');
      const paths = code.match(/["'`]\/(api|oidc)\//g)?.length ?? 0;
      found.push({ call: `${resource}.${name}`, brotli: brotli(code) - base, paths });
    }
  }
  return found.sort((one, other) => other.brotli - one.brotli);
}

/** Programs whose bundle contains schema data that only servers and documents need. */
export async function describedPrograms({ bundle }: Installed): Promise<Program[]> {
  const names = Object.keys(programs) as Program[];
  const codes = await Promise.all(names.map(async (name) => [name, await bundle(programs[name], 'vite')] as const));
  return codes.filter(([, code]) => /\b(limits|mayBeAbsent: ?true,? ?kind)\b/.test(code)).map(([name]) => name);
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}

if (import.meta.main) {
  installPeers();
  await withInstalled(async (installed) => {
    console.table(await sdkSizes(installed, ['esbuild', 'vite', 'webpack']));
    const calls = await furtherCalls(installed);
    console.table(calls.slice(0, 10));
    const bytes = calls.map((call) => call.brotli);
    console.log(`A further call, of ${calls.length}: median ${median(bytes)}, at most ${bytes[0]} bytes of brotli.`);
  });
}
