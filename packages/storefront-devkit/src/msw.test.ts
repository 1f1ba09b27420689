import { createStorefront } from '@promenade/storefront-sdk';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { rejection } from '../../storefront-sdk/src/test-support/responses.ts';
import { createMockStorefront, MockFailure } from './mock/index.ts';
import { mockHandlers } from './msw.ts';

const server = setupServer();
const shop = createStorefront({ baseUrl: 'https://api.example.com', retries: 0 });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it('responds in the form that the client reads', async () => {
  server.use(
    ...mockHandlers({
      'cart.count': ({ query }) => ({ count: Number(query.get('storeId')) }),
      'payments.result': async ({ path }) => ({
        paid: true,
        orderNo: `${path.orderNo}`,
        payType: 'sandbox',
        payPrice: 1250,
        message: null,
        isCancel: false,
      }),
    }),
  );
  expect(await shop.cart.count({ numType: true, type: 'sum', storeId: 4 })).toEqual({ count: 4 });
  expect(await shop.payments.result('PT12')).toMatchObject({ orderNo: 'PT12', payPrice: 1250 });
});

it('passes the request to the handler', async () => {
  const bodies: unknown[] = [];
  const note = ({ body }: { body: unknown }) => {
    bodies.push(body);
    return null;
  };
  server.use(...mockHandlers({ 'cart.remove': note, 'login.sendRegistrationCode': note }));
  expect(await shop.cart.remove({ ids: [1, 2] })).toBeNull();
  await shop.login.sendRegistrationCode('ann@example.com');
  expect(bodies).toEqual([{ ids: [1, 2] }, 'ann@example.com']);
});

it('fails as told', async () => {
  server.use(...mockHandlers({ 'cart.setQuantity': () => new MockFailure(400, 'Only 3 left') }));
  const failed = shop.cart.setQuantity({ id: 1, number: 9 });
  expect(await rejection(failed)).toMatchObject({ kind: 'invalid', code: 400, serverMessage: 'Only 3 left' });
});

it('handles the calls of a whole shop, and leaves other requests to other handlers', async () => {
  server.use(
    ...mockHandlers(createMockStorefront({ scenario: 'guest-with-cart' })),
    http.get('https://api.example.com/elsewhere', () => HttpResponse.text('reached')),
  );
  const uuid = '0123456789abcdef0123456789abcdef';
  expect(await shop.cart.count({ numType: true, type: 'sum', storeId: 1, uuid })).toEqual({ count: 3 });
  expect(await (await fetch('https://api.example.com/elsewhere')).text()).toBe('reached');
});

it('handles calls below any base path, and the more specific path first', async () => {
  server.use(...mockHandlers(createMockStorefront()));
  const below = createStorefront({ baseUrl: 'https://example.com/shops/north', retries: 0 });
  expect(await below.products.detailBySlug({ slug: 'linen-shirt' })).toMatchObject({
    productInfo: { slug: 'linen-shirt' },
  });
  expect(await below.products.detail({ uniqueKey: 'k2', slug: 'canvas-bag' })).toMatchObject({
    productInfo: { id: 2 },
  });
});

it.each([
  ['a mistyped path', () => fetch('https://api.example.com/api/front/cart/cuont')],
  ['another method', () => fetch('https://api.example.com/api/front/cart/save')],
  ['a path that goes on', () => fetch('https://api.example.com/api/front/cart/count/all')],
])('leaves %s to MSW, which reports it', async (_, send) => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(...mockHandlers(createMockStorefront()));
  await expect(send()).rejects.toThrow('fetch failed');
  expect(report).toHaveBeenCalledWith(expect.stringContaining('without a matching request handler'));
  report.mockRestore();
});

it('leaves calls that are not named to MSW, also those whose address resembles one', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(...mockHandlers({ 'cart.count': () => ({ count: 1 }) }));
  expect(await rejection(shop.cart.list({ isValid: true, storeId: 1 }))).toMatchObject({ kind: 'network' });
  expect(report).toHaveBeenCalledOnce();
  report.mockRestore();
});
