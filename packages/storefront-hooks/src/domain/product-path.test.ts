import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseProductPath, productPath } from './product-path.ts';
import { propertyRuns } from './test-support/property-runs.ts';

describe('productPath', () => {
  it.each([
    ['listed', { listedOnStore: true }, '/product/lamp'],
    ['not listed', { listedOnStore: false }, '/product/lamp/key/k1/details'],
    ['listed landing page', { landingPage: true, listedOnStore: true }, '/p/lamp'],
    ['landing page not listed', { landingPage: true, listedOnStore: false }, '/p/lamp/key/k1/details'],
    ['nothing said', {}, '/product/lamp/key/k1/details'],
  ])('%s', (_case, flags, path) => {
    expect(productPath({ slug: 'lamp', uniqueKey: 'k1', ...flags })).toBe(path);
  });

  it("uses the product's key of a cart line, not the line's key", () => {
    expect(productPath({ slug: 'lamp', uniqueKey: 'line', productUniqueKey: 'k1' })).toBe(
      '/product/lamp/key/k1/details',
    );
  });

  it('has no key if the product has none', () => {
    expect(productPath({ slug: 'lamp', uniqueKey: '', listedOnStore: false })).toBe('/product/lamp');
  });

  it('encodes slug and key as one segment each', () => {
    expect(productPath({ slug: 'a/b?c', uniqueKey: '../x' })).toBe('/product/a%2Fb%3Fc/key/..%2Fx/details');
  });

  it.each(['', '.', '..'])('is the home page for the slug %j', (slug) => {
    expect(productPath({ slug, uniqueKey: 'k1' })).toBe('/');
  });

  it('omits a key that would change the path', () => {
    expect(productPath({ slug: 'lamp', uniqueKey: '..' })).toBe('/product/lamp');
  });

  it('uses `uniqueKey` if the product’s key is empty', () => {
    expect(productPath({ slug: 'lamp', uniqueKey: 'k1', productUniqueKey: '' })).toBe('/product/lamp/key/k1/details');
  });
});

describe('parseProductPath', () => {
  it.each([
    ['/product/lamp', { slug: 'lamp', landingPage: false, listedOnStore: true }],
    ['/p/lamp?variant=Red#top', { slug: 'lamp', landingPage: true, listedOnStore: true }],
    ['/product/lamp/key/k1/details', { slug: 'lamp', uniqueKey: 'k1', landingPage: false, listedOnStore: false }],
    ['/p/a%2Fb/key/..%2Fx/details', { slug: 'a/b', uniqueKey: '../x', landingPage: true, listedOnStore: false }],
  ])('parses %s', (path, parts) => {
    expect(parseProductPath(path)).toEqual(parts);
  });

  it.each([
    '',
    '/',
    '/product',
    '/product/',
    '/products/lamp',
    '/fr/product/lamp',
    '/product/..',
    '/product/%2e%2e',
    '/product/%',
    '/product/lamp/',
    '/product/lamp/key',
    '/product/lamp/key/k1',
    '/product/lamp/key/../details',
    '/product/lamp/key/%/details',
    '/product/lamp/key/k1/details/more',
    'x/product/lamp',
  ])('finds no product in %j', (path) => {
    expect(parseProductPath(path)).toBeUndefined();
  });

  it('is the inverse of `productPath`', () => {
    const text = fc
      .oneof(fc.webSegment(), fc.string({ unit: 'grapheme' }), fc.constantFrom('/', '?', '#', '%', '%2F', '...', 'key'))
      .filter((each) => !/^\.{0,2}$/.test(each));
    const product = fc.record({
      slug: text,
      uniqueKey: fc.option(text, { nil: undefined }),
      landingPage: fc.boolean(),
      listedOnStore: fc.boolean(),
    });
    fc.assert(
      fc.property(product, ({ slug, uniqueKey, landingPage, listedOnStore }) => {
        const path = productPath({ slug, uniqueKey, landingPage, listedOnStore });
        const shownKey = listedOnStore ? undefined : uniqueKey;
        const parts = parseProductPath(path);
        expect(parts).toEqual({ slug, landingPage, uniqueKey: shownKey, listedOnStore: shownKey === undefined });
        expect(parts && productPath(parts)).toBe(path);
      }),
      propertyRuns(),
    );
  });
});
