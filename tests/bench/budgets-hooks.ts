import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

/** Ceilings of the hooks, in bytes of brotli, on top of React, SWR and the client, which every program has besides. */
export interface HooksBudget {
  /** `useCart` and all that makes a cart true. */
  useCart: number;
  /** A page with a cart: the provider and every hook of the cart. */
  cartPage: number;
  /** Every export of the main entry. */
  everything: number;
}

const hooks = '@promenade/storefront-hooks';
const cart = 'packages/storefront-hooks/src/cart';
const programs: Readonly<Record<keyof HooksBudget, string>> = {
  useCart: `export { useCart } from './${cart}/use-cart.ts'; export { createCartStore } from './${cart}/cart-store.ts';`,
  cartPage: `export { StorefrontProvider, useCart, useCartActions, useCartCount, useCartLine, useCartSummary } from '${hooks}';`,
  everything: `export * from '${hooks}';`,
};

async function weigh(program: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: join(import.meta.dirname, '../..'), loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    conditions: ['source'],
    external: ['react', 'react/jsx-runtime', 'react-dom', 'swr', 'oidc-client-ts', '@promenade/storefront-sdk'],
  });
  return brotliCompressSync(outputFiles[0]?.contents ?? '').length;
}

/** Prints what the hooks weigh beside their ceilings; answers how many they are over. */
export async function hooksOverBudget(budget: HooksBudget): Promise<number> {
  const rows = [];
  for (const [name, program] of Object.entries(programs) as [keyof HooksBudget, string][])
    rows.push({ hooks: name, B: await weigh(program), 'B at most': budget[name] });
  console.table(rows);
  return rows.filter((row) => !(row.B <= row['B at most'])).length;
}

if (import.meta.main) {
  const { default: budgets } = await import('./budgets.json', { with: { type: 'json' } });
  process.exit((await hooksOverBudget(budgets.hooks)) ? 1 : 0);
}
