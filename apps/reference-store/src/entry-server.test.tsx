import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderPage } from './entry-server.tsx';
import { defaultStore } from './lib/default-store.ts';
import { inlineSources } from './server/inline-code.ts';
import { withText } from './server/test-store.ts';

const assets = {
  entry: '/assets/entry.js',
  scripts: ['/assets/entry.js'],
  styles: ['/assets/entry.css'],
  css: 'body{margin:0}',
  font: undefined,
};
const forwarded = {
  'x-forwarded-host': 'shop.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-for': '203.0.113.9',
};
const evil = '</script><script>alert(1)</script>';

const seen: IncomingHttpHeaders[] = [];
/** Path of the API call with a delayed response. */
let delayed = '';
let theme: object | null = null;
let pictures = {};
let api: Server;
let apiUrl: string;

beforeAll(async () => {
  api = createServer((request, response) => {
    seen.push(request.headers);
    const isStore = request.url?.startsWith('/api/front/store/details');
    const isTheme = request.url?.startsWith('/api/front/store/theme');
    const isTree = request.url?.startsWith('/api/front/product/category');
    const details = { ...defaultStore, ...pictures, id: 1, websiteTitle: `Shop, ${evil}`, storeVision: evil };
    const data = isStore ? details : isTheme ? theme : isTree ? [] : null;
    response.setHeader('content-type', 'application/json');
    const isDelayed = delayed !== '' && request.url?.includes(delayed);
    setTimeout(() => response.end(JSON.stringify({ code: data ? 200 : 404, message: '', data })), isDelayed ? 60 : 0);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => api.close());

async function rendered(path: string, locale: 'en' | 'fr' = 'en', url = apiUrl) {
  const answer = await renderPage(
    {
      url: new URL(path, 'https://shop.example'),
      locale,
      forwarded,
      form: 'html',
      assetsOf: () => assets,
      signal: AbortSignal.timeout(10_000),
    },
    url,
  );
  if (answer.kind !== 'page') throw new Error('expected a page');
  return withText(answer);
}

describe('a page rendered by the server', () => {
  it('is read with the visitor’s address, for the API’s rate limits', async () => {
    seen.length = 0;
    await rendered('/');
    expect(seen.length).toBeGreaterThan(1);
    for (const headers of seen) expect(headers).toMatchObject(forwarded);
  });

  it('allows only the server’s own scripts and styles, by their hashes', async () => {
    const { text: html, inline } = await rendered('/');
    expect(html).not.toMatch(/ style="| nonce="/);
    const { scripts, styles } = await inlineSources(inline);
    const hashesOf = (tag: string) =>
      [...html.matchAll(new RegExp(`<${tag}(?![^>]* type="application/)[^>]*>([^]*?)</${tag}>`, 'g'))].map(
        ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      );
    expect(hashesOf('script').length).toBe(3);
    expect(new Set(hashesOf('script'))).toEqual(new Set(scripts));
    expect(new Set(hashesOf('style'))).toEqual(new Set(styles));
  });

  it('contains the parts whose code browsers load later', async () => {
    const [home, missing] = [(await rendered('/')).text, (await rendered('/nowhere')).text];
    for (const html of [home, missing]) {
      expect(html).toMatch(/<footer.*newsletter.*<\/footer>/is);
      expect(html).not.toMatch(/ id="[BS]:\d/);
    }
    expect(missing).toMatch(/<main.*<form.*type="search".*<\/main>/s);
    expect(home).not.toMatch(/<main.*<form.*type="search".*<\/main>/s);
  });

  it('has a nonce if it is private, and allows nothing by hash', async () => {
    const [first, second] = await Promise.all([rendered('/users/order_list'), rendered('/users/order_list')]);
    expect(first.inline.nonce).toMatch(/^[\w+/]{22}==$/);
    expect(first.inline.nonce).not.toBe(second.inline.nonce);
    expect(first.text.match(/<(script|style)(?![^>]* (?:nonce="|type="application))/g) ?? []).toEqual([]);
    expect(await inlineSources(first.inline)).toEqual({
      scripts: [`'nonce-${first.inline.nonce}'`],
      styles: [`'nonce-${first.inline.nonce}'`],
    });
  });

  it('prefetches links under the pointer if it is public, but no private pages', async () => {
    const rulesIn = async (path: string) =>
      /<script type="speculationrules">(.*?)<\/script>/.exec((await rendered(path)).text)?.[1];
    expect(await rulesIn('/users/order_list')).toBeUndefined();
    const { prefetch } = JSON.parse((await rulesIn('/')) ?? '{}');
    expect(prefetch).toHaveLength(1);
    const [{ eagerness, where }] = prefetch;
    const [{ href_matches: patterns }, { selector_matches: selector }] = where.and;
    expect([eagerness, selector]).toEqual(['moderate', expect.stringContaining('[data-saves-data]')]);
    const isLoaded = (path: string) =>
      patterns.some((pattern: string) =>
        new URLPattern(pattern, 'https://shop.example').test(`https://shop.example${path}`),
      );
    for (const path of ['/', '/fr', '/product/lamp?variant=Red', '/fr/collections/fashion', '/products/all?page=2'])
      expect([path, isLoaded(path)]).toEqual([path, true]);
    for (const path of [
      '/logout',
      '/locale/fr?path=/',
      '/sign-in',
      '/order/shopping_cart',
      '/fr/users',
      '/api/front/x',
    ])
      expect([path, isLoaded(path)]).toEqual([path, false]);
  });

  it('is identical each time except for its time, in whatever order the API responds', async () => {
    const bytesOf = async (slow: string) => {
      delayed = slow;
      const { text: html, now } = await rendered('/');
      delayed = '';
      return html.replaceAll(`${now}`, '');
    };
    const [one, other] = [await bytesOf('/store/details'), await bytesOf('/product/category')];
    expect(one).toBe(other);
  });

  it('contains its styles, so that the first paint needs no further request', async () => {
    const { text: html } = await rendered('/');
    expect(html).toContain(`<style>${assets.css}</style>`);
    expect(html.match(/<link rel="stylesheet"(?![^>]* disabled)/g)).toBeNull();
  });

  it('has the shop’s theme before the first paint, and no theme data for the browser', async () => {
    theme = { id: 1, name: 'Autumn', tokens: { '--pm-brand': '#FFD100', '--pm-font-text': 'Georgia</style>' } };
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { text: html, isPartial } = await rendered('/');
    theme = null;
    const plain = (await rendered('/')).text;
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('--pm-font-text'));
    warn.mockRestore();
    const style =
      /<style>@layer [^{}]*\{:root,\[data-theme\],\[data-contrast\]\{--pm-color-page:.*?<\/style>/s.exec(html)?.[0] ??
      '';
    expect(style).toContain('--pm-color-accent-solid:#ffd100;');
    expect(html.indexOf(style)).toBeLessThan(html.indexOf('<body>'));
    expect(html).not.toContain('Georgia');
    expect(html.replace(style, '')).not.toContain('--pm-brand');
    expect(html.replace(style, '').length).toBe(plain.length);
    expect(isPartial).toBe(false);
  });

  it('shows the shop’s logo and icon, or its name if it has no logo', async () => {
    pictures = { websiteLogo: '/media/mark.webp', websiteFavicon: 'https://elsewhere.example/x.svg' };
    const { text: html } = await rendered('/');
    pictures = {};
    expect(html).toMatch(/<img src="\/media\/mark\.webp\?w=320" alt="Shop" class=/);
    expect(html).toContain('<link rel="icon" href="/favicon.svg"/>');
    expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>');
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"/>');
    expect((await rendered('/')).text).not.toContain('<img src="/media/mark');
  });

  it('allows the owner’s tools if their ids are valid, but never on private pages', async () => {
    pictures = { gtmId: 'G-ABCDEF1234', pixelId: 'none of theirs' };
    const { tags } = await rendered('/');
    const { tags: ofPrivate } = await rendered('/users/order_list');
    pictures = {};
    expect(tags?.policies).toEqual(['promenade-tags', 'goog#html']);
    expect(ofPrivate).toBeUndefined();
    expect((await rendered('/')).tags).toBeUndefined();
  });

  it('does not let the shop’s name end a script', async () => {
    const { text: html } = await rendered('/');
    expect(html).not.toContain(evil);
    expect(html).toContain('application/ld+json');
  });

  it('declares its language, its canonical address and the other language', async () => {
    const { text: html } = await rendered('/fr', 'fr');
    expect(html).toContain('<html lang="fr"');
    expect(html).toContain('<link rel="canonical" href="https://shop.example/fr"/>');
    expect(html).toContain('hrefLang="en" href="https://shop.example/"');
    expect(html).toContain('hrefLang="x-default" href="https://shop.example/"');
  });

  it('has status 404 and is not indexed if it does not exist', async () => {
    for (const path of ['/nowhere', '/product/unknown', '/collections/unknown']) {
      const { status, text: html } = await rendered(path);
      expect([path, status]).toEqual([path, 404]);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
    }
  });

  it('is private if it contains customer data, and the same HTML for everyone', async () => {
    const { status, isPrivate, text: html } = await rendered('/users/order_list');
    expect([status, isPrivate]).toEqual([200, true]);
    expect(html).toContain('noindex');
  });

  it('still has header and footer if no data can be read, and is not stored', async () => {
    const { status, isPartial, text: html } = await rendered('/', 'en', 'http://127.0.0.1:9');
    expect([status, isPartial]).toEqual([200, true]);
    expect(html).toContain('Promenade');
    expect((await rendered('/products/all', 'en', 'http://127.0.0.1:9')).status).toBe(503);
  });
});
