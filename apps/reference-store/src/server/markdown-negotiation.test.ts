import { createClient } from '@promenade/storefront-sdk';
import { describe, expect, it } from 'vitest';
import type { PageRenderer } from './page-renderer.ts';
import { prefersMarkdown } from './request.ts';
import { createStore, type StoreOptions } from './store.ts';
import { renderedPage } from './test-store.ts';

const client = createClient({ baseUrl: 'http://api.example' });

/** A shop whose pages contain the format and the address they were rendered for. */
function open(options: Partial<StoreOptions> = {}) {
  const rendered: string[] = [];
  const render: PageRenderer = async ({ url, form }) => {
    rendered.push(`${form} ${url.pathname}${url.search}`);
    const isPrivate = url.pathname.includes('/users');
    if (url.pathname === '/old') return { kind: 'redirect', to: '/new?a=1', permanent: true };
    const status = url.pathname.includes('gone') ? 404 : 200;
    return renderedPage({
      ...{ isPrivate, status, text: `${form} ${url.href} ${'x'.repeat(600)}` },
      form: isPrivate ? 'html' : form,
      hasMarkdown: !isPrivate,
    });
  };
  const assetsOf = () => ({ entry: '', scripts: [], styles: [], css: '', font: undefined });
  const store = createStore({ client, render, assetsOf, pageCacheBytes: 1_000_000, ...options });
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await store.handle(new Request(`https://shop.example${path}`, { headers, redirect: 'manual' }));
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { ask, rendered };
}

const markdown = { accept: 'text/markdown' };
const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8' };

describe('a client that accepts', () => {
  it.each([
    [null, false],
    ['', false],
    ['*/*', false],
    ['text/*', false],
    [browser.accept, false],
    ['text/markdown', true],
    ['TEXT/Markdown', true],
    ['text/markdown, text/html, */*', true],
    ['text/markdown;q=0.9, text/html;q=0.9', true],
    ['text/markdown;variant=GFM', true],
    ['text/html, text/markdown;q=0.9', false],
    ['text/markdown;q=0', false],
    ['text/markdown;q=0.000', false],
    ['text/markdown;q=2', false],
    ['text/markdown;q=x', false],
    ['text/markdown;q=-1', false],
    ['text/markdownx', false],
    ['x/text/markdown', false],
    [`${'a/b,'.repeat(3_000)}text/markdown`, true],
    [`text/markdown${';a'.repeat(4_000)}`, true],
  ])('%.40s as Accept gets Markdown: %s', (accept, expected) => {
    expect(prefersMarkdown(accept)).toBe(expected);
  });
});

