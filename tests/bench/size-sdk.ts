import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { build as viteBuild } from 'vite';

const root = resolve(import.meta.dirname, '../..');

const client =
  "import { createClient } from '@promenade/storefront-sdk'; const client = createClient({ baseUrl: '' });";
const product = "products.detail(client, { uniqueKey: 'k', slug: 's' }).then(console.log);";
const save = 'cart.save(client, [{ productId: 1, cartNum: 1, productAttrUnique: 2, storeId: 1 }]);';
const apart = (...names: string[]) =>
  names.map((name) => `import * as ${name} from '@promenade/storefront-sdk/resources/${name}';`).join('');

/** Programs of a shop, from the smallest to the whole client. */
const programs: Readonly<Record<string, string>> = {
  'two calls, from the index': `${client} import { cart, products } from '@promenade/storefront-sdk'; ${product} ${save}`,
  'two calls, from ./resources/*': `${client} ${apart('cart', 'products')} ${product} ${save}`,
  'one further call': `${client} ${apart('cart', 'products', 'addresses')} ${product} ${save} addresses.list(client);`,
  everything: `import { createStorefront, errorText } from '@promenade/storefront-sdk'; console.log(createStorefront, errorText);`,
};

export interface Size {
  program: string;
  bundler: 'esbuild' | 'vite';
  bytes: number;
  gzip: number;
  brotli: number;
}

/** Sizes of programs on the published form of the client, minified for es2022. */
export async function sdkSizes(): Promise<Size[]> {
  const folder = mkdtempSync(join(tmpdir(), 'size-sdk-'));
  const installed = join(folder, 'node_modules/@promenade/storefront-sdk');
  try {
    execFileSync(
      process.execPath,
      [join(root, 'node_modules/tsup/dist/cli-default.js'), '--no-dts', '-d', join(installed, 'dist')],
      {
        cwd: join(root, 'packages/storefront-sdk'),
        stdio: 'pipe',
      },
    );
    copyFileSync(join(root, 'packages/storefront-sdk/package.json'), join(installed, 'package.json'));
    const sizes: Size[] = [];
    for (const [program, source] of Object.entries(programs)) {
      const entry = join(folder, 'program.mjs');
      writeFileSync(entry, source);
      const weigh = (bundler: Size['bundler'], code: string) => {
        const bytes = Buffer.from(code);
        const gzip = gzipSync(bytes, { level: 9 }).length;
        sizes.push({ program, bundler, bytes: bytes.length, gzip, brotli: brotliCompressSync(bytes).length });
      };
      weigh('esbuild', await withEsbuild(entry));
      weigh('vite', await withVite(entry));
    }
    return sizes;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function withEsbuild(entry: string): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}

async function withVite(entry: string): Promise<string> {
  const built = await viteBuild({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', modulePreload: false, rolldownOptions: { input: entry } },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('one build was expected');
  return built.output.map((file) => ('code' in file ? file.code : '')).join('');
}

if (import.meta.main) console.table(await sdkSizes());
