import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { hookShapeBreaches } from './hook-shapes.ts';

const root = resolve(import.meta.dirname, '../..');

/** Hooks that may return another type, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  useCartLine: 'one line as data: whether its edit is pending, and why it was refused, belong to the line',
  useSession: 'the session itself, which is followed and is no request: signing in and out are writes of it',
  usePayments: 'its `form` is an element that a payment provider mounts: loading, ready or failed are of the element',
  useCartStore: 'the cart as an object for code outside of components: its functions return promises',
  useExpressCheckout: 'like the `form` of usePayments, its state is of an element that a payment provider mounts',
  usePromotionCode: 'its `refusal` is a text of the backend, no id of an issue',
  useStorefront: 'the shop: a bag of functions, of which `warm` and `invalidate` belong to no single read',
};

it('every hook returns Read, ListRead, Write, or a value that can neither be pending nor fail', () => {
  // Hooks of `views/` return the props of components under the components' names, which tests/types/view-hooks.tsx checks.
  const breaches = hookShapeBreaches(
    join(root, 'packages/storefront-hooks/src/index.ts'),
    '/storefront-hooks/src/views/',
  );
  const unexpected = breaches.filter(({ hook }) => !Object.hasOwn(exceptions, hook));
  expect(unexpected.map(({ hook, problem }) => `${hook}: ${problem}`)).toEqual([]);
  // Exceptions that are no longer needed must be removed.
  const needed = new Set(breaches.map(({ hook }) => hook));
  expect(Object.keys(exceptions).filter((hook) => !needed.has(hook))).toEqual([]);
}, 120_000);

it('a hook that returns another type is detected', () => {
  const breaches = hookShapeBreaches(join(import.meta.dirname, 'broken-hooks.ts'));
  const byHook = Object.groupBy(breaches, ({ hook }) => hook);
  expect(Object.keys(byHook).sort()).toEqual([
    'useBareFunction',
    'useBareState',
    'useHalfRead',
    'useItems',
    'useMoreState',
    'useNestedState',
    'useOwnWord',
    'useUnion',
  ]);
}, 120_000);
