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
  it('are English and French where it names none', () => {
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

  it('have sentences for errors: their own, else those of the language, else English ones', () => {
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

describe('links', () => {
  it.each([
    ['en', '/cart'],
    ['fr', '/fr/cart'],
  ])('carry the language %s', (locale, href) => {
    expect(open({}, locale).href('/cart')).toBe(href);
  });

  it('carry the languages the shop has', () => {
    expect(open({ locales: ['de', 'fr-CA'] }, 'fr-CA').href('/cart')).toBe('/fr-CA/cart');
  });

  it('are what the app makes of them', () => {
    expect(open({ links: (path, locale) => `#${locale}${path}` }, 'fr').href('/cart')).toBe('#fr/cart');
  });
});

describe('pictures', () => {
  it('keep their address and have the size of their use', () => {
    expect(open().picture('/lamp.jpg', 'card')).toEqual({ src: '/lamp.jpg', alt: '', width: 600, height: 750 });
    expect(open().picture('/lamp.jpg', 'avatar', 'Ada')).toMatchObject({ alt: 'Ada', width: 96, height: 96 });
  });

  it.each(['', null, undefined])('are none without an address: %j', (address) => {
    expect(open().picture(address, 'card')).toBeUndefined();
  });

  it('are completed by the domain the backend names', () => {
    const { picture } = open({ imageDomain: 'https://cdn.example/' });
    expect(picture('a/lamp.jpg', 'card')?.src).toBe('https://cdn.example/a/lamp.jpg');
    expect(picture('https://other.example/lamp.jpg', 'card')?.src).toBe('https://other.example/lamp.jpg');
  });

  it('are what the app makes of them, with other sizes and encodings', () => {
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
