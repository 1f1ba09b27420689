import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import sirv from 'sirv';
import { chromiumFlags, ensureWholeBrowser } from '../../tooling/browser.ts';
import { freePort } from '../../tooling/shop.ts';
import { fail, root } from '../../tooling/steps.ts';

/** Lighthouse, mobile, on pages of the documentation built by `npm run docs`: the median of three runs by performance score. */
const pages = {
  start: '',
  'start in French': 'fr/',
  tutorial: 'tutorials/first-shop.html',
  hook: 'reference/hooks/useProductCard.html',
  component: 'reference/components/ProductCard.html',
};
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const site = join(root, 'apps/docs/dist');
if (!existsSync(join(site, 'index.html'))) fail('There is no site yet: npm run docs -- --no-storybook');

/** Texts are sent with gzip, as by GitHub Pages and other hosts. */
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const serve = sirv(site, { maxAge: 600 });
const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://site').pathname.replace(/\/$/, '/index.html');
  const type = types[extname(path)];
  const file = join(site, path);
  if (!type || !existsSync(file)) return serve(request, response, () => void response.writeHead(404).end());
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'content-encoding': 'gzip',
    'cache-control': 'max-age=600',
  };
  response.writeHead(200, headers).end(gzipSync(readFileSync(file)));
});
await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
const port = await freePort();
const browser = await chromium.launch({
  executablePath: await ensureWholeBrowser(),
  args: [...chromiumFlags, `--remote-debugging-port=${port}`],
});

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];
const rows: Record<string, string | number>[] = [];
for (const [name, path] of Object.entries(pages)) {
  const results: Result[] = [];
  for (let run = 0; run < 3; run++) {
    const result = await lighthouse(origin + path, { port, output: 'json', logLevel: 'error' });
    if (result) results.push(result.lhr);
  }
  const score = (result: Result, id: string) => Math.round((result.categories[id]?.score ?? 0) * 100);
  const sorted = results.toSorted((a, b) => score(a, 'performance') - score(b, 'performance'));
  const middle = sorted[1] ?? fail(`Lighthouse gave no result for ${path}.`);
  rows.push({ page: name, ...Object.fromEntries(categories.map((id) => [id, score(middle, id)])) });
  for (const audit of Object.values(middle.audits)) {
    if (audit.score !== null && audit.score < 0.9) console.log(`  ${name}: ${audit.id} ${audit.displayValue ?? ''}`);
  }
}
console.table(rows);
await browser.close();
server.close();
process.exit(rows.some((row) => categories.slice(1).some((id) => Number(row[id]) < 100)) ? 1 : 0);
