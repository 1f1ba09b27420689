import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/index.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

const line = { productId: 1, cartNum: 1, productAttrUnique: 1, uuid: '0123456789abcdef0123456789abcdef' };
const variant = { productId: 1, attrValueId: 1, productNum: 1 };

/** Requests with one field too many, and what the API calls it. */
const wide: readonly (readonly [string, string, unknown, string])[] = [
  ['GET', '/api/front/product/list?keyword=linen&isDrawerOpen=true', undefined, 'isDrawerOpen'],
  ['POST', '/api/front/cart/save', [line, { ...line, storeName: 'Shirt' }], '1.storeName'],
  ['POST', '/api/front/cart/num', { id: 1, number: 2, uuid: line.uuid, price: '9.00' }, 'price'],
  ['POST', '/api/front/order/quote', { lines: [{ ...variant, secretNote: 'x' }] }, 'lines.0.secretNote'],
];

describe.each(engines.slice(0, 1))('a request with a field that the contract does not have, on %s', (engine) => {
  let database: Database;
  const shops: Record<'strict' | 'lenient', TestShop | undefined> = { strict: undefined, lenient: undefined };

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    shops.strict = await createTestShop(database, {}, { strictInput: true });
    shops.lenient = await createTestShop(database);
  });
  afterAll(async () => {
    await shops.strict?.close();
    await shops.lenient?.close();
    await database?.close();
  });

  const fieldErrorsOf = async (shop: TestShop | undefined, [method, url, payload]: (typeof wide)[number]) => {
    const answer = await shop?.app.inject({
      method: method as 'GET' | 'POST',
      url,
      headers: { 'accept-language': 'en' },
      ...(payload !== undefined && { payload: payload as object }),
    });
    return (answer?.json() as { data: { fieldErrors?: object } | null } | undefined)?.data?.fieldErrors;
  };

  test.each(wide)('is refused and named in the strict mode: %s %s', async (...request) => {
    expect(await fieldErrorsOf(shops.strict, request)).toEqual({ [request[3]]: 'There is no such field' });
  });

  test.each(wide)('loses it otherwise: %s %s', async (...request) => {
    expect(await fieldErrorsOf(shops.lenient, request)).toBeUndefined();
  });
});
