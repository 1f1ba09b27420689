import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createStorefront } from '../index.ts';
import { rejection } from '../test-support/responses.ts';
import { createMockStorefront, MockFailure } from './index.ts';
import { mockHandlers } from './msw.ts';

const server = setupServer();
const shop = createStorefront({ baseUrl: 'https://api.example.com', retries: 0 });

beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it('answers in the form that the client reads', async () => {
  server.use(
    ...mockHandlers({
      'cart.count': ({ query }) => ({ count: Number(query.get('storeId')) }),
      'payment.result': async ({ path }) => ({
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

it('hands over what was sent', async () => {
  const bodies: unknown[] = [];
  const note = ({ body }: { body: unknown }) => {
    bodies.push(body);
    return null;
  };
  server.use(...mockHandlers({ 'cart.delete': note, 'login.emailCaptcha': note }));
  expect(await shop.cart.remove({ ids: [1, 2] })).toBeNull();
  await shop.login.emailCaptcha('ann@example.com');
  expect(bodies).toEqual([{ ids: [1, 2] }, 'ann@example.com']);
});

it('fails as told', async () => {
  server.use(...mockHandlers({ 'cart.num': () => new MockFailure(400, 'Only 3 left') }));
  const failed = shop.cart.setQuantity({ id: 1, number: 9 });
  expect(await rejection(failed)).toMatchObject({ kind: 'invalid', code: 400, message: 'Only 3 left' });
});

it('leaves to others what is no call, and hands over a whole shop', async () => {
  server.use(
    ...mockHandlers(createMockStorefront({ scenario: 'guest-with-cart' })),
    http.get('https://api.example.com/elsewhere', () => HttpResponse.text('reached')),
  );
  const uuid = '0123456789abcdef0123456789abcdef';
  expect(await shop.cart.count({ numType: true, type: 'sum', storeId: 1, uuid })).toEqual({ count: 3 });
  expect(await (await fetch('https://api.example.com/elsewhere')).text()).toBe('reached');
});
