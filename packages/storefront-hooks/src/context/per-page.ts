import type { Session } from '../auth/session-types.ts';
import type { QueryCache } from '../query/query-cache.ts';
import type { StorefrontValue } from './use-storefront.ts';

/**
 * Creates a value once for each page and session: other props of the provider, the language for instance, do not renew it. What
 * `create` takes of the shop must not depend on them either.
 */
export function perPage<Value>(create: (shop: StorefrontValue) => Value): (shop: StorefrontValue) => Value {
  const pages = new WeakMap<QueryCache, { session: Session; value: Value }>();
  return (shop) => {
    const { queryCache, session } = shop;
    const known = pages.get(queryCache);
    if (known?.session === session) return known.value;
    const value = create(shop);
    pages.set(queryCache, { session, value });
    return value;
  };
}
