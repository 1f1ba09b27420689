import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryPath } from './category-path.ts';
import { LOCALES } from './constants.ts';
import { localizePath } from './locale-path.ts';
import { productPath } from './product-path.ts';
import { safeReturnPath } from './return-path.ts';
import { searchFiltersToQuery } from './search-filters.ts';

const origin = 'https://shop.example';

const hostile: unknown[] = [
  // Other sites, or paths that a browser, router or proxy may interpret as one.
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/callback',
  '//shop.example@evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '//\\evil.example',
  '/products\\..\\..\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/products\nSet-Cookie: a=b',
  '/products\u0000',
  '/products\u007f',
  '/products\u0085',
  '/.//evil.example',
  '/..//evil.example',
  '/./..//evil.example',
  '/products/..//evil.example',
  '/products/../../..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/%2Fevil.example',
  '/%5Cevil.example',
  '/%2f%2fevil.example',
  '/%09/evil.example',
  '/products%0d%0aSet-Cookie:a',
  '/x%2f..%2fcallback',
  '/x%2f.%2f',
  '/x/..%2f',
  '/%2e%2e%2f%2fevil.example',
  '/\u00a0/../\\evil.example',
  '/products/..%5cevil.example',
  '/fr/%2e%2e//evil.example',
  '/fr/..//evil.example',
  '/products\u0007',
  '/%E0%A4%A',
  // Empty segments, also after a language prefix, in any encoding.
  '/fr//evil.example',
  '/fr///evil.example',
  '/fr-CA//evil.example',
  '/fr/%2f/evil',
  '/fr/%2F%2Fevil',
  '/fr%2f%2fevil.example',
  '/products//all',
  '/products%2f/all',
  '/products/all//',
  '/https://evil.example',
  // Dot segments in any encoding, which a browser would resolve first.
  '/products/../order/shopping_cart',
  '/products/./all',
  '/products/..',
  '/products/.',
  '/products/%2e%2e/order',
  '/products/.%2e/order',
  '/products/%2E./order',
  '/products/%2e',
  '/products/%252e%252e/order',
  '/products/%25252e%25252e/order',
  '/fr/%252f/evil',
  // Backslashes, in any encoding.
  '/products%5call',
  '/products%5Call',
  '/products%255call',
  // Encoded too many times.
  '/products/%2525252541',
  // Credentials.
  '//user@shop.example/products',
  '//user:secret@shop.example/products',
  '//:@shop.example/products',
  // Not paths of the shop.
  '',
  ' /products',
  'products/all',
  'https://evil.example/',
  'https://shop.example/products',
  'javascript:alert(1)',
  'data:text/html,x',
  '?next=/',
  '#/products',
  undefined,
  null,
  42,
  ['/products'],
  { toString: () => '/products' },
  `/${'a'.repeat(2_048)}`,
  // Pages that cause a sign-in loop.
  '/callback',
  '/callback/',
  '/callback?code=1',
  '/callback#x',
  '/Callback',
  '/%63allback',
  '/products/../callback',
  '/callback/again',
  '/fr/callback',
  '/fr//callback',
  '/FR/callback?code=1',
  '/fr/%63allback/',
  '/logout',
  '/LOGOUT',
  '/fr/logout/',
  '/./logout',
  '/fr/fr/logout',
  '/de/callback',
  '/pt-BR/logout',
  '/logout%20',
  '/%20logout',
  '/callback%c2%a0',
  '/callback;a=b',
  '/callback;a=b/',
  '/fr;a=b/callback',
  '/callback%3ba=b',
  '/callback;',
  '/fr%2fcallback',
  '/%2563allback',
];

const good: [string, string][] = [
  ['/', '/'],
  ['/fr', '/fr'],
  ['/products/all', '/products/all'],
  ['/fr/products/all?page=2#grid', '/fr/products/all?page=2#grid'],
  ['/product/lamp/key/k1/details', '/product/lamp/key/k1/details'],
  ['/p/lamp', '/p/lamp'],
  ['/order/shopping_cart', '/order/shopping_cart'],
  ['/products/product_search?title=a//b', '/products/product_search?title=a//b'],
  ['/products/product_search?title=a\\b', '/products/product_search?title=a\\b'],
  ['/products/product_search?title=100%', '/products/product_search?title=100%'],
  [
    '/products/product_search?next=https://evil.example/callback',
    '/products/product_search?next=https://evil.example/callback',
  ],
  ['/product/caf\u00e9', '/product/caf%C3%A9'],
  ['/product/a%2Fb', '/product/a%2Fb'],
  ['/callbacks', '/callbacks'],
  ['/product/..lamp', '/product/..lamp'],
  ['/product/lamp..', '/product/lamp..'],
  ['/product/...', '/product/...'],
  ['/@evil.example', '/@evil.example'],
  ['/products/all#//evil.example', '/products/all#//evil.example'],
  ['/product/callback', '/product/callback'],
  ['/product/logout;a=b', '/product/logout;a=b'],
  ['/product/100%25', '/product/100%25'],
  ['/product/100%2541', '/product/100%2541'],
  ['/product/lamp%2e', '/product/lamp%2e'],
  ['/product/..%20', '/product/..%20'],
  ['/products/', '/products/'],
  ['/fr/', '/fr/'],
  ['/fr/logout-offer', '/fr/logout-offer'],
  [`/${'a'.repeat(2_047)}`, `/${'a'.repeat(2_047)}`],
];

