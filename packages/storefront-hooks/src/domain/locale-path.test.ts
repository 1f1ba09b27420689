import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { delocalizePath, type LocaleConfig, localeFromCookie, localeRedirect, localizePath } from './locale-path.ts';
import { propertyRuns } from './test-support/property-runs.ts';

const origin = 'https://shop.example';

it.each([
  ['en', 'en'],
  ['fr', 'fr'],
  ['FR', 'en'],
  ['de', 'en'],
  ['../', 'en'],
  ['', 'en'],
  [null, 'en'],
  [undefined, 'en'],
])('the language of the cookie %j is %s', (cookie, locale) => {
  expect(localeFromCookie(cookie)).toBe(locale);
});

describe('localizePath', () => {
  it.each([
    ['/', 'fr', '/fr'],
    ['/', 'en', '/'],
    ['/?utm=1#top', 'fr', '/fr?utm=1#top'],
    ['/product/lamp?x=/fr/', 'fr', '/fr/product/lamp?x=/fr/'],
    ['/fr/product/lamp', 'en', '/product/lamp'],
    ['/fr/product/lamp', 'fr', '/fr/product/lamp'],
    ['/fr', 'en', '/'],
    ['/frames', 'fr', '/fr/frames'],
    ['products/all', 'fr', '/fr/products/all'],
    ['//evil.example', 'en', '/evil.example'],
    ['/fr//evil.example', 'en', '/evil.example'],
    ['/fr/\\evil.example', 'en', '/evil.example'],
    ['/\t/evil.example', 'en', '/evil.example'],
    ['/fr/fr/x', 'fr', '/fr/x'],
  ] as const)('%j in %s is %s', (path, locale, expected) => {
    expect(localizePath(path, locale)).toBe(expected);
  });
});

describe('delocalizePath', () => {
  it.each([
    ['/fr', 'fr', '/'],
    ['/fr/', 'fr', '/'],
    ['/fr?a=1', 'fr', '/?a=1'],
    ['/fr#a', 'fr', '/#a'],
    ['/fr/fr/x', 'fr', '/x'],
    ['/fr//evil.example', 'fr', '/evil.example'],
    ['/french', 'en', '/french'],
    ['/', 'en', '/'],
    ['', 'en', '/'],
  ])('%j is %s %s', (path, locale, plain) => {
    expect(delocalizePath(path)).toEqual({ locale, path: plain });
  });
});

describe('any path', () => {
  const locale = fc.constantFrom('en' as const, 'fr' as const);
  const segment = fc.oneof(fc.webSegment(), fc.constantFrom('fr', 'en', 'product', 'p'));
  const plainPath = fc
    .tuple(fc.array(segment, { maxLength: 5 }), fc.option(fc.webQueryParameters()), fc.option(fc.webFragments()))
    .map(([segments, query, hash]) => {
      return `/${segments.join('/')}${query === null ? '' : `?${query}`}${hash === null ? '' : `#${hash}`}`;
    })
    .filter((path) => !path.startsWith('//') && !/^\/fr(?:$|[/?#])/.test(path));

  it('without prefix is restored from its localised form', () => {
    fc.assert(
      fc.property(plainPath, locale, (path, language) => {
        expect(delocalizePath(localizePath(path, language))).toEqual({ locale: language, path });
      }),
      propertyRuns(),
    );
  });

  const hostile = fc
    .array(fc.constantFrom('/', '\\', '\t', '\n', '.', 'fr', 'evil.example', '?', '#', '@', ':', '%2f', 'http'), {
      maxLength: 12,
    })
    .map((parts) => parts.join(''));

  it('remains in the shop and is unchanged when it is localised again, also for untrusted input', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string()), locale, (path, language) => {
        const localized = localizePath(path, language);
        expect(new URL(localized, origin).origin).toBe(origin);
        expect(localizePath(localized, language)).toBe(localized);
        expect(delocalizePath(localized).locale).toBe(language);
      }),
      propertyRuns(),
    );
  });
});

describe('localeRedirect', () => {
  it.each([
    ['/', 'fr', '/fr'],
    ['/?utm=1', 'fr', '/fr?utm=1'],
    ['/', 'en', undefined],
    ['/', '../', undefined],
    ['/', undefined, undefined],
    ['/products/all', 'fr', undefined],
    ['/fr', 'fr', undefined],
  ])('%s with cookie %j', (path, cookie, target) => {
    expect(localeRedirect(path, cookie)).toBe(target);
  });
});

describe('the languages of another shop', () => {
  const config: LocaleConfig<'de' | 'fr' | 'fr-CA' | 'zh-Hant'> = {
    locales: ['de', 'fr', 'fr-CA', 'zh-Hant'],
    fallbackLocale: 'de',
  };

  it.each([
    ['/product/lamp', 'de', '/product/lamp'],
    ['/product/lamp', 'fr-CA', '/fr-CA/product/lamp'],
    ['/fr/product/lamp', 'fr-CA', '/fr-CA/product/lamp'],
    ['/fr-CA/product/lamp', 'fr', '/fr/product/lamp'],
    ['/zh-Hant?a=1', 'zh-Hant', '/zh-Hant?a=1'],
    ['/en/product/lamp', 'fr', '/fr/en/product/lamp'],
    ['/fr/product/lamp', 'en', '/product/lamp'],
    ['/de/lamp', 'de', '/de/lamp'],
  ])('%j in %s is %s', (path, locale, expected) => {
    expect(localizePath(path, locale, config)).toBe(expected);
  });

  it.each([
    ['/fr-CA/lamp', 'fr-CA', '/lamp'],
    ['/fr-CA', 'fr-CA', '/'],
    ['/fr/fr-CA/lamp', 'fr-CA', '/lamp'],
    ['/fr-FR/lamp', 'de', '/fr-FR/lamp'],
    ['/en/lamp', 'de', '/en/lamp'],
  ] as const)('%j is %s %s', (path, locale, plain) => {
    expect(delocalizePath(path, config)).toEqual({ locale, path: plain });
  });

  it.each([
    ['fr-CA', 'fr-CA', '/fr-CA'],
    ['de', 'de', undefined],
    ['en', 'de', undefined],
    [undefined, 'de', undefined],
  ])('the cookie %j selects %s', (cookie, locale, target) => {
    expect(localeFromCookie(cookie, config)).toBe(locale);
    expect(localeRedirect('/', cookie, config)).toBe(target);
  });

  it('have distinct paths that can be parsed again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...config.locales), fc.webSegment(), (locale, segment) => {
        const path = `/product/${segment}`;
        expect(delocalizePath(localizePath(path, locale, config), config)).toEqual({ locale, path });
      }),
      propertyRuns(),
    );
  });
});
