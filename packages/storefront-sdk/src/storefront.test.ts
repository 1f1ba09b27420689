import { describe, expect, expectTypeOf, it } from 'vitest';
import type { AnswerOf, EndpointId, InputOf } from './contract/endpoint.ts';
import { type Call, contract } from './contract/registry.ts';
import { type CartGroup, cart, createClient, createStorefront, type Page, type ProductCard, search } from './index.ts';
import { envelope, rejection } from './test-support/responses.ts';

const baseUrl = 'https://api.example.com';

describe('createStorefront', () => {
  it('reaches every call of the contract, each by one function', async () => {
    const reached: EndpointId[] = [];
    const { client, ...resources } = createStorefront({ baseUrl, fetch: async () => envelope(null, 404) });
    client.use((request, next) => {
      reached.push(request.endpoint.id);
      return next(request);
    });
    for (const resource of Object.values(resources)) {
      for (const call of Object.values(resource) as ((...input: unknown[]) => Promise<unknown>)[]) {
        // Uploads take a file; to the other calls it is an object like any other.
        expect(await rejection(call(new File([], 'a.png')))).toMatchObject({ kind: 'not-found' });
      }
    }
    expect(reached.sort()).toEqual(Object.keys(contract).sort());
  });

  it('sends the prices of a search as decimal text', async () => {
    const urls: string[] = [];
    const fetch = async (url: unknown) => {
      urls.push(`${url}`);
      return envelope([]);
    };
    await createStorefront({ baseUrl, fetch }).search.products({ keyword: 'linen', minPrice: 1250 });
    await search.products(createClient({ baseUrl, fetch }), { maxPrice: 5 });
    expect(urls).toEqual([
      `${baseUrl}/api/front/product/list?keyword=linen&minPrice=12.50`,
      `${baseUrl}/api/front/product/list?maxPrice=0.05`,
    ]);
  });
});

describe('types', () => {
  it('follow the contract', () => {
    expectTypeOf<EndpointId>().toEqualTypeOf<keyof typeof contract>();
    expectTypeOf<InputOf<'cart.num'>['body']>().toEqualTypeOf<{ id: number; number: number; uuid?: string }>();
    expectTypeOf<InputOf<'cart.count'>['query']['type']>().toEqualTypeOf<'sum' | 'total'>();
    expectTypeOf<InputOf<'product.detail'>['path']>().toEqualTypeOf<{ uniqueKey: string; slug: string }>();
    expectTypeOf<InputOf<'order.list'>['query']['type']>().toEqualTypeOf<1 | 2 | 3 | 9 | undefined>();
    expectTypeOf<InputOf<'order.counts'>>().not.toHaveProperty('query');
    expectTypeOf<AnswerOf<Call<'cart.count'>>>().toEqualTypeOf<{ count: number }>();
    expectTypeOf<AnswerOf<Call<'cart.delete'>>>().toEqualTypeOf<null>();
    expectTypeOf(cart.list).returns.resolves.toEqualTypeOf<CartGroup[]>();
    expectTypeOf(search.products).returns.resolves.toEqualTypeOf<Page<ProductCard>>();
    expectTypeOf<ProductCard['discountExpiry']>().toEqualTypeOf<number | null>();
  });

  it('refuse what the contract does not know', () => {
    const shop = createStorefront({ baseUrl, fetch: async () => envelope(null, 404) });
    const refused = [
      // @ts-expect-error a quantity is missing
      () => shop.cart.setQuantity({ id: 1 }),
      // @ts-expect-error there is no such kind of count
      () => shop.cart.count({ numType: true, type: 'most', storeId: 1 }),
      // @ts-expect-error the slug is missing
      () => shop.products.detail({ uniqueKey: 'k' }),
      // @ts-expect-error there is no such call
      () => shop.cart.empty(),
      // @ts-expect-error a bound call takes no client
      () => shop.cart.list(shop.client, { isValid: true, storeId: 1 }),
      // @ts-expect-error a client has to know where its backend is
      () => createClient({}),
    ];
    expect(refused).toHaveLength(6);
  });
});
