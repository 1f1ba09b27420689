import { describe, expect, it } from 'vitest';
import { createStorefront, type Storefront } from './index.ts';
import { envelope, rejection } from './test-support/responses.ts';

/** What a call sends: the method, the address below the origin, and the body as it travels. */
async function sent(run: (shop: Storefront) => Promise<unknown>): Promise<{ line: string; init: RequestInit }> {
  const requests: { line: string; init: RequestInit }[] = [];
  const shop = createStorefront({
    baseUrl: 'https://api.example.com',
    fetch: async (url, init = {}) => {
      requests.push({ line: `${init.method} ${`${url}`.slice('https://api.example.com'.length)}`, init });
      return envelope([]);
    },
  });
  await run(shop);
  expect(requests).toHaveLength(1);
  return requests[0] as { line: string; init: RequestInit };
}

const review = { orderNo: 'SH1', orderInfoId: 31, productScore: 5, serviceScore: 4, comment: 'Soft.' } as const;

/** Calls whose arguments are not what travels. */
const calls: readonly (readonly [string, (shop: Storefront) => Promise<unknown>, string, unknown])[] = [
  [
    'reviews, a page by default',
    (shop) => shop.reviews.list(7),
    'GET /api/front/product/reply/list/7?page=1&limit=20&type=0',
    undefined,
  ],
  [
    'reviews of one kind',
    (shop) => shop.reviews.list(7, { type: 3, page: 2 }),
    'GET /api/front/product/reply/list/7?page=2&limit=20&type=3',
    undefined,
  ],
  [
    'a review with pictures as JSON text and its score once more',
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
  ['a wish', (shop) => shop.wishlist.add(7), 'POST /api/front/collect/add/product', { id: 7, category: 'store' }],
  ['a wish no more', (shop) => shop.wishlist.remove(7), 'POST /api/front/collect/cancel/7', {}],
  [
    'several wishes',
    (shop) => shop.wishlist.addAll([7, 8]),
    'POST /api/front/collect/batch/product',
    { id: [7, 8], category: 'store' },
  ],
  [
    'entries of the wish list, joined',
    (shop) => shop.wishlist.removeEntries([31, 32]),
    'POST /api/front/collect/delete/product',
    { ids: '31,32' },
  ],
  ['a merchant followed', (shop) => shop.merchants.follow(3), 'POST /api/front/collect/add/merchant/3', {}],
  [
    'a phone in the query, where the family reads it',
    (shop) => shop.login.sendCode({ phone: '612345678', countryCode: '+33' }),
    'POST /api/front/login/sendCode?phone=612345678&countryCode=%2B33',
    {},
  ],
];

describe('a call sends', () => {
  it.each(calls)('%s', async (_, run, line, body) => {
    const request = await sent(run);
    expect(request.line).toBe(line);
    if (body === undefined) expect(request.init.body).toBeUndefined();
    else expect(JSON.parse(`${request.init.body}`)).toEqual(body);
  });

  it('the end of a visit as plain text that outlives the page', async () => {
    const { line, init } = await sent((shop) => shop.session.end({ guid: 'f47ac10b' }, { headers: { 'x-a': '1' } }));
    expect(line).toBe('POST /api/front/session/end');
    expect(init).toMatchObject({ body: '{"guid":"f47ac10b"}', keepalive: true });
    expect(init.headers).toMatchObject({ 'content-type': 'text/plain', 'x-a': '1' });
  });
});

describe('a text for an answer', () => {
  const shopThat = (answer: () => Response) =>
    createStorefront({ baseUrl: 'https://api.example.com', fetch: async () => answer() });

  it('is read from the message where the family sends it', async () => {
    expect(await shopThat(() => envelope(null, 200, 'Received')).coupons.receive({ couponId: 5 })).toBe('Received');
    expect(await shopThat(() => envelope(null, 200, null)).coupons.receive({ couponId: 5 })).toBe('');
  });

  it('is read from the data before the message', async () => {
    const shop = shopThat(() => envelope('https://cdn.example.com', 200, 'success'));
    expect(await shop.store.imageDomain()).toBe('https://cdn.example.com');
  });
});

describe('the signed-in shopper', () => {
  const shopThat = (body: string) =>
    createStorefront({ baseUrl: 'https://api.example.com', fetch: async () => new Response(body) });

  it('may come as the claims of the identity provider', async () => {
    const claims = { sub: '7', preferred_username: 'ada', email: 'ada@example.com' };
    expect(await shopThat(JSON.stringify(claims)).user.info()).toMatchObject({ email: 'ada@example.com', uid: 0 });
  });

  it.each(['{}', '<!doctype html>', ''])('is not made of %j', async (body) => {
    expect(await rejection(shopThat(body).user.info())).toMatchObject({ kind: 'contract' });
  });
});
