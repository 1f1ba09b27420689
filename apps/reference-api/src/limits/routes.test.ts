import { contract } from '@promenade/storefront-sdk/contract';
import { expect, test } from 'vitest';
import { limitClasses } from './classes.ts';
import { classOfRoute, endpointClasses } from './routes.ts';

test('every call of the contract has a class', () => {
  expect(Object.keys(endpointClasses).toSorted()).toEqual(Object.keys(contract).toSorted());
  expect(classOfRoute('GET', '/api/front/product/detail/:uniqueKey/:slug')).toBe('read');
});

test('other routes have one by method and address, and a route without one is not known', () => {
  expect(classOfRoute('POST', '/operator/refund/accept')).toBe('operator');
  expect(classOfRoute('HEAD', '/media/r1/*')).toBe('media');
  expect(classOfRoute('GET', '/health')).toBeNull();
  expect(classOfRoute('GET', '/new-route')).toBeUndefined();
  expect(classOfRoute('POST', '/mail')).toBeUndefined();
});

test('every class bounds a network or an account', () => {
  for (const [name, limit] of Object.entries(limitClasses)) {
    expect('perNetwork' in limit || 'perAccount' in limit, name).toBe(true);
  }
});
