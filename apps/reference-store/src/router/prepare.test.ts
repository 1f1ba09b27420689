import { StorefrontError } from '@promenade/storefront-sdk';
import { describe, expect, it } from 'vitest';
import { pageErrorOf } from '../lib/page-error.ts';
import { matchRoute } from '../routes/match.ts';

const failure = (kind: StorefrontError['kind'], code: number) =>
  new StorefrontError({ kind, code, endpoint: 'products.detail', requestId: 'r1' });

describe('the error page after a failed read', () => {
  it.each([
    [failure('not-found', 404), 404],
    [failure('invalid', 400), 404],
    [failure('auth', 410_000), 401],
    [failure('forbidden', 403), 403],
    [failure('server', 503), 503],
    [failure('network', 0), 0],
    [failure('timeout', 0), 0],
    [failure('platform', 999_999), 500],
    [new TypeError('a bug'), 500],
  ])('%o is a %i', (error, code) => {
    expect(pageErrorOf(error).code).toBe(code);
  });

  it('keeps the error id that support will ask for', () => {
    expect(pageErrorOf(failure('server', 500)).requestId).toBe('r1');
  });
});

describe('the route of a path', () => {
  it.each([
    ['/product/lamp', 'product', { slug: 'lamp' }],
    ['/product/lamp/key/k1/details', 'product', { slug: 'lamp', id: 'k1' }],
    ['/product/lamp/k1/details/preview', 'product-preview', { slug: 'lamp', id: 'k1' }],
    ['/p/lamp', 'product-landing', { slug: 'lamp' }],
    ['/p/lamp/key/k1/details', 'product-landing', { slug: 'lamp', id: 'k1' }],
    ['/lamp', 'landing', { slug: 'lamp' }],
  ])('of %s is %s', (path, name, params) => {
    expect(matchRoute(path)).toMatchObject({ params, route: { source: `src/routes/${name}.tsx` } });
  });

  it('does not match unknown paths', () => {
    for (const path of ['/Product/lamp', '/product/lamp/extra', '/order/nothing']) {
      expect(matchRoute(path)).toBeUndefined();
    }
  });
});
