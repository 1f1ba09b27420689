import { queries, useCartCount, useQuery, useSession, useUser } from '@promenade/storefront-hooks';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { stubObservers } from './stub-observers.ts';
import { StorefrontTestProvider, type TestPreset } from './test-provider.tsx';

afterEach(cleanup);

function Screen() {
  const { state } = useSession();
  const user = useUser();
  const products = useQuery(queries.homeProducts());
  const list = products.error ? products.error.kind : (products.data?.list.length ?? 'loading');
  return <p>{[state, user.data?.uid ? 'account' : (user.error?.kind ?? 'nobody'), list, useCartCount()].join()}</p>;
}
const tree = (preset: TestPreset) => (
  <StorefrontTestProvider preset={preset}>
    <Screen />
  </StorefrontTestProvider>
);

describe('a preset', () => {
  it.each<[TestPreset, string]>([
    ['guest', 'anonymous,nobody,6,0'],
    ['guest-with-cart', 'anonymous,nobody,6,3'],
    ['signed-in', 'authenticated,account,6,0'],
    ['session-unknown', 'unknown,nobody,6,'],
    ['session-expired', 'expired,nobody,6,0'],
    ['session-unreachable', 'unreachable,nobody,6,0'],
    ['empty', 'anonymous,nobody,0,0'],
  ])('%s', async (preset, expected) => {
    const { container } = render(tree(preset));
    await waitFor(() => expect(container.textContent).toBe(expected));
  });

  it('offline', async () => {
    const { container } = render(tree('offline'));
    await waitFor(() => expect(container.textContent).toContain('anonymous,nobody,network'));
  });

  it('can be changed', async () => {
    const { container, rerender } = render(tree('guest'));
    rerender(tree('signed-in'));
    await waitFor(() => expect(container.textContent).toContain('authenticated,account'));
  });
});

it('observers are added where the DOM has none, and removed again', async () => {
  const names = ['IntersectionObserver', 'ResizeObserver', 'matchMedia'];
  expect(names.filter((name) => name in globalThis)).toEqual([]);
  const restore = stubObservers();
  const seen: unknown[] = [];
  const observer = new IntersectionObserver((entries) => seen.push(...entries));
  observer.observe(document.body);
  new ResizeObserver(() => seen.push('resized')).observe(document.body);
  await Promise.resolve();
  expect(seen).toMatchObject([{ target: document.body, isIntersecting: true }]);
  expect(matchMedia('(min-width: 1px)').matches).toBe(false);
  const other = stubObservers();
  other();
  expect('ResizeObserver' in globalThis).toBe(true);
  restore();
  expect(names.filter((name) => name in globalThis)).toEqual([]);
});
