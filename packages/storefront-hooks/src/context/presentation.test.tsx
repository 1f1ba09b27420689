import { aStore } from '@promenade/storefront-devkit/mock';
import { createClient, en, fr, StorefrontError } from '@promenade/storefront-sdk';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { errorTextIn } from './error-text.ts';
import type { PresentationOptions } from './presentation.ts';
import { useStorefront } from './use-storefront.ts';

afterEach(cleanup);
const open = (options: PresentationOptions = {}, locale = 'en', more: object = {}) =>
  renderInShop(useStorefront, { ...options, locale, ...more }).result.current;
const timeout = new StorefrontError({ kind: 'timeout', endpoint: 'x' });
const de = { ...en, timeout: 'Zeit abgelaufen' };

describe('the languages of a shop', () => {
  it('are English and French by default', () => {
    expect(open({}, 'fr')).toMatchObject({ locale: 'fr', locales: ['en', 'fr'], fallbackLocale: 'en' });
  });

  it.each([
    [{ locales: ['de', 'en'] }, 'en'],
    [{ locales: ['de', 'en'], fallbackLocale: 'de' }, 'de'],
    [{ locales: ['de', 'fr-CA'] }, 'de'],
    [{ locales: [] }, 'en'],
  ])('%j have the fallback %s', (options, fallbackLocale) => {
    expect(open(options).fallbackLocale).toBe(fallbackLocale);
  });

  it('warn once in development about a language that has no error texts', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    open({ texts: { it: en } }, 'it-CH');
    open({}, 'fr-BE');
    expect(warn).not.toHaveBeenCalled();
    open({}, 'it');
    open({}, 'it');
    expect(warn.mock.calls).toEqual([
      [expect.stringContaining('The shop has the locale “it”, but messages of errors only in en, fr')],
    ]);
    warn.mockRestore();
  });

  it('have error texts: the app’s, otherwise those of the base language, otherwise the English ones', () => {
    expect(open({}, 'fr').errorText(timeout)).toBe(fr.timeout);
    expect(open({}, 'fr-CA').errorText(timeout)).toBe(fr.timeout);
    expect(open({}, 'de').errorText(timeout)).toBe(en.timeout);
    expect(open({ texts: { de } }, 'de').errorText(timeout)).toBe('Zeit abgelaufen');
    expect(open({ texts: { de } }, 'de-AT').errorText(timeout)).toBe('Zeit abgelaufen');
    expect(open({ texts: { en: de } }).errorText(timeout)).toBe('Zeit abgelaufen');
    expect(errorTextIn(timeout, 'fr-CA')).toBe(fr.timeout);
    expect(errorTextIn(timeout, 'de', { de })).toBe('Zeit abgelaufen');
  });

  it.each([
    [undefined, 'USD', 'US$12.50'],
    ['EUR', 'EUR', '€12.50'],
    ['JPY', 'JPY', '¥1,250'],
    ['KWD', 'KWD', 'KWD\u00a01.250'],
  ])('write amounts in the currency of the client (%s)', (named, currency, text) => {
    const client = createClient({ baseUrl: 'https://shop.example', currency: named });
    const shop = open({}, 'en', { client, store: aStore({ shopPayCurrencySymbol: 'US$' }) });
    expect(shop.currency).toBe(currency);
    expect(shop.formatMoney(1_250)).toBe(text);
  });
});

describe('amounts', () => {
  const euro = createClient({ baseUrl: 'https://shop.example', currency: 'EUR' });
  const money = vi.fn((cents: number, { locale, currency }: { locale: string; currency: string }) => {
    return `${cents / 100} ${currency} (${locale})`;
  });

  it('use the formatter of the app', () => {
    const { formatMoney } = open({ money }, 'fr', { client: euro });
    expect(formatMoney(1_250)).toBe('12.5 EUR (fr)');
    expect(money).toHaveBeenCalledExactlyOnceWith(1_250, { locale: 'fr', currency: 'EUR' });
  });

  it.each([Number.NaN, 0.5, Number.POSITIVE_INFINITY])('are empty for %d, which is no amount', (value) => {
    expect(open().formatMoney(value)).toBe('');
    expect(open({ money }).formatMoney(value)).toBe('');
  });
});

describe('links', () => {
  it.each([
    ['en', '/cart'],
    ['fr', '/fr/cart'],
  ])('carry the language %s', (locale, href) => {
    expect(open({}, locale).href('/cart')).toBe(href);
  });

  it('carry the language of a shop with custom locales', () => {
    expect(open({ locales: ['de', 'fr-CA'] }, 'fr-CA').href('/cart')).toBe('/fr-CA/cart');
  });

  it('are built by the `links` option', () => {
    expect(open({ links: (path, locale) => `#${locale}${path}` }, 'fr').href('/cart')).toBe('#fr/cart');
  });
});

describe('pictures', () => {
  it('keep their address and have the size of their `use`', () => {
    expect(open().picture('/lamp.jpg', 'card')).toEqual({ src: '/lamp.jpg', alt: '', width: 600, height: 750 });
    expect(open().picture('/lamp.jpg', 'avatar', 'Ada')).toMatchObject({ alt: 'Ada', width: 96, height: 96 });
  });

  it.each(['', null, undefined])('are undefined for the address %j', (address) => {
    expect(open().picture(address, 'card')).toBeUndefined();
  });

  it('with a relative address start with the backend’s image domain', () => {
    const { picture } = open({ imageDomain: 'https://cdn.example/' });
    expect(picture('a/lamp.jpg', 'card')?.src).toBe('https://cdn.example/a/lamp.jpg');
    expect(picture('https://other.example/lamp.jpg', 'card')?.src).toBe('https://other.example/lamp.jpg');
  });

  it('are built by the `pictures` option, which can add other sizes', () => {
    const pictures = vi.fn((src: string) => ({ src: `${src}?w=640`, srcSet: `${src} 1x`, width: 1200, height: 1500 }));
    expect(open({ pictures, imageDomain: 'https://cdn.example' }).picture('/lamp.jpg', 'line', 'A lamp')).toEqual({
      src: 'https://cdn.example/lamp.jpg?w=640',
      srcSet: 'https://cdn.example/lamp.jpg 1x',
      width: 1200,
      height: 1500,
      alt: 'A lamp',
    });
    expect(pictures).toHaveBeenCalledWith('https://cdn.example/lamp.jpg', { use: 'line', width: 200, height: 250 });
  });
});
