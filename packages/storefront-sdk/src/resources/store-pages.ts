import type { StorePageByTypeQuery } from '../contract/input-types.ts';
import { type StorePage, storePageByType } from '../contract/store-pages.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/**
 * A page that the store owner designed. Fetch the HTML behind its `html` without credentials, and sanitise it.
 * @param query `type`, and `slug` with LANDING and CUSTOM.
 * @returns Addresses of HTML and CSS, the latter joined by commas, or null where there is no such page.
 * @throws `StorefrontError` of kind `not-found` from backends that say so instead of null.
 * @endpoint GET /api/front/store/page/type
 * @origin specification
 * @example const header = await shop.store.pageByType({ type: 'HEADER' });
 */
export function pageByType(
  client: Client,
  query: StorePageByTypeQuery,
  options?: CallOptions,
): Promise<StorePage | null> {
  return client.call(storePageByType, { query }, options);
}
