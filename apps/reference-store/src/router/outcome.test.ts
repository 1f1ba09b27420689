import { StorefrontError } from '@promenade/storefront-sdk';
import { describe, expect, it } from 'vitest';
import { matchRoute } from './match-route.ts';
import { faultOf } from './outcome.ts';

const failure = (kind: StorefrontError['kind'], code: number) =>
  new StorefrontError({ kind, code, endpoint: 'products.detail', requestId: 'r1' });

describe('what a failed read makes of a page', () => {
  it.each([
    [failure('not-found', 404), 404],
    [failure('invalid', 400), 404],
    [failure('auth', 410_000), 401],
    [failure('forbidden', 403), 403],
    [failure('server', 503), 503],
    [failure('network', 0), 500],
    [failure('platform', 999_999), 500],
    [new TypeError('a bug'), 500],
  ])('%o is a %i', (error, code) => {
    expect(faultOf(error).code).toBe(code);
  });

  it('keeps the number support will ask for', () => {
    expect(faultOf(failure('server', 500)).requestId).toBe('r1');
  });
});

describe('the route of a path', () => {
  it.each([
    ['/product/lamp', { slug: 'lamp' }],
    ['/product/lamp/key/k1/details', { slug: 'lamp', id: 'k1' }],
    ['/p/lamp/key/k1/details', { slug: 'lamp', id: 'k1' }],
  ])('%s is a product', (path, params) => {
    expect(matchRoute(path)).toMatchObject({ params, route: { source: 'src/routes/product.tsx' } });
  });

  it('knows nothing of other paths', () => {
    for (const path of ['/product', '/Product/lamp', '/product/lamp/extra', '/order']) {
      expect(matchRoute(path)).toBeUndefined();
    }
  });
});
