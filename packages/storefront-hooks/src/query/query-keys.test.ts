import type { Client, Endpoint } from '@promenade/storefront-sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as queries from './queries.ts';
import { cacheKeyOf, type Query, textOfKey } from './query.ts';

/** Arguments of each builder; builders that are not listed take none. */
const text = fc.string({ maxLength: 8 });
const id = fc.nat({ max: 1_000 });
const filters = fc.record({ keyword: text, cid: id, minCents: id }, { requiredKeys: [] });
const builderArguments: Partial<Record<keyof typeof queries, fc.Arbitrary<readonly unknown[]>>> = {
  activity: fc.tuple(id),
  activityProducts: fc.tuple(id, id),
  address: fc.tuple(id),
  checkoutCoupons: fc.tuple(text),
  checkoutPrice: fc.tuple(
    text,
    fc.record({ addressId: id, couponId: id, spendPoints: fc.boolean() }, { requiredKeys: [] }),
  ),
  collection: fc.tuple(id, id),
  comparedProducts: fc.tuple(fc.array(id, { minLength: 1, maxLength: 3 })),
  coupons: fc.tuple(
    fc.record({ useType: fc.constantFrom(1, 2, 3), merId: id }, { requiredKeys: ['useType'] }),
    fc.boolean(),
    id,
  ),
  facets: fc.tuple(filters),
  foundMerchants: fc.tuple(fc.record({ keywords: text, typeId: id }, { requiredKeys: [] })),
  logistics: fc.tuple(text),
  orderByToken: fc.tuple(text),
  masterOrder: fc.tuple(text),
  merchant: fc.tuple(id),
  merchantCategories: fc.tuple(id),
  merchantDetail: fc.tuple(id),
  merchantProducts: fc.tuple(id, filters),
  myCoupons: fc.tuple(fc.constantFrom('usable', 'unusable')),
  order: fc.tuple(text),
  orders: fc.tuple(fc.constantFrom('all', 'to-ship', 'completed'), id, id, text),
  preOrder: fc.tuple(text),
  product: fc.tuple(fc.record({ slug: text, uniqueKey: text }, { requiredKeys: ['slug'] })),
  productPreview: fc.tuple(fc.record({ slug: text, uniqueKey: text })),
  products: fc.tuple(filters, id),
  productsByIds: fc.tuple(fc.array(id, { maxLength: 3 })),
  refund: fc.tuple(text),
  refundable: fc.tuple(text),
  reviewCount: fc.tuple(id),
  reviews: fc.tuple(id, fc.constantFrom('all', 'good')),
  reviewSummary: fc.tuple(id),
  storePage: fc.tuple(fc.record({ type: fc.constantFrom('HEADER', 'FOOTER') })),
  unavailableLines: fc.tuple(fc.option(fc.constant('0'.repeat(32)), { nil: undefined }), id),
};

const anyQuery: fc.Arbitrary<Query<unknown>> = fc.oneof(
  ...Object.entries(queries).map(([name, build]) =>
    (builderArguments[name as keyof typeof queries] ?? fc.constant([])).map((args) =>
      (build as (...args: readonly unknown[]) => Query<unknown>)(...args),
    ),
  ),
);

/** The `auth` of a query's requests: `user` if the response depends on the sign-in. */
async function callersOf(query: Query<unknown>): Promise<Set<string>> {
  const callers = new Set<string>();
  const client: Client = {
    baseUrl: '',
    use: () => () => {},
    call(endpoint: Endpoint, _, options) {
      callers.add(options?.auth ?? endpoint.auth);
      return Promise.reject(new Error('not loaded'));
    },
  };
  await (async () => query.load(client))().catch(() => {});
  return callers;
}

describe('the key of a query', () => {
  it('contains the shopper exactly if the response depends on the sign-in', async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(anyQuery, async (query) => {
        const callers = await callersOf(query);
        expect(callers.size).toBe(1);
        const isOwn = callers.has('user');
        seen.add(query.key[0]);
        const keys = ['ada', 'bob'].map((subject) => textOfKey(cacheKeyOf(query, 'en', subject)));
        expect([query.key[0], query.isPrivate, keys[0] !== keys[1]]).toEqual([query.key[0], isOwn, isOwn]);
      }),
      { numRuns: process.env.PM_DEEP ? 20_000 : 1_000 },
    );
    expect([...seen].sort()).toEqual(Object.keys(queries).sort());
  });

  it('contains no shopper only if the data is the same for all shoppers', async () => {
    /** Fields of public responses that depend on the signed-in shopper. */
    const ownFields = (isMine: boolean): Partial<Record<Endpoint['id'], object>> => ({
      'products.detail': { userCollect: isMine, merchantInfo: { isCollect: isMine } },
      'products.detailBySlug': { userCollect: isMine, merchantInfo: { isCollect: isMine } },
      'merchants.index': { isCollect: isMine },
    });
    const as = (isMine: boolean): Client => ({
      baseUrl: '',
      use: () => () => {},
      call: (endpoint: Endpoint) => Promise.resolve((ownFields(isMine)[endpoint.id] ?? {}) as never),
    });
    const kinds = new Set<string>();
    await fc.assert(
      fc.asyncProperty(anyQuery, async (query) => {
        if (query.isPrivate) return;
        const outcomes = [true, false].map((isMine) => query.load(as(isMine)).catch((error) => `${error}`));
        kinds.add(query.key[0]);
        const [ofShopper, ofGuest] = await Promise.all(outcomes);
        expect({ [query.key[0]]: ofShopper }).toEqual({ [query.key[0]]: ofGuest });
      }),
      { numRuns: 1_000 },
    );
    expect([...kinds]).toEqual(expect.arrayContaining(['product', 'merchant']));
  });

  it('differs if the parameters, the language or the visibility differ', () => {
    fc.assert(
      fc.property(anyQuery, anyQuery, fc.constantFrom('en', 'fr'), fc.constantFrom('en', 'fr'), (one, other, a, b) => {
        const isSame = textOfKey(cacheKeyOf(one, a, 'ada')) === textOfKey(cacheKeyOf(other, b, 'ada'));
        expect(isSame).toBe(
          a === b && JSON.stringify(one.key) === JSON.stringify(other.key) && one.isPrivate === other.isPrivate,
        );
      }),
      { numRuns: 1_000 },
    );
  });
});
