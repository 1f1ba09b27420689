import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { payloads } from '../../packages/storefront-ui/src/template/payloads.ts';
import { freePort } from '../../tooling/shop.ts';
import { apiUrl, hydrated, words } from './shop.ts';

/*
 * What others write, on the real pages: descriptions, reviews, merchants' texts, coupons, the shop's own name and its stream. Between
 * store and API stands somebody who puts payloads into each of these texts, whoever asks, server or browser. A part of the payloads
 * at every run, all of them with PM_DEEP.
 */
test.describe.configure({ mode: 'serial' });

/** How many stand in one text. */
const AT_ONCE = 12;
const ROUNDS = process.env.PM_DEEP ? Math.ceil(payloads.length / AT_ONCE) : 2;
/** Texts that people write; addresses and marks are left alone, so that the pages are found. */
const WRITTEN = new Set([
  ...['storeName', 'storeInfo', 'keyword', 'comment', 'nickname', 'merchantReplyContent', 'name', 'notice', 'intro'],
  ...[
    'websiteTitle',
    'storeVision',
    'websiteShortAnnouncement',
    'companyName',
    'addressDetail',
    'title',
    'instruction',
  ],
]);

/** Shows that what was written is on the page at all. */
const MARK = 'Written by others:';

let payload = '';
let between: Server;
let store: ChildProcess;
let storeUrl: string;

const poisoned = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((each) => poisoned(each, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, poisoned(each, name)]));
  }
  if (typeof value !== 'string') return value;
  return key === 'content' || WRITTEN.has(key) ? `${value} ${payload}` : value;
};

test.beforeAll(async () => {
  between = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const { host: _, connection: __, 'content-length': ___, 'accept-encoding': ____, ...headers } = request.headers;
    const answer = await fetch(apiUrl() + request.url, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(body.length > 0 && { body }),
      redirect: 'manual',
    });
    const type = answer.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, type ? { 'content-type': type } : {});
    response.end(type.includes('json') ? JSON.stringify(poisoned(JSON.parse(`${bytes}`))) : bytes);
  });
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  const port = await freePort();
  storeUrl = `http://localhost:${port}`;
  store = spawn('node', ['--conditions=source', 'dist/server/main.js'], {
    cwd: join(import.meta.dirname, '../../apps/reference-store'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      STORE_PORT: `${port}`,
      PUBLIC_URL: storeUrl,
      API_URL: `http://127.0.0.1:${(between.address() as AddressInfo).port}`,
      PAGE_CACHE_MB: '0',
      SHARED_READS_MS: '0',
    },
    stdio: 'ignore',
  });
  await expect.poll(async () => (await fetch(storeUrl).catch(() => undefined))?.status).toBe(200);
});
test.afterAll(() => {
  store.kill();
  between.closeAllConnections();
  between.close();
});

/** What a payload achieved on a page. */
async function harmOf(page: Page, path: string): Promise<string[]> {
  const harm: string[] = [];
  const note = (request: { url(): string }) => {
    const address = request.url();
    if (/^https?:/.test(address) && new URL(address).hostname !== 'localhost') harm.push(`asked for ${address}`);
  };
  page.on('request', note);
  const dialog = () => harm.push('a dialog');
  page.on('dialog', dialog);
  await page.goto(storeUrl + path);
  await page.waitForLoadState('networkidle');
  if (await page.evaluate(() => 'pwned' in window)) harm.push('code ran');
  if (page.url() !== storeUrl + path) harm.push(`went to ${page.url()}`);
  const frames = await page.locator('iframe:not([sandbox]), object, embed, input[type=password]').count();
  if (frames > 0) harm.push('a frame or a field for passwords');
  page.off('request', note);
  page.off('dialog', dialog);
  return harm;
}

const pages = ['/product/windowsill-ficus', '/merchant/merchant/home?id=1', '/', '/merchant/merchant/coupon?id=1'];

test('what others write runs nowhere, asks nobody and covers no button that buys', async ({ page }) => {
  test.setTimeout(ROUNDS * 240_000);
  await page.setViewportSize({ width: 1280, height: 1400 });
  const step = Math.floor(payloads.length / ROUNDS);
  for (let round = 0; round < ROUNDS; round++) {
    // In a description each stands in a part of its own, so that one cannot hide the next.
    const written = payloads
      .slice(round * step, round * step + AT_ONCE)
      .map((each) => `<div>${each}</div>`)
      .join('\n');
    payload = `${MARK} ${written}`;
    for (const path of pages) {
      expect(await harmOf(page, path), `round ${round}, ${path}`).toEqual([]);
      await hydrated(page);
    }
    await page.goto(`${storeUrl}/product/windowsill-ficus`);
    await hydrated(page);
    const { add } = words.en.ui.commerce.buy;
    await page.getByRole('main').getByRole('button', { name: add, exact: true }).first().click({ trial: true });
    await expect(page.getByRole('main')).toContainText(MARK);
  }
});

test('the same look catches a shop that prints what others write', async ({ page }) => {
  payload = '';
  await page.route(`${storeUrl}/product/windowsill-ficus`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      '</main>',
      '<img src="https://evil.example/x.png" onerror="window.pwned=1"></main>',
    );
    await route.fulfill({ status: 200, contentType: 'text/html', body });
  });
  await page.route('https://evil.example/**', (route) => route.abort());
  const harm = await harmOf(page, '/product/windowsill-ficus');
  expect(harm).toContain('code ran');
  expect(harm).toContain('asked for https://evil.example/x.png');
});
