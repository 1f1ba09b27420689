import { cpus } from 'node:os';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumFlags, ensureWholeBrowser } from '../../tooling/browser.ts';
import { freePort } from '../../tooling/shop.ts';
import { storeTimed } from './figures.ts';
import { startFloor } from './floor/server.ts';
import { firstProduct, withShop } from './running-shop.ts';

/**
 * Lighthouse, mobile: simulated slow 4G and a four times slower processor; pictures are cached and the machine is idle; the median of five runs by
 * performance score. Each page of the store is compared with the same pictures in plain React, in turns. Fails if the store exceeds these
 * differences. `--write` stores the figures for the documents: `npm run figures -- --lighthouse`.
 */
const atMost = { pointsBelow: 2, lcpRatio: 1.15, blockingMs: 60, cls: 0.001 };
const runs = 5;
const categories = ['accessibility', 'best-practices', 'seo'] as const;
const failures: string[] = [];

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];
const score = (result: Result, id: string) => Math.round((result.categories[id]?.score ?? 0) * 100);
const value = (result: Result, id: string) => result.audits[id]?.numericValue ?? Number.NaN;

await withShop(async (shop) => {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await ensureWholeBrowser(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  const pages = { home: '/', list: '/products/all', product: await firstProduct(shop), cart: '/order/shopping_cart' };
  const floor = await startFloor(shop.storeUrl, pages);
  const addresses = Object.entries(pages).map(([name, path]) => ({
    name,
    store: shop.storeUrl + path,
    floor: `${floor.url}/${name}`,
  }));
  for (const url of addresses.flatMap(({ store, floor }) => [store, floor])) {
    const warm = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
    await warm.goto(url, { waitUntil: 'networkidle' });
    await warm.close();
  }
  await quietMachine();
  const rows: Record<string, string | number>[] = [];
  for (const { name, store, floor } of addresses) {
    const taken: Record<string, Result[]> = { [store]: [], [floor]: [] };
    for (let run = 0; run < runs; run++) {
      for (const [url, results] of Object.entries(taken)) {
        const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
        if (result) results.push(result.lhr);
      }
    }
    const [ours, plain] = [store, floor].map((url) => {
      const sorted = (taken[url] ?? []).toSorted((a, b) => score(a, 'performance') - score(b, 'performance'));
      const middle = sorted[Math.floor(sorted.length / 2)];
      if (!middle) throw new Error(`Lighthouse gave no result for ${url}.`);
      return middle;
    }) as [Result, Result];
    for (const [page, result] of [
      [name, ours],
      [`${name}, floor`, plain],
    ] as const) {
      rows.push({
        page,
        performance: score(result, 'performance'),
        ...Object.fromEntries(categories.map((id) => [id, score(result, id)])),
        'FCP ms': Math.round(value(result, 'first-contentful-paint')),
        'LCP ms': Math.round(value(result, 'largest-contentful-paint')),
        'TBT ms': Math.round(value(result, 'total-blocking-time')),
        CLS: Math.round(value(result, 'cumulative-layout-shift') * 1000) / 1000,
      });
    }
    const held: Record<string, boolean> = {
      performance: score(ours, 'performance') >= score(plain, 'performance') - atMost.pointsBelow,
      'largest paint':
        value(ours, 'largest-contentful-paint') <= atMost.lcpRatio * value(plain, 'largest-contentful-paint'),
      'blocking time': value(ours, 'total-blocking-time') <= value(plain, 'total-blocking-time') + atMost.blockingMs,
      'layout shift': value(ours, 'cumulative-layout-shift') <= atMost.cls,
      // A cart is not indexed, so its SEO score does not count.
      ...Object.fromEntries(
        categories.filter((id) => name !== 'cart' || id !== 'seo').map((id) => [id, score(ours, id) === 100]),
      ),
    };
    const broken = Object.keys(held).filter((what) => !held[what]);
    if (broken.length === 0) continue;
    failures.push(`${name}: ${broken.join(', ')}`);
    for (const audit of Object.values(ours.audits)) {
      if (audit.score !== null && audit.score < 0.9) console.log(`  ${name}: ${audit.id} ${audit.displayValue ?? ''}`);
    }
  }
  console.table(rows);
  if (process.argv.includes('--write')) storeTimed('npm run bench lighthouse', shownRows(rows));
  floor.stop();
  await browser.close();
});
if (failures.length > 0) console.error(`Too far from the floor (${JSON.stringify(atMost)}): ${failures.join('; ')}.`);
process.exit(failures.length > 0 ? 1 : 0);

/** The figures of all pages in a row, as the documents show them. */
function shownRows(rows: readonly Record<string, string | number>[]): Record<string, string> {
  const own = rows.filter(({ page }) => !`${page}`.endsWith(', floor'));
  const plain = rows.filter(({ page }) => `${page}`.endsWith(', floor'));
  const values = (of: typeof rows, column: string) => of.map((row) => row[column]?.toLocaleString('en')).join(', ');
  const compared = (column: string, unit = '') =>
    `${values(own, column)}${unit}; plain React ${values(plain, column)}${unit}`;
  return {
    performance: compared('performance'),
    accessibility: values(own, 'accessibility'),
    'largest paint': compared('LCP ms', ' ms'),
    'blocking time': compared('TBT ms', ' ms'),
    'layout shift': values(own, 'CLS'),
  };
}

/** Waits until the shop's start-up work is done, which would otherwise be measured with the page. */
async function quietMachine(): Promise<void> {
  const time = () => {
    const all = cpus().flatMap(({ times }) => Object.values(times));
    const idle = cpus().map(({ times }) => times.idle);
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
    return { idle: sum(idle), all: sum(all) };
  };
  for (let look = 0; look < 60; look++) {
    const before = time();
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    const after = time();
    if ((after.idle - before.idle) / (after.all - before.all) > 0.9) return;
  }
  console.log('The machine is busy with something else: the figures are worse than the pages.');
}
