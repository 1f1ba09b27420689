import { cleanup, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { fromHere, useIsHere } from './use-is-here.ts';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

it('is true until the page unmounts or the address changes', () => {
  history.replaceState(null, '', '/order/order_confirm?preOrderNo=1');
  const { result, unmount } = renderHook(() => useIsHere(), { wrapper: StrictMode });
  const isHere = result.current;
  expect(isHere()).toBe(true);
  history.replaceState(null, '', '/order/order_confirm?preOrderNo=1#payment');
  expect(isHere()).toBe(true);
  history.pushState(null, '', '/products/all');
  expect(isHere()).toBe(false);
  history.replaceState(null, '', '/order/order_confirm');
  unmount();
  expect(isHere()).toBe(false);
});

it('gives the same answer for code that outlives the page', () => {
  history.replaceState(null, '', '/products/all');
  const isHere = fromHere();
  history.replaceState(null, '', '/products/all?page=2');
  expect(isHere()).toBe(true);
  history.pushState(null, '', '/order/shopping_cart');
  expect(isHere()).toBe(false);
});
