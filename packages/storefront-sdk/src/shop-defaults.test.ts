import { describe, expect, it, vi } from 'vitest';
import type { Endpoint, EndpointId, Input } from './contract/index.ts';
import { contract } from './contract/registry.ts';
import { toJsonSchema } from './schema/json-schema.ts';
import type { AnySchema, Shape } from './schema/schema.ts';
import { createStorefront, type StorefrontOptions } from './storefront.ts';
import { matches } from './test-support/matches-json-schema.ts';
import { baseUrl, recorder } from './test-support/recorder.ts';

const uuid = '0123456789abcdef0123456789abcdef';
const other = 'fedcba9876543210fedcba9876543210';
const calls = Object.values(contract) as (Endpoint & { input: Input })[];

/** The field names of a body, or of the items of a list. */
function fieldsOf(body: AnySchema | undefined): Shape {
  const of = body?.of as AnySchema;
  if (body?.kind === 'list') return fieldsOf(of);
  return body?.kind === 'object' ? (body.of as Shape) : {};
}

/** The calls whose input has a field. */
const taking = (field: string) =>
  calls.filter(({ input }) => field in { ...input.query, ...fieldsOf(input.body) }).map(({ id }) => id);

function setUp(options: Partial<StorefrontOptions> = {}) {
  const { fetch, requests } = recorder();
  const shop = createStorefront({ baseUrl, fetch, storeId: 3, guestId: uuid, onIssue: () => {}, ...options });
  const bodies = () => requests.map(({ body }) => JSON.parse(`${body}`));
  return { shop, requests, bodies };
}

describe('calls with the ids of the shop and of the guest', () => {
  it('have them outside the path', () => {
    for (const { input } of calls) expect(Object.keys(input.path ?? {})).not.toContain('storeId');
  });

  const ids = [...new Set([...taking('storeId'), ...taking('uuid')])] as EndpointId[];
  it.each(ids)('%s is sent with them, in the format of the contract', async (id) => {
    const { shop, requests } = setUp();
    const { example, query = {}, body } = contract[id].input as Input;
    const withoutIds = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(withoutIds);
      const { storeId, uuid, ...rest } = Object(value);
      return rest;
    };
    const bare = {
      ...(example as object),
      ...(example?.query ? { query: withoutIds(example.query) } : {}),
      ...(body ? { body: withoutIds(example?.body) } : {}),
    };
    await shop.client.call(contract[id] as Endpoint, bare as never).catch(() => {});
    const search = Object.fromEntries(new URLSearchParams(requests[0]?.path.split('?')[1]));
    const sent = body ? JSON.parse(`${requests[0]?.body}`) : search;
    const first = Array.isArray(sent) ? sent[0] : sent;
    if (taking('storeId').includes(id)) expect(`${first.storeId}`).toBe('3');
    if (taking('uuid').includes(id)) expect(first.uuid).toBe(uuid);
    if (body) expect(matches(toJsonSchema(body), sent)).toBe(true);
    else expect(Object.keys(search).every((name) => name in query)).toBe(true);
  });

  it('are the only calls that send them', async () => {
    const { shop, requests } = setUp();
    await shop.newsletter.subscribe({ email: 'ada@example.com' });
    await shop.orders.cancel('PT26011512000001');
    await shop.wishlist.add(7);
    expect(requests.map(({ path, body }) => [path, body])).toEqual([
      ['/api/front/form/subscribe/newsletter?email=ada%40example.com', undefined],
      ['/api/front/order/cancel/PT26011512000001', undefined],
      ['/api/front/collect/add/product', '{"id":7,"category":"store"}'],
    ]);
  });
});

