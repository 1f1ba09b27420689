import { describe, expect, it } from 'vitest';
import { createStorefront, type Storefront } from './index.ts';
import { type RecordedRequest, recorder } from './test-support/recorder.ts';
import { envelope, rejection } from './test-support/responses.ts';

const baseUrl = 'https://api.example.com';

/** Returns the single request of a call. */
async function sent(run: (shop: Storefront) => Promise<unknown>): Promise<RecordedRequest> {
  const { fetch, requests } = recorder(() => envelope([]));
  await run(createStorefront({ baseUrl, fetch, onIssue: () => {} })).catch(() => {});
  expect(requests).toHaveLength(1);
  return requests[0] as RecordedRequest;
}

const review = { orderNo: 'SH1', orderInfoId: 31, productScore: 5, serviceScore: 4, comment: 'Soft.' } as const;

/** Calls whose arguments differ from the wire format. */
const calls: readonly (readonly [string, (shop: Storefront) => Promise<unknown>, string, unknown])[] = [
  [
    'reviews, with default paging',
    (shop) => shop.reviews.list({ productId: 7 }),
    'GET /api/front/product/reply/list/7?page=1&limit=20&type=0',
    undefined,
  ],
  [
    'reviews of one type',
    (shop) => shop.reviews.list({ productId: 7, type: 3, page: 2 }),
    'GET /api/front/product/reply/list/7?page=2&limit=20&type=3',
    undefined,
  ],
  [
    'a review with pictures as JSON text and its score as `star`',
    (shop) => shop.reviews.create({ ...review, pics: ['/a.webp', '/b.webp'] }),
    'POST /api/front/order/comment',
    { ...review, star: 5, pics: '["/a.webp","/b.webp"]' },
  ],
  [
    'a review without pictures',
    (shop) => shop.reviews.create(review),
    'POST /api/front/order/comment',
    { ...review, star: 5, pics: '' },
  ],
  [
    'a product for the wish list',
    (shop) => shop.wishlist.add(7),
    'POST /api/front/collect/add/product',
    { id: 7, category: 'store' },
  ],
  [
    'several products for the wish list',
    (shop) => shop.wishlist.addAll([7, 8]),
    'POST /api/front/collect/batch/product',
    { id: [7, 8], category: 'store' },
  ],
  [
    'entries of the wish list, separated by commas',
    (shop) => shop.wishlist.removeEntries([31, 32]),
    'POST /api/front/collect/delete/product',
    { ids: '31,32' },
  ],
  [
    'the expected total, as decimal text',
    (shop) =>
      shop.orders.create({
        preOrderNo: 'PO1',
        addressId: 1,
        payType: 'stripe',
        payChannel: 'pc',
        expectedPayFee: 4250,
      }),
    'POST /api/front/order/create',
    { preOrderNo: 'PO1', addressId: 1, payType: 'stripe', payChannel: 'pc', expectedPayFee: '42.50' },
  ],
  [
    'a checkout of one variant',
    (shop) =>
      shop.preorders.create({
        preOrderType: 'buyNow',
        orderDetails: [{ productId: 7, attrValueId: 41, productNum: 1 }],
      }),
    'POST /api/front/order/pre/order',
    { preOrderType: 'buyNow', orderDetails: [{ productId: 7, attrValueId: 41, productNum: 1 }] },
  ],
];

/** Calls without a body. */
const bodiless: readonly (readonly [string, (shop: Storefront) => Promise<unknown>, string])[] = [
  [
    'newsletter.subscribe',
    (shop) => shop.newsletter.subscribe({ email: 'ada@example.com' }),
    'POST /api/front/form/subscribe/newsletter?email=ada%40example.com',
  ],
  ['login.isTokenValid', (shop) => shop.login.isTokenValid(), 'POST /api/front/login/token/is/exist'],
  [
    'login.sendMobileCode, which CRMEB backends read from the query',
    (shop) => shop.login.sendMobileCode({ phone: '612345678', countryCode: '+33' }),
    'POST /api/front/login/sendCode?phone=612345678&countryCode=%2B33',
  ],
  ['orders.cancel', (shop) => shop.orders.cancel('PT1'), 'POST /api/front/order/cancel/PT1'],
  ['orders.remove', (shop) => shop.orders.remove('SH1'), 'POST /api/front/order/delete/SH1'],
  ['orders.confirmReceipt', (shop) => shop.orders.confirmReceipt('SH1'), 'POST /api/front/order/take/SH1'],
  ['wishlist.remove', (shop) => shop.wishlist.remove(7), 'POST /api/front/collect/cancel/7'],
  ['merchants.follow', (shop) => shop.merchants.follow(3), 'POST /api/front/collect/add/merchant/3'],
];

describe('a call sends', () => {
  it.each(calls)('%s', async (_, run, line, body) => {
    const request = await sent(run);
    expect(`${request.method} ${request.path}`).toBe(line);
    if (body === undefined) expect(request.body).toBeUndefined();
    else expect(JSON.parse(`${request.body}`)).toEqual(body);
  });

  it.each(bodiless)('neither a body nor a content type: %s', async (_, run, line) => {
    const request = await sent(run);
    expect(`${request.method} ${request.path}`).toBe(line);
    expect(request.init.body).toBeUndefined();
    expect(request.headers).toEqual({ accept: 'application/json' });
  });

  it('an e-mail address as plain text, with the content type that CRMEB backends require', async () => {
    const { body, headers } = await sent((shop) => shop.login.sendRegistrationCode('ada@example.com'));
    expect(body).toBe('ada@example.com');
    expect(headers['content-type']).toBe('application/json');
  });

  it('the end of a visit as plain text with `keepalive`', async () => {
    const { method, path, init, body, headers } = await sent((shop) =>
      shop.session.end('f47ac10b', { headers: { 'x-a': '1' } }),
    );
    expect([method, path]).toEqual(['POST', '/api/front/session/end']);
    expect(init.keepalive).toBe(true);
    expect(body).toBe('{"guid":"f47ac10b"}');
    expect(headers).toMatchObject({ 'content-type': 'text/plain', 'x-a': '1' });
  });
});

describe('the signed-in shopper', () => {
  const shopThat = (body: string) => createStorefront({ baseUrl, fetch: async () => new Response(body) });

  it('can be the claims of the identity provider', async () => {
    const claims = { sub: '7', preferred_username: 'ada', email: 'ada@example.com' };
    expect(await shopThat(JSON.stringify(claims)).user.info()).toMatchObject({ email: 'ada@example.com', uid: 0 });
  });

  it.each(['{}', '<!doctype html>', ''])('cannot be read from %j', async (body) => {
    expect(await rejection(shopThat(body).user.info())).toMatchObject({ kind: 'contract' });
  });
});

describe('a text response', () => {
  it('is read from the message, where CRMEB backends send it', async () => {
    const shopThat = (response: () => Response) => createStorefront({ baseUrl, fetch: async () => response() });
    expect(await shopThat(() => envelope(null, 200, 'Received')).coupons.claim(5)).toBe('Received');
    expect(await shopThat(() => envelope('https://cdn.example.com', 200, 'success')).store.imageDomain()).toBe(
      'https://cdn.example.com',
    );
  });
});
