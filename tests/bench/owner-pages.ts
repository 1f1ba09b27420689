import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { chromiumFlags, ensureBrowser } from '../../tooling/browser.ts';

/**
 * How long it takes to sanitise and to fill an owner's page of a thousand nodes with ten lists, once its data is loaded, at normal and at a quarter
 * of the processor's speed. The median of twenty runs after five warm-up runs.
 * `node tests/bench/owner-pages.ts`
 */
const WARM_UP = 5;
const RUNS = 20;

const bundle = await build({
  entryPoints: [join(import.meta.dirname, 'owner-pages/page.ts')],
  bundle: true,
  format: 'iife',
  globalName: 'bench',
  minify: true,
  write: false,
  conditions: ['source'],
});

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: chromiumFlags });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
const session = await page.context().newCDPSession(page);
await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });

type Sample = Awaited<ReturnType<typeof import('./owner-pages/page.ts')['measure']>>;
const measure = () =>
  page.evaluate(() => (globalThis as unknown as { bench: { measure(): Promise<Sample> } }).bench.measure());
const median = (numbers: number[]) => numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
const rounded = (ms: number) => Math.round(ms * 10) / 10;

const rows = [];
for (const slowdown of [1, 4]) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const samples: Sample[] = [];
  for (let run = 0; run < WARM_UP + RUNS; run++) samples.push(await measure());
  const kept = samples.slice(WARM_UP);
  rows.push({
    'CPU slower': `${slowdown}×`,
    nodes: kept[0]?.nodes,
    'first fill, ms': rounded(samples[0]?.fillMs ?? 0),
    'clean, ms': rounded(median(kept.map(({ cleanMs }) => cleanMs))),
    'fill, ms': rounded(median(kept.map(({ fillMs }) => fillMs))),
    'fill at most, ms': 100,
  });
}
console.table(rows);
await browser.close();