describe('a filled-in id', () => {
  it('is added to each item of a list', async () => {
    const { shop, bodies } = setUp();
    const line = { productId: 7, cartNum: 1, productAttrUnique: 31 };
    await shop.cart.save([line, { ...line, cartNum: 2 }]);
    await shop.cart.saveSku([{ productId: 7, cartNum: 1, sku: 'Sand,M' }]);
    expect(bodies()).toEqual([
      [
        { ...line, storeId: 3, uuid },
        { ...line, cartNum: 2, storeId: 3, uuid },
      ],
      [{ productId: 7, cartNum: 1, sku: 'Sand,M', uuid }],
    ]);
  });

  it('does not replace an id of the caller, even in one of several items', async () => {
    const { shop, requests, bodies } = setUp();
    await shop.cart.list({ isValid: true, storeId: 8, uuid: other }).catch(() => {});
    expect(requests.shift()?.path).toBe(`/api/front/cart/list?isValid=true&storeId=8&uuid=${other}`);
    const line = { productId: 7, cartNum: 1, productAttrUnique: 31 };
    await shop.cart.save([line, { ...line, storeId: 8, uuid: other }]);
    expect(bodies()).toEqual([
      [
        { ...line, storeId: 3, uuid },
        { ...line, storeId: 8, uuid: other },
      ],
    ]);
  });

  it('replaces `undefined`', async () => {
    const { shop, requests } = setUp();
    await shop.cart.list({ isValid: true, storeId: undefined as never, uuid: undefined as never });
    expect(requests[0]?.path).toBe(`/api/front/cart/list?isValid=true&storeId=3&uuid=${uuid}`);
  });

  it('rejects a guest id in another form immediately', () => {
    for (const guestId of [crypto.randomUUID(), uuid.toUpperCase(), ''])
      expect(() => setUp({ guestId })).toThrow('guestId must be 32 hex characters');
  });

  it('of a guest is checked when a function returns it', async () => {
    const { shop, requests } = setUp({ guestId: () => 'BAD' });
    await expect(shop.cart.list()).rejects.toThrow(new TypeError('guestId must be 32 hex characters, not BAD'));
    expect(requests).toEqual([]);
  });

  it('is not sent if the storefront has none', async () => {
    const { shop, requests } = setUp({ storeId: undefined, guestId: undefined });
    await shop.store.theme().catch(() => {});
    await shop.cart.remove({ ids: [41] });
    expect(requests.map(({ path, body }) => [path, body])).toEqual([
      ['/api/front/store/theme', undefined],
      ['/api/front/cart/delete', '{"ids":[41]}'],
    ]);
  });

  it('of a guest is read from the function only for calls that take it', async () => {
    const guestId = vi.fn<() => string | undefined>();
    guestId.mockReturnValueOnce(uuid).mockReturnValueOnce(other).mockReturnValueOnce(undefined);
    const { shop, bodies } = setUp({ guestId });
    for (let round = 0; round < 3; round++) await shop.cart.remove({ ids: [41] });
    expect(bodies()).toEqual([{ ids: [41], uuid }, { ids: [41], uuid: other }, { ids: [41] }]);
    await shop.store.theme().catch(() => {});
    expect(guestId).toHaveBeenCalledTimes(3);
  });

  it('of a guest is not sent with credentials, except to merge the carts', async () => {
    const authorize = vi.fn(() => ({ authorization: 'Bearer a' }) as { authorization?: string });
    const { shop, requests } = setUp({ authorize: authorize as never });
    const line = { productId: 7, cartNum: 1, productAttrUnique: 31 };
    const inOrder = async () => {
      await shop.cart.count().catch(() => {});
      await shop.cart.save([line]);
      await shop.cart.merge().catch(() => {});
      return requests.splice(0).map(({ path, body }) => `${path.split('?')[1] ?? ''}${body ?? ''}`);
    };
    const merge = `{"uuid":"${uuid}","storeId":3}`;
    const bare = { ...line, storeId: 3 };
    expect(await inOrder()).toEqual(['numType=true&type=sum&storeId=3', JSON.stringify([bare]), merge]);
    authorize.mockReturnValue({});
    const [count, save] = await inOrder();
    expect([count, save]).toEqual([
      `numType=true&type=sum&storeId=3&uuid=${uuid}`,
      JSON.stringify([{ ...bare, uuid }]),
    ]);
  });

  it('of a guest is sent again after a sign-out between two attempts', async () => {
    const authorize = vi.fn(() => ({}));
    authorize.mockReturnValueOnce({ authorization: 'Bearer a' });
    const busy = { status: 503, headers: { 'retry-after': '0' } };
    let attempts = 0;
    const { fetch, requests } = recorder(() => new Response(null, attempts++ === 0 ? busy : {}));
    const shop = createStorefront({ baseUrl, fetch, guestId: uuid, authorize });
    await shop.cart.list().catch(() => {});
    expect(requests.map(({ path }) => path.split('?')[1])).toEqual(['isValid=true', `isValid=true&uuid=${uuid}`]);
  });

  it('is added if the caller passes no argument', async () => {
    const { shop, requests } = setUp();
    await shop.client.call(contract['categories.tree'], {} as never);
    expect(requests[0]?.path).toBe('/api/front/product/category?storeId=3');
  });

  it('does not change the argument of the caller', async () => {
    const { shop } = setUp();
    const line = Object.freeze({ productId: 7, cartNum: 1, productAttrUnique: 31 });
    await shop.cart.save(Object.freeze([line]) as never);
    expect(line).toEqual({ productId: 7, cartNum: 1, productAttrUnique: 31 });
  });
});
