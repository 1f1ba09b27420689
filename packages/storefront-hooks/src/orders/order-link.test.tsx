import { createMockStorefront, type MockRequest } from '@promenade/storefront-devkit/mock';
import { createStorefront } from '@promenade/storefront-sdk';
import { act, cleanup, configure } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { useOrderLink } from './use-order-link.ts';

configure({ reactStrictMode: true });
afterEach(cleanup);

it('requests the link with the normalised order number, and succeeds for an unknown order too', async () => {
  const answer = vi.fn((_: MockRequest): null => null);
  const handlers = { 'visitors.mailLink': answer };
  const { result } = renderInShop(useOrderLink, { handlers });
  await act(() => result.current.send.run({ orderNo: '# pt2601', email: ' ada@example.com ' }));
  expect(answer.mock.calls.map(([{ body }]) => body)).toEqual([{ orderNo: 'PT2601', email: 'ada@example.com' }]);
  expect(result.current.send.isSuccess).toBe(true);
});

it('sends nothing that is malformed, and says so at both fields', async () => {
  const { result } = renderInShop(useOrderLink, {});
  await act(() => result.current.send.run({ orderNo: '2601', email: '' }).catch(() => {}));
  expect(result.current.issues).toEqual({ orderNo: 'orderNumberMalformed', email: 'emailEmpty' });
});

it('is mailed for an order of the address, and for no other', async () => {
  const { fetch, shop } = createMockStorefront();
  const { cart, preorders, orders, visitors } = createStorefront({
    baseUrl: 'http://shop.test',
    fetch,
    authorize: () => ({ authorization: 'Bearer ada' }),
  });
  await cart.save([{ productId: 1, cartNum: 1, productAttrUnique: 11, storeId: 1 }]);
  const [group] = await cart.list({ isValid: true, storeId: 1 });
  const orderDetails = (group?.cartInfoList ?? []).map(({ id }) => ({ shoppingCartId: id }));
  const { preOrderNo } = await preorders.create({ preOrderType: 'shoppingCart', orderDetails });
  const { orderNo } = await orders.create({ preOrderNo, addressId: 1, payType: 'sandbox', payChannel: 'pc' });
  await visitors.mailLink({ orderNo, email: 'nobody@example.com' });
  expect(shop.mailedOrders).toEqual([]);
  await visitors.mailLink({ orderNo, email: 'ADA@example.com' });
  expect(shop.mailedOrders).toEqual([orderNo]);
});
