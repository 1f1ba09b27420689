import { createStorefront, type Storefront } from '@promenade/storefront-sdk';
import { type EndpointId, toJsonSchema } from '@promenade/storefront-sdk/contract';
import { expect } from 'vitest';
import { matches } from '../../../storefront-sdk/src/test-support/matches-json-schema.ts';
import { createMockStorefront, type MockStorefrontOptions } from '../mock/index.ts';

export const uuid = '0123456789abcdef0123456789abcdef';
const authorize = () => ({ authorization: 'Bearer test' });
const retries = 0;

/** A mock shop with a guest and a shopper. Every success is checked against the strict schema of its call. */
export function open(options: MockStorefrontOptions = {}) {
  const mock = createMockStorefront(options);
  const succeeded = new Set<EndpointId>();
  const connect = (extra: object): Storefront => {
    const shop = createStorefront({ baseUrl: 'http://shop.test', fetch: mock.fetch, retries, ...extra });
    shop.client.use(async (request, next) => {
      const reply = await next(request);
      const { code, data } = reply.body as { code: number; data: unknown };
      if (code === 200) {
        const { id, response } = request.endpoint;
        expect([id, data, matches(toJsonSchema(response), data)]).toEqual([id, data, true]);
        succeeded.add(id as EndpointId);
      }
      return reply;
    });
    return shop;
  };
  return { mock, succeeded, guest: connect({}), shopper: connect({ authorize }) };
}

export const countOf = (shop: Storefront, guest?: string) =>
  shop.cart.count({ numType: true, type: 'sum', storeId: 1, ...(guest && { uuid: guest }) });
export const shirt = { productId: 1, cartNum: 2, productAttrUnique: 11, storeId: 1 };

/** Puts two shirts into the cart of the account and opens a checkout. */
export async function checkOut(shopper: Storefront) {
  await shopper.cart.save([shirt]);
  const [group] = await shopper.cart.list({ isValid: true, storeId: 1 });
  const orderDetails = (group?.cartInfoList ?? []).map(({ id }) => ({ shoppingCartId: id }));
  return shopper.preorders.create({ preOrderType: 'shoppingCart', orderDetails });
}

export async function placeOrder(shopper: Storefront) {
  const { preOrderNo } = await checkOut(shopper);
  return shopper.orders.create({ preOrderNo, addressId: 1, payType: 'sandbox', payChannel: 'pc' });
}

export const someAddress = {
  firstName: 'Blaise',
  lastName: 'Roux',
  email: 'blaise@example.com',
  country: 'FR',
  addressLine1: '2 rue Longue',
  state: 'Rhône',
  city: 'Lyon',
  postCode: '69001',
};

export const pay = (shopper: Storefront, orderNo: string) =>
  shopper.payments.pay({
    orderNo,
    payType: 'sandbox',
    payChannel: 'pc',
    hostName: 'shop.test',
    storeName: 'Promenade',
  });
