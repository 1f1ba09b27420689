import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Checked } from './figures.ts';

/** Bytes of a program: at page load, and including the parts that are loaded on demand. */
interface Weight {
  first: number;
  all: number;
}

/** Budgets of the hooks, in bytes of brotli, on top of React, SWR and the client, which every program needs anyway. */
export interface HooksBudget {
  /** `useCart` with the cart's engine, which is loaded once there is a cart. */
  useCart: Weight;
  /** A page with a cart: the provider and every hook of the cart. */
  cartPage: Weight;
  /** Every export of the main entry. */
  everything: Weight;
}

const hooks = '@promenade/storefront-hooks';
const programs: Readonly<Record<keyof HooksBudget, string>> = {
  useCart: `export { useCart } from './packages/storefront-hooks/src/cart/use-cart.ts';
    export { createLazyCart } from './packages/storefront-hooks/src/cart/lazy-cart.ts';`,
  cartPage: `export { StorefrontProvider, useCart, useCartActions, useCartCount, useCartLine, useCartSummary } from '${hooks}';`,
  everything: `export * from '${hooks}';`,
};

async function weigh(program: string): Promise<Weight> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: program, resolveDir: join(import.meta.dirname, '../..'), loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    splitting: true,
    metafile: true,
    outdir: 'out',
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    conditions: ['source'],
    external: ['react', 'react/jsx-runtime', 'react-dom', 'swr', 'oidc-client-ts', '@promenade/storefront-sdk'],
  });
  const bytes = new Map(outputFiles.map(({ path, contents }) => [basename(path), brotliCompressSync(contents).length]));
  const outputs = Object.entries(metafile.outputs).map(([path, output]) => [basename(path), output] as const);
  const entry = outputs.find(([, { entryPoint }]) => entryPoint === '<stdin>')?.[0] ?? '';
  const first = new Set([entry]);
  for (const name of first) {
    const imports = outputs.find(([path]) => path === name)?.[1].imports ?? [];
    for (const { path, kind, external } of imports) {
      if (kind === 'import-statement' && !external) first.add(basename(path));
    }
  }
  const sum = (names: Iterable<string>) => [...names].reduce((total, name) => total + (bytes.get(name) ?? 0), 0);
  return { first: sum(first), all: sum(bytes.keys()) };
}

/** Measures the hooks, and prints their sizes next to their budgets. */
export async function checkHooks(budget: HooksBudget): Promise<Checked> {
  const rows = [];
  for (const [name, program] of Object.entries(programs) as [keyof HooksBudget, string][]) {
    const { first, all } = await weigh(program);
    rows.push({
      hooks: name,
      'B at first': first,
      'at most': budget[name].first,
      'B in all': all,
      max: budget[name].all,
    });
  }
  console.table(rows);
  const bytes = rows.flatMap((row) => [
    [`hooks ${row.hooks}, first`, row['B at first']] as const,
    [`hooks ${row.hooks}, all`, row['B in all']] as const,
  ]);
  const over = rows.filter((row) => !(row['B at first'] <= row['at most'] && row['B in all'] <= row.max));
  return { over: over.length, bytes: Object.fromEntries(bytes) };
}

if (import.meta.main) {
  const { default: budgets } = await import('./budgets.json', { with: { type: 'json' } });
  process.exit((await checkHooks(budgets.hooks)).over ? 1 : 0);
}
