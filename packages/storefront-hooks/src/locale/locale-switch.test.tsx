import { act, cleanup, configure } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { browserCookies } from '../browser/cookies.ts';
import { localeFromCookie, localeRedirect } from '../domain/locale-path.ts';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { LOCALE_COOKIE, useLocaleSwitch } from './use-locale-switch.ts';

// Runs effects twice, as React does in development.
configure({ reactStrictMode: true });

afterEach(() => {
  cleanup();
  browserCookies().remove(LOCALE_COOKIE);
});
const cookie = () => new RegExp(`${LOCALE_COOKIE}=(\\w+)`).exec(document.cookie)?.[1];

it.each([
  ['/', '/', '/fr'],
  ['/fr', '/', '/fr'],
  ['/products/all?sort=price-asc&page=2#more', '/products/all?sort=price-asc&page=2#more', undefined],
  ['/fr/products/all?keyword=a%26b', '/products/all?keyword=a%26b', '/fr/products/all?keyword=a%26b'],
])('%s has a link to the same page and query in each language', (path, en, fr = `/fr${en}`) => {
  const { result } = renderInShop(() => useLocaleSwitch(path), { locale: 'fr' });
  expect(result.current.choices).toEqual([
    { locale: 'en', href: en, isCurrent: false },
    { locale: 'fr', href: fr, isCurrent: true },
  ]);
});

it('switching navigates to the same page and sets the cookie for the next visit', () => {
  const navigate = vi.fn();
  const { result } = renderInShop(() => useLocaleSwitch('/cart?a=1', navigate), {});
  expect(cookie()).toBeUndefined();
  act(() => result.current.switchTo('fr'));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/fr/cart?a=1');
  expect(localeFromCookie(cookie())).toBe('fr');
  expect(localeRedirect('/', cookie())).toBe('/fr');
  act(() => result.current.switchTo('en'));
  expect(navigate).toHaveBeenLastCalledWith('/cart?a=1');
  expect(localeRedirect('/', cookie())).toBeUndefined();
});

it('the choices are the provider’s languages, with its links', () => {
  const navigate = vi.fn();
  const shop = {
    locale: 'fr-CA',
    locales: ['de', 'fr-CA'],
    links: (path: string, locale: string) => `/${locale}${path}`,
  };
  const { result } = renderInShop(() => useLocaleSwitch('/fr-CA/cart?a=1', navigate), shop);
  expect(result.current.choices).toEqual([
    { locale: 'de', href: '/de/cart?a=1', isCurrent: false },
    { locale: 'fr-CA', href: '/fr-CA/cart?a=1', isCurrent: true },
  ]);
  act(() => result.current.switchTo('de'));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/de/cart?a=1');
  expect(localeFromCookie(cookie(), { locales: ['de', 'fr-CA'], fallbackLocale: 'fr-CA' })).toBe('de');
});

it('no link leaves the shop’s origin', () => {
  fc.assert(
    fc.property(
      fc.string().map((text) => `/${text}`),
      (path) => {
        const { result, unmount } = renderInShop(() => useLocaleSwitch(path), {});
        for (const { href } of result.current.choices) {
          expect(new URL(href, 'https://shop.example').origin).toBe('https://shop.example');
        }
        unmount();
      },
    ),
    { numRuns: process.env.PM_DEEP ? 2_000 : 30 },
  );
}, 60_000);
