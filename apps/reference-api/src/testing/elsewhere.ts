import { createStorefront, type Storefront } from '@promenade/storefront-sdk';
import { injectedFetch, ORIGIN, type TestShop } from './test-shop.ts';

/** A shopper at an address of the network: what one network may do is limited. */
export async function shopperAt(
  testShop: Pick<TestShop, 'app' | 'tokenFor'>,
  userId: number,
  ip: string,
): Promise<Storefront> {
  const token = await testShop.tokenFor(userId);
  return createStorefront({
    baseUrl: ORIGIN,
    fetch: injectedFetch(testShop.app),
    retries: 0,
    timeoutMs: 10 * 60_000,
    authorize: () => ({ authorization: `Bearer ${token}` }),
    headers: () => ({ 'accept-language': 'en', 'x-forwarded-for': ip }),
  });
}