describe('the Markdown of a page', () => {
  it('is sent to clients that request it by header or address; all others get the page', async () => {
    const { ask } = open();
    for (const [path, headers] of [
      ['/products/all?page=2', markdown],
      ['/products/all.md?page=2', {}],
      ['/products/all.md?page=2', browser],
    ] as const) {
      const { status, headers: got, text } = await ask(path, headers);
      expect([status, got.get('content-type'), got.get('vary')]).toEqual([
        200,
        'text/markdown; charset=utf-8',
        'Accept, Accept-Encoding, Available-Dictionary',
      ]);
      expect(text).toContain('markdown https://shop.example/products/all?page=2');
      expect(got.get('link')).toBe('</products/all?page=2>; rel="canonical"');
      expect(got.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(got.get('x-content-type-options')).toBe('nosniff');
      expect(got.get('cache-control')).toMatch(/^public/);
    }
    const page = await ask('/products/all?page=2', browser);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('vary')).toMatch(/^Accept, /);
    expect(page.headers.get('link')).toBe('</products/all.md?page=2>; rel="alternate"; type="text/markdown"');
    const french = await ask('/fr', browser);
    expect(french.headers.get('link')).toBe('</fr/index.md>; rel="alternate"; type="text/markdown"');
  });

  it('never replaces the cached page, in any order of requests', async () => {
    const { ask } = open();
    for (let round = 0; round < 4; round++) {
      for (const [headers, form] of [
        [markdown, 'markdown'],
        [browser, 'html'],
        [{ accept: '*/*' }, 'html'],
        [{}, 'html'],
        [{ accept: 'text/markdown;q=0' }, 'html'],
      ] as const) {
        const { text, headers: got } = await ask('/product/lamp', headers);
        expect(text.startsWith(`${form} https://shop.example/product/lamp `)).toBe(true);
        expect(got.get('content-type')).toMatch(form === 'html' ? /^text\/html/ : /^text\/markdown/);
      }
    }
  });

  it('has a separate ETag, which gets a 304 for the same format only', async () => {
    const { ask } = open();
    const [page, twin] = [await ask('/product/lamp', browser), await ask('/product/lamp', markdown)];
    const [pageTag, twinTag] = [page.headers.get('etag') ?? '', twin.headers.get('etag') ?? ''];
    expect(pageTag).not.toBe(twinTag);
    const again = await ask('/product/lamp', { ...markdown, 'if-none-match': twinTag });
    expect([again.status, again.text, again.headers.get('vary')?.startsWith('Accept, ')]).toEqual([304, '', true]);
    expect((await ask('/product/lamp.md', { 'if-none-match': twinTag })).status).toBe(304);
    expect((await ask('/product/lamp', { ...browser, 'if-none-match': twinTag })).status).toBe(200);
    expect((await ask('/product/lamp', { ...markdown, 'if-none-match': pageTag })).status).toBe(200);
  });

  it('is the same for all parameters that the page does not read', async () => {
    const { ask, rendered } = open();
    for (const query of ['?utm=1', '?utm=2', '?accept=text/markdown', '']) await ask(`/llms.txt${query}`);
    expect(new Set(rendered)).toEqual(new Set(['markdown /llms.txt']));
  });

  it.each([
    ['/index.md', 'markdown https://shop.example/ '],
    ['/fr/index.md', 'markdown https://shop.example/fr '],
    ['/fr/llms.txt', 'markdown https://shop.example/fr/llms.txt '],
    ['/agents.md', 'markdown https://shop.example/agents.md '],
  ])('at %s belongs to its page', async (path, expected) => {
    expect((await open().ask(path)).text).toContain(expected);
  });

  it('of a private page redirects to the page, and of a page that moved to its Markdown', async () => {
    const { ask } = open();
    const own = await ask('/users/order_list.md', { cookie: 'cartUuid=1' });
    expect([own.status, own.headers.get('location'), own.text]).toEqual([302, '/users/order_list', '']);
    expect((await ask('/users/order_list', markdown)).headers.get('cache-control')).toBe('private, no-cache');
    expect((await ask('/old.md?b=2')).headers.get('location')).toBe('/new.md?a=1&b=2');
    expect((await ask('/old', markdown)).headers.get('location')).toBe('/new?a=1');
    const gone = await ask('/gone.md');
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it.each(['/a%0d%0aset-cookie:x=1.md', '/%3E%3Cscript%3E.md', '/product/%22%3E.md', '/.md', '/..md', '/%.md'])(
    'at %s cannot inject a header',
    async (path) => {
      const { headers } = await open().ask(path);
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('link') ?? '').toMatch(/^(?:|<\/[^<>"\s]*>; rel="canonical")$/);
    },
  );

  it('can be disabled', async () => {
    const { ask } = open({ writesMarkdown: false });
    const page = await ask('/product/lamp', markdown);
    expect([page.headers.get('content-type'), page.headers.get('link')]).toEqual(['text/html; charset=utf-8', null]);
    expect(page.headers.get('vary')).toBe('Accept-Encoding, Available-Dictionary');
    for (const path of ['/llms.txt', '/agents.md', '/product/lamp.md']) {
      expect((await ask(path)).text).toContain(`html https://shop.example${path} `);
    }
  });
});
