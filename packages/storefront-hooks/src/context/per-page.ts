import type { Session } from '../auth/session-types.ts';
import type { QueryCache } from '../query/query-cache.ts';
import type { StorefrontValue } from './use-storefront.ts';

/**
 * Creates a value once for each page and session: other props of the provider, the language for instance, do not renew it. What
 * `create` takes of the shop must not depend on them either.
 */
export function perPage<Value>(create: (shop: StorefrontValue) => Value): (shop: StorefrontValue) => Value {
  const pages = new WeakMap<QueryCache, WeakMap<Session, { value: Value }>>();
  return (shop) => {
    const { queryCache, session } = shop;
    const ofPage = pages.get(queryCache) ?? new WeakMap<Session, { value: Value }>();
    pages.set(queryCache, ofPage);
    const known = ofPage.get(session) ?? { value: create(shop) };
    ofPage.set(session, known);
    return known.value;
  };
}