describe('safeReturnPath', () => {
  it.each(hostile.map((path) => [path]))('rejects %j', (path) => {
    expect(safeReturnPath(path, origin)).toBeUndefined();
  });

  it.each(good)('accepts %j', (path, kept) => {
    expect(safeReturnPath(path, origin)).toBe(kept);
  });

  it('accepts an origin with a port', () => {
    expect(safeReturnPath('/products/all', 'http://localhost:4200')).toBe('/products/all');
  });

  it.each(['', 'null', 'not an origin'])('rejects every path for the origin %j', (bad) => {
    expect(safeReturnPath('/products/all', bad)).toBeUndefined();
  });
});

const pieces = [
  '/',
  '//',
  '\\',
  '.',
  '..',
  '%2f',
  '%5c',
  '%2e',
  '%252f',
  '%252e',
  ';',
  '%20',
  'user:secret@',
  '\t',
  '\n',
  '@',
  ':',
  '?',
  '#',
  'fr',
  'FR',
  'callback',
  'logout',
  'evil.example',
  '%63allback',
  'products',
  'é',
  '%',
];
function decodedOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
const built = fc.array(fc.constantFrom(...pieces), { maxLength: 10 }).map((parts) => `/${parts.join('')}`);
const schemed = fc
  .tuple(fc.constantFrom('https:', 'http://shop.example', 'javascript:', 'data:', 'https://', ''), built)
  .map((parts) => parts.join(''));

describe('safeReturnPath for any path', () => {
  it('is stricter than a check of the first two characters', () => {
    const naive = (path: string) => (/^\/(?!\/)/.test(path) ? path : undefined);
    const stays = fc.property(built, (path) => new URL(naive(path) ?? '/', origin).origin === origin);
    expect(fc.check(stays, { numRuns: 10_000, endOnFailure: true }).failed).toBe(true);
  });

  it('accepts only paths of the shop that are no loop pages, and is idempotent', () => {
    fc.assert(
      fc.property(fc.oneof(built, schemed, fc.string()), (path) => {
        const kept = safeReturnPath(path, origin);
        if (kept === undefined) return;
        const url = new URL(kept, origin);
        expect(url.origin).toBe(origin);
        expect(kept).toMatch(/^\/(?![/\\])/);
        expect(`${url.username}${url.password}`).toBe('');
        let text = url.pathname;
        for (let decodings = 0; decodings < 5; decodings++) {
          expect(text).not.toMatch(/\/\/|\\|\/\.{1,2}(?:\/|$)/);
          expect(text).not.toMatch(/^(?:\/fr(?:;[^/]*)?)*\/\s*(?:callback|logout)\s*(?:;[^/]*)?(?:\/|$)/i);
          text = decodedOnce(text);
        }
        expect(safeReturnPath(kept, origin)).toBe(kept);
      }),
      { numRuns: 10_000 },
    );
  });

  it('returns every plain path unchanged', () => {
    const segment = fc
      .stringMatching(/^[a-z0-9_-]{1,12}$/)
      .filter((text) => !['callback', 'logout', 'fr'].includes(text));
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 5 }), (segments) => {
        const path = `/${segments.join('/')}`;
        expect(safeReturnPath(path, origin)).toBe(path);
      }),
      { numRuns: 10_000 },
    );
  });

  it('accepts every address of the shop, in any language, with any query and fragment', () => {
    const letters = ['a', 'Z', '7', ' ', '-', '_', '.', '%', '&', '+', '?', '#', "'", '(', ':', '@', 'é', '日', '😀'];
    const text = fc.string({ unit: fc.constantFrom(...letters, 'fr', 'callback', 'logout'), maxLength: 12 });
    const query = text.map((keyword) => `?${searchFiltersToQuery({ keyword, cid: 7, page: 2 })}`);
    const path = fc.oneof(
      fc.constantFrom('/', '/users/order_list', '/order/order_confirm', '/products/all', '/company/about_us'),
      fc
        .record({ slug: text, uniqueKey: text, landingPage: fc.boolean(), listedOnStore: fc.boolean() })
        .map(productPath),
      text.map((slug) => categoryPath({ slug })),
    );
    const fragment = text.map((words) => `#${encodeURIComponent(words)}`);
    const anyAddress = fc
      .tuple(path, fc.constantFrom(...LOCALES), fc.option(query, { nil: '' }), fc.option(fragment, { nil: '' }))
      .map(([plain, locale, search, hash]) => `${localizePath(plain, locale)}${search}${hash === '#' ? '' : hash}`);
    fc.assert(
      fc.property(anyAddress, (address) => {
        expect(safeReturnPath(address, origin)).toBe(address);
      }),
      { numRuns: 10_000 },
    );
  });
});
