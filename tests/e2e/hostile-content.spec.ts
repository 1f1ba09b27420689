import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { streamAddress } from '../../packages/storefront-hooks/src/domain/owner-address.ts';
import { cssPayloads, payloads } from '../../packages/storefront-ui/src/template/payloads.ts';
import { freePort } from '../../tooling/shop.ts';
import { apiUrl, deep, hydrated, isDeep, plainTest as test, words } from './shop.ts';

/*
 * Untrusted content on the real pages: descriptions, reviews, merchants' texts, coupons, the shop's name, its owner's pages and its stream. A proxy
 * between store and API inserts payloads into each of these, for requests of the server and of the browser. Some of the payloads are used in every
 * run, all of them with PM_DEEP.
 */
test.describe.configure({ mode: 'serial' });

/** Number of payloads in one text. */
const AT_ONCE = 12;
const ROUNDS = isDeep ? Math.ceil(payloads.length / AT_ONCE) : 1;
/** Fields with text that people write; addresses and ids stay unchanged, so that pages can be opened. */
const WRITTEN = new Set([
  ...['storeName', 'storeInfo', 'content', 'keyword', 'comment', 'nickname', 'merchantReplyContent', 'name', 'notice'],
  ...['websiteTitle', 'websiteDesc', 'storeVision', 'websiteShortAnnouncement', 'websiteCopyrightInfo', 'socialLinks'],
  ...['intro', 'realName', 'companyName', 'address', 'addressDetail', 'title', 'instruction'],
]);
/** Marks a text, to show that the page displays it at all. */
const markOf = (place: string) => `Written as ${place}:`;

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
  return WRITTEN.has(key) ? `${value} ${markOf(key)} ${payload}` : value;
};

const OWNER_FILES = '/media/pages/written-by-others';

/** The backend's responses with a hostile owner. */
function ownersAnswer(url: URL): { type: string; body: string } | undefined {
  const { pathname, searchParams } = url;
  const answer = (data: unknown) => ({
    type: 'application/json',
    body: JSON.stringify({ code: 200, message: '', data }),
  });
  if (pathname.endsWith('/streaming/channel')) return answer({ type: 'IFRAME', content: payload });
  if (pathname.endsWith('/page/type')) {
    const type = `${searchParams.get('type')}`;
    const slug = searchParams.get('slug');
    const hasPage = slug === null || slug === 'written-by-others';
    return hasPage
      ? answer({ name: type, type, slug, html: `${OWNER_FILES}.html?${type}`, css: `${OWNER_FILES}.css` })
      : undefined;
  }
  if (pathname === `${OWNER_FILES}.css`) return { type: 'text/css', body: cssPayloads.join('\n') };
  if (pathname === `${OWNER_FILES}.html`)
    return { type: 'text/html', body: `<p class="fl-cover">${markOf(url.search.slice(1))}</p>${payload}` };
  return undefined;
}

test.beforeAll(async () => {
  between = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const owners = payload && ownersAnswer(new URL(request.url ?? '/', apiUrl()));
    if (owners) {
      response.writeHead(200, { 'content-type': owners.type });
      response.end(owners.body);
      return;
    }
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

/** Marks that are missing on a page, its title and its shadow roots. */
const missingOn = (page: Page, places: readonly string[]) =>
  page.evaluate((marks) => {
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const parts = [document.body, ...roots.flatMap(({ children }) => [...children])];
    // biome-ignore lint/performance/useDomNodeTextContent: visitors cannot read text in the data of a script
    const text = [document.title, ...parts.map((part) => (part as HTMLElement).innerText)].join('\n');
    return marks.filter((mark) => !text.includes(mark));
  }, places.map(markOf));

/** The effects of the payloads on a page, once the marked texts are shown. */
async function harmOf(page: Page, path: string, places: readonly string[] = []): Promise<string[]> {
  const harm: string[] = [];
  const note = (request: { url(): string }) => {
    const address = request.url();
    if (/^https?:/.test(address) && new URL(address).hostname !== 'localhost') harm.push(`asked for ${address}`);
  };
  page.on('request', note);
  const dialog = () => harm.push('a dialog');
  page.on('dialog', dialog);
  await page.goto(storeUrl + path);
  // The page requests the stream at the visitor's first interaction.
  await page.mouse.move(200, 200);
  await hydrated(page);
  const look = async () => {
    const missing = await missingOn(page, places);
    // Reviews are loaded when they come into view.
    if (missing.length > 0) await page.evaluate(() => document.querySelector('#reviews')?.scrollIntoView());
    return missing;
  };
  await expect.poll(look, { message: `places on ${path}` }).toEqual([]);
  if (await page.evaluate(() => 'pwned' in window)) harm.push('code ran');
  if (page.url() !== storeUrl + path) harm.push(`went to ${page.url()}`);
  const frames = await page.locator('iframe, object, embed, input[type=password]').count();
  if (frames > 0) harm.push('a frame or a field for passwords');
  page.off('request', note);
  page.off('dialog', dialog);
  return harm;
}

/** The pages, each with the texts that it must show, because a payload that is not displayed tests nothing. */
const pages: Readonly<Record<string, readonly string[]>> = {
  '/product/windowsill-ficus': ['HEADER', 'FOOTER', 'storeName', 'storeInfo', 'content', 'name', 'comment', 'nickname'],
  '/': ['HEADER', 'HOME', 'websiteTitle'],
  '/written-by-others': ['CUSTOM'],
  '/p/written-by-others': ['LANDING'],
  '/merchant/merchant/qualification?id=1': ['intro', 'realName', 'address', 'name'],
};

test('content from other people runs no script, requests nothing and covers no button', deep, async ({ page }) => {
  test.setTimeout(60_000 + ROUNDS * 60_000);
  expect(new Set(payloads).size).toBeGreaterThanOrEqual(500);
  await page.setViewportSize({ width: 1280, height: 1400 });
  const step = Math.max(AT_ONCE, Math.floor(payloads.length / ROUNDS));
  for (let round = 0; round < ROUNDS; round++) {
    // In a description, each payload is in a separate element, so that none can hide the next.
    payload = payloads
      .slice(round * step, round * step + AT_ONCE)
      .map((each) => `<div>${each}</div>`)
      .join('\n');
    for (const [path, places] of Object.entries(pages)) {
      expect(await harmOf(page, path, places), `round ${round}, ${path}`).toEqual([]);
      if (places.includes('storeName')) {
        const { add } = words.en.ui.shop.buy;
        await page.getByRole('main').getByRole('button', { name: add, exact: true }).first().click({ trial: true });
      }
    }
  }
});

test('no payload is accepted as the address of a stream', deep, () => {
  const allowed = { base: 'https://shop.example', hosts: ['player.vimeo.com'] };
  const tricks = [
    ...[
      'https://player.vimeo.com@evil.example/',
      '//evil.example/player.vimeo.com',
      'https://player.vimeo.com.evil.example/',
    ],
    ...['javascript:top.pwned=1//player.vimeo.com', 'data:text/html,player.vimeo.com', 'https://a:b@player.vimeo.com/'],
    ...[
      'http://player.vimeo.com/',
      'https://player.vimeo.com:8443/',
      'blob:https://player.vimeo.com/1',
      '/order/shopping_cart',
    ],
  ].map((address) => `<iframe src="${address}"></iframe>`);
  for (const html of [...payloads, ...tricks]) expect(streamAddress(html, allowed), html).toBeUndefined();
  expect(streamAddress('<iframe src="https://player.vimeo.com/1">', allowed)).toBe('https://player.vimeo.com/1');
});

test('a shop that prints content unescaped is detected', deep, async ({ page }) => {
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
