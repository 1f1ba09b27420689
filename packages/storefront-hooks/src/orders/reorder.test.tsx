import {
  aMasterOrder,
  aMerchantOrder,
  anOrder,
  anOrderLine,
  MockFailure,
  type MockHandlers,
  type MockRequest,
} from '@promenade/storefront-devkit/mock';
import { act, cleanup, configure } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useCartSummary } from '../cart/use-cart.ts';
import { useCartActions } from '../cart/use-cart-actions.ts';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { useReorder } from './use-reorder.ts';

configure({ reactStrictMode: true });
afterEach(cleanup);

const stool = anOrderLine({ id: 1, productId: 6, attrValueId: 61, payNum: 2, productName: 'Oak stool' });
const mug = anOrderLine({ id: 2, productId: 4, attrValueId: 41, payNum: 1, productName: 'Stoneware mug' });
const gone = anOrderLine({ id: 3, productId: 99, attrValueId: 991, payNum: 1, productName: 'Gone' });

/** The mock shop has 3 stools and 30 mugs in stock. */
function open(handlers: MockHandlers = {}, session: 'authenticated' | 'anonymous' = 'authenticated') {
  return renderInShop(() => ({ reorder: useReorder(), cart: useCartActions(), summary: useCartSummary() }), {
    session,
    handlers: {
      'orders.detail': () => anOrder({ orderInfoList: [stool, mug, gone] }),
      'orders.masterDetail': () => aMasterOrder({ orderList: [aMerchantOrder({ orderInfoList: [mug] })] }),
      ...handlers,
    },
  }).result;
}

it('adds the units that are left after those in the cart, and returns reduced and missing lines', async () => {
  const result = open();
  await act(() => result.current.cart.add.run({ productId: 6, attrId: 61, quantity: 2 }));
  const { run } = result.current.reorder;
  const [plan] = await act(() => Promise.all([run('SH1'), run('SH1')]));
  expect(plan.items).toEqual([
    { productId: 6, attrId: 61, quantity: 1 },
    { productId: 4, attrId: 41, quantity: 1 },
  ]);
  expect(plan.reduced.map(({ productName }) => productName)).toEqual(['Oak stool']);
  expect(plan.missing.map(({ productName }) => productName)).toEqual(['Gone']);
  expect(result.current.summary.data?.count).toBe(4);
});

it('adds the lines of a whole checkout, and adds nothing if no line is left', async () => {
  const save = vi.fn((_: MockRequest): null => null);
  const result = open({ 'cart.save': save });
  expect((await act(() => result.current.reorder.run('PT1'))).items).toHaveLength(1);
  expect(save).toHaveBeenCalledTimes(1);
  const soldOut = open({ 'cart.save': save, 'products.skuDetail': () => new MockFailure(404) });
  expect((await act(() => soldOut.current.reorder.run('SH1'))).missing).toHaveLength(3);
  expect(save).toHaveBeenCalledTimes(1);
});

it('adds the lines of a long order in several requests', async () => {
  const save = vi.fn((_: MockRequest): null => null);
  const lines = Array.from({ length: 60 }, (_, index) =>
    anOrderLine({ id: index, productId: 4, attrValueId: index + 1, payNum: 1 }),
  );
  const sku = (id: number) => ({ id, price: 1, stock: 1, image: '', productId: 4, sku: `${id}` });
  const result = open({
    'cart.save': save,
    'orders.detail': () => anOrder({ orderInfoList: lines }),
    'products.skuDetail': () => ({
      productAttr: [],
      productValue: Object.fromEntries(lines.map(({ attrValueId }) => [`${attrValueId}`, sku(attrValueId)])),
    }),
  });
  await act(() => result.current.reorder.run('SH1'));
  expect(save.mock.calls.map(([{ body }]) => (body as unknown[]).length)).toEqual([50, 10]);
});

it('rejects, instead of reporting missing lines, when the stock cannot be loaded', async () => {
  const result = open({ 'products.skuDetail': () => new MockFailure(500) });
  await act(() => expect(result.current.reorder.run('SH1')).rejects.toMatchObject({ kind: 'server' }));
  expect(result.current.summary.data?.count).toBe(0);
});

it('rejects with kind `auth` for a guest', async () => {
  const result = open({}, 'anonymous');
  await act(() => expect(result.current.reorder.run('SH1')).rejects.toMatchObject({ kind: 'auth' }));
});
