import { aProductCard } from '@promenade/storefront-devkit/mock';
import { act, cleanup, configure, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { issueText, issueTexts } from '../domain/index.ts';
import { useQuery } from '../query/use-query.ts';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { ownerPage, type TemplateActions, useTemplateSource } from './index.ts';

configure({ reactStrictMode: true });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const actions = (): { [Name in keyof TemplateActions]: ReturnType<typeof vi.fn<TemplateActions[Name]>> } => ({
  follow: vi.fn(() => true),
  open: vi.fn(),
  signIn: vi.fn(),
  signUp: vi.fn(),
  openAccount: vi.fn(),
  openCheckout: vi.fn(),
  checkOutCart: vi.fn(),
  search: vi.fn(),
  onAdded: vi.fn(),
  newsletterText: vi.fn((issue) => issueText(issue, issueTexts.en) ?? 'done'),
  onError: vi.fn(),
});

describe('ownerPage', () => {
  const record = { html: '/pages/a.html', css: '/pages/a.css', name: 'Home', type: 'HOME' as const, slug: null };
  const open = (response: typeof record | null) =>
    renderInShop(() => useQuery(ownerPage({ type: 'HOME' })), { handlers: { 'store.page': () => response } }).result;
  const serve = (files: Record<string, [type: string, text: string]>) => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async (address: string) => {
        const [type, text] = files[new URL(address).pathname] ?? [];
        return new Response(text ?? '', {
          status: type ? 200 : 404,
          headers: { 'content-type': type ?? 'text/plain' },
        });
      }),
    );
  };

  it('returns the HTML and CSS from the host of the backend', async () => {
    serve({ '/pages/a.html': ['text/html', '<p>x</p>'], '/pages/a.css': ['text/css', 'p{}'] });
    const result = open(record);
    await waitFor(() => expect(result.current.data).toBeDefined());
    expect(result.current.data).toMatchObject({ name: 'Home', html: '<p>x</p>', css: [{ text: 'p{}' }] });
  });
  it('returns null if there is no page, or if its HTML is not on an allowed host', async () => {
    for (const response of [null, { ...record, html: 'https://evil.example/a.html' }]) {
      const result = open(response);
      await waitFor(() => expect(result.current.isLoading).toBe(false));
      expect(result.current.data).toBeNull();
      cleanup();
    }
  });
  it('rejects if a stylesheet cannot be loaded', async () => {
    serve({ '/pages/a.html': ['text/html', '<p>x</p>'], '/pages/a.css': ['text/html', 'p{}'] });
    const result = open(record);
    await waitFor(() => expect(result.current.error).toBeDefined());
    expect(result.current.data).toBeUndefined();
  });
});

describe('useTemplateSource', () => {
  const cards = Array.from({ length: 5 }, (_, index) =>
    aProductCard({ id: index + 1, storeName: `Lamp ${index + 1}` }),
  );
  const open = (given = actions()) => {
    const requestedPages: number[] = [];
    const { result } = renderInShop(() => useTemplateSource(given), {
      handlers: {
        'products.list': ({ query }) => {
          const page = Number(query.get('page'));
          const limit = Number(query.get('limit'));
          requestedPages.push(page);
          const list = cards.slice((page - 1) * limit, page * limit);
          return { list, pageNum: page, pages: 3, total: 5, pageSize: limit };
        },
      },
    });
    return { result, requestedPages, given };
  };

  it('reads a list page by page until the last page', async () => {
    const { result, requestedPages } = open();
    const feed = result.current.feed({ products: 'index', limit: '2' });
    const pages = [];
    for (let read = 0; read < 4; read++) pages.push(await act(async () => feed?.next()));
    expect(pages.map((page) => [page?.rows.map(({ key }) => key).join(), page?.isLast])).toEqual([
      ['1,2', false],
      ['3,4', false],
      ['5', true],
      ['', true],
    ]);
    expect(requestedPages).toEqual([1, 2, 3]);
    expect(pages[0]?.rows[0]).toMatchObject({ fields: { name: 'Lamp 1' } });
    expect(result.current.feed({ products: 'nonsense' })).toBeUndefined();
  });

  it('calls the callbacks of the app, and returns the same object at each render', async () => {
    const { result, given } = open();
    const before = result.current;
    await act(async () => {
      await before.run('open', { open: 'cart' }, {});
      await before.run('open', { open: 'javascript:x' }, {});
      await before.run('search', {}, { title: 'lamp' });
      await before.run('account', {}, {});
    });
    expect(given.open.mock.calls).toEqual([['cart']]);
    expect(given.search).toHaveBeenCalledWith('lamp');
    expect(given.openAccount).toHaveBeenCalledOnce();
    expect(await act(() => before.run('newsletter', {}, { email: '' }))).toEqual({
      message: 'Please enter email',
      isError: true,
    });
    expect(result.current).toBe(before);
  });
});
