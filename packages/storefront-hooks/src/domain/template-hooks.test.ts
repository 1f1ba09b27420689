import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allowsOwnerPages,
  nextTemplatePosition,
  parseTemplateList,
  parseTemplatePurchase,
  TEMPLATE_IDS_MAX,
  TEMPLATE_LIMIT_MAX,
} from './template-hooks.ts';

describe('a list of an owner’s page', () => {
  it.each([
    [{ products: 'index' }, { kind: 'index', limit: 10 }],
    [
      { products: '', limit: '4' },
      { kind: 'index', limit: 4 },
    ],
    [
      { products: 'collection', collection: '12' },
      { kind: 'collection', id: 12, limit: 10 },
    ],
    [
      { products: 'ids', ids: '3, 1,3,x,0' },
      { kind: 'ids', ids: [3, 1], limit: 10 },
    ],
    [
      { products: ' ids ', ids: ' 12,2147483647,2147483648' },
      { kind: 'ids', ids: [12, 2_147_483_647], limit: 10 },
    ],
    [
      { products: 'search', keyword: ' lamp ' },
      { kind: 'search', keyword: 'lamp', limit: 10 },
    ],
    [
      { products: 'index', limit: '9999' },
      { kind: 'index', limit: TEMPLATE_LIMIT_MAX },
    ],
    [
      { products: 'index', limit: '-1' },
      { kind: 'index', limit: 10 },
    ],
    [
      { reviews: '7', limit: '500' },
      { kind: 'reviews', productId: 7, limit: 20 },
    ],
    [
      { reviews: '', product: '8', limit: '3' },
      { kind: 'reviews', productId: 8, limit: 3 },
    ],
  ])('%j describes %j', (hooks, list) => {
    expect(parseTemplateList(hooks)).toEqual(list);
  });

  it.each([
    {},
    { products: 'everything' },
    { products: 'collection' },
    { products: 'collection', collection: '../1' },
    { products: 'collection', collection: '1e5' },
    { products: 'collection', collection: '1.0' },
    { products: 'ids', ids: ',,' },
    { products: 'search' },
    { products: 'search', keyword: ' ' },
    { reviews: 'all' },
  ])('%j describes no list', (hooks) => {
    expect(parseTemplateList(hooks as Record<string, string>)).toBeUndefined();
  });

  it('has at most 100 ids, and at most 100 characters to search for', () => {
    const ids = Array.from({ length: 101 }, (_, index) => index + 1);
    expect(parseTemplateList({ products: 'ids', ids: ids.join() })).toMatchObject({ ids: ids.slice(0, 100) });
    const keyword = 'a'.repeat(101);
    expect(parseTemplateList({ products: 'search', keyword })).toMatchObject({ keyword: 'a'.repeat(100) });
  });

  it('has integers within the limits for any input', () => {
    const kinds = fc.constantFrom('index', 'collection', 'ids', 'search', '', 'constructor');
    const hooks = fc.record(
      { products: kinds, collection: fc.string(), ids: fc.string(), keyword: fc.string(), limit: fc.string() },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(hooks, (attributes) => {
        const list = parseTemplateList(attributes as Record<string, string>);
        if (!list) return;
        expect(list.limit).toBeGreaterThanOrEqual(1);
        expect(list.limit).toBeLessThanOrEqual(TEMPLATE_LIMIT_MAX);
        if (list.kind === 'ids') expect(list.ids.length).toBeLessThanOrEqual(TEMPLATE_IDS_MAX);
        if (list.kind === 'collection') expect(Number.isSafeInteger(list.id)).toBe(true);
      }),
    );
  });
});

describe('the next page of a list', () => {
  it.each([
    [1, { list: [1], pageNum: 1, pages: 3 }, 2],
    [2, { list: [1], pageNum: 2, pages: 3 }, 3],
    [3, { list: [1], pageNum: 3, pages: 3 }, undefined],
    [1, { list: [], pageNum: 1, pages: 3 }, undefined],
    [4, { list: [1], pageNum: 4, pages: 2 }, undefined],
  ])('after page %j is correct', (read, page, next) => {
    expect(nextTemplatePosition(read, page)).toBe(next);
  });
});

describe('a purchase of an owner’s form', () => {
  it('prefers the shopper’s input to the owner’s attributes', () => {
    expect(parseTemplatePurchase({ buy: '5', sku: 'Red', quantity: '2' }, { sku: 'Blue, 42', quantity: '3' })).toEqual({
      productId: 5,
      sku: 'Blue, 42',
      quantity: 3,
    });
    expect(parseTemplatePurchase({ buy: '', product: '6' }, {})).toEqual({ productId: 6, sku: '', quantity: 1 });
    expect(parseTemplatePurchase({ buy: '5' }, { quantity: '-3' })?.quantity).toBe(1);
    expect(parseTemplatePurchase({ buy: 'x' }, {})).toBeUndefined();
  });

  it('has the values of a variant without the spaces around them', () => {
    expect(parseTemplatePurchase({ buy: '5', sku: ' Red, 42 ' }, {})?.sku).toBe('Red, 42');
  });
});

describe('owners’ pages', () => {
  it.each(['/', '/products/all', '/p/lamp', '/the-house', '/users/order_list', '/orders'])(
    'are allowed at %s',
    (path) => {
      expect(allowsOwnerPages(path)).toBe(true);
    },
  );
  it.each([
    '/order/order_confirm',
    '/order/shopping_cart',
    '/callback',
    '/users/registration',
    '/sign-in',
    '/register',
  ])('are not allowed at %s', (path) => {
    expect(allowsOwnerPages(path)).toBe(false);
  });
});
