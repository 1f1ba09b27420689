import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { quickClicks as QuickClicks } from './cart/quick-clicks.tsx';
import type { Contender } from './cart/shop.ts';

/**
 * Ten quick clicks on the plus button of one cart line, compared with other libraries, in production builds on jsdom. Exits with 1 when `useCart`
 * exceeds its limits. The first run installs the peers into tests/bench/cart/peers.
 * `node tests/bench/cart.ts`
 */
const most = { writes: 2, line: 12, others: 0, clickMs: 3 };

const home = join(import.meta.dirname, 'cart');
const root = join(import.meta.dirname, '../..');
const peers = join(home, 'peers');
if (!existsSync(join(peers, 'node_modules'))) {
  const args = ['install', '--no-package-lock', '--no-audit', '--no-fund', '--legacy-peer-deps'];
  execFileSync('npm', args, { cwd: peers, stdio: 'inherit' });
}

const folder = mkdtempSync(join(tmpdir(), 'cart-bench-'));
const bundle = join(folder, 'bench.mjs');
await build({
  stdin: {
    contents: `
      export { quickClicks } from './quick-clicks.tsx';
      import { promenade } from './promenade.tsx';
      import { swr } from './peers/swr.tsx';
      import { reactQuery } from './peers/react-query.tsx';
      import { hydrogenReact } from './peers/hydrogen-react.tsx';
      export const contenders = [promenade, swr, reactQuery, hydrogenReact];`,
    resolveDir: home,
  },
  outfile: bundle,
  bundle: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2023',
  jsx: 'automatic',
  conditions: ['source'],
  define: { 'process.env.NODE_ENV': '"production"' },
  // All contenders share one React.
  alias: {
    react: join(root, 'node_modules/react'),
    'react-dom': join(root, 'node_modules/react-dom'),
    swr: join(root, 'packages/storefront-hooks/node_modules/swr'),
  },
});

// jsdom has no types.
const { JSDOM } = createRequire(import.meta.url)('jsdom');
const { window } = new JSDOM('<!doctype html>', { url: 'http://shop.test', pretendToBeVisual: true });
for (const name of [
  'document',
  'location',
  'localStorage',
  'addEventListener',
  'removeEventListener',
  'self',
  'AbortController',
] as const)
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
Object.defineProperty(globalThis, 'window', { value: window });
const { contenders, quickClicks }: { contenders: Contender[]; quickClicks: typeof QuickClicks } = await import(
  pathToFileURL(bundle).href
);

const rows = [];
const timesOf = new Map<string, number[]>();
let over = 0;
for (const network of ['even', 'overtaking', 'failing'] as const) {
  for (const lines of [20, 200, 1_000]) {
    for (const contender of contenders) {
      const outcome = await quickClicks(contender, lines, network);
      const { shown, server, clickMs, slowestMs, times, ...counts } = outcome;
      timesOf.set(contender.name, [...(timesOf.get(contender.name) ?? []), ...times]);
      const isRight = shown === server && (network === 'failing' || server === 11);
      if (contender === contenders[0]) {
        const figures = Object.keys(most) as (keyof typeof most)[];
        if (!isRight || figures.some((figure) => !(outcome[figure] <= most[figure]))) over++;
      }
      const ms = { 'click ms': clickMs.toFixed(1), 'slowest ms': slowestMs.toFixed(1) };
      rows.push({ network, lines, cart: contender.name, ...counts, ...ms, shown, server, right: isRight });
    }
  }
}
rmSync(folder, { recursive: true });
console.table(rows);
for (const [name, times] of timesOf) {
  const sorted = times.sort((one, other) => one - other);
  console.log(
    `${name}: ${sorted[Math.ceil(sorted.length * 0.95) - 1]?.toFixed(1)} ms at the 95th percentile of all clicks`,
  );
}
if (over) console.error(`useCart is over its ceilings in ${over} of the rows.`);
process.exit(over ? 1 : 0);
