import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumFlags, ensureBrowser } from '../../tooling/browser.ts';
import { freePort } from '../../tooling/shop.ts';
import { firstProduct, withShop } from './running-shop.ts';

/**
 * Lighthouse, mobile: simulated slow 4G and a four times slower processor; pictures are warm; the median of three runs by
 * performance. Fails below the floors.
 */
const floors = { performance: 97, accessibility: 100, lcpMs: 1800, cls: 0.02 };
const runs = 3;
let below = 0;

await withShop(async (shop) => {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  const pages = { home: '/', list: '/products/all', product: await firstProduct(shop) };
  const rows: Record<string, string | number>[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const warm = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
    await warm.goto(shop.storeUrl + path, { waitUntil: 'networkidle' });
    await warm.close();
    const results = [];
    for (let run = 0; run < runs; run++) {
      const result = await lighthouse(shop.storeUrl + path, { port, output: 'json', logLevel: 'error' });
      if (result) results.push(result.lhr);
    }
    results.sort((a, b) => (a.categories.performance?.score ?? 0) - (b.categories.performance?.score ?? 0));
    const median = results[Math.floor(results.length / 2)];
    if (!median) throw new Error(`Lighthouse gave no result for ${path}.`);
    const score = (id: string) => Math.round((median.categories[id]?.score ?? 0) * 100);
    const value = (id: string) => median.audits[id]?.numericValue ?? Number.NaN;
    const row = {
      page: name,
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best practices': score('best-practices'),
      SEO: score('seo'),
      'FCP ms': Math.round(value('first-contentful-paint')),
      'LCP ms': Math.round(value('largest-contentful-paint')),
      'TBT ms': Math.round(value('total-blocking-time')),
      CLS: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    };
    rows.push(row);
    const good =
      row.performance >= floors.performance &&
      row.accessibility >= floors.accessibility &&
      row['LCP ms'] <= floors.lcpMs &&
      row.CLS <= floors.cls;
    if (!good) {
      below++;
      for (const audit of Object.values(median.audits)) {
        if (audit.score !== null && audit.score < 0.9)
          console.log(`  ${name}: ${audit.id} ${audit.displayValue ?? ''}`);
      }
    }
  }
  console.table(rows);
  await browser.close();
});
if (below) console.error(`${below} page(s) below the floors ${JSON.stringify(floors)}.`);
process.exit(below ? 1 : 0);
