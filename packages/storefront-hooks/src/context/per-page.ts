import type { Client } from '@promenade/storefront-sdk';
import type { Session } from '../auth/session-types.ts';
import type { StorefrontValue } from './use-storefront.ts';

/**
 * Creates a value once for each page and session: other props of the provider, the language for instance, do not renew it. What
 * `create` takes of the shop must not depend on them either.
 */
export function perPage<Value>(create: (shop: StorefrontValue) => Value): (shop: StorefrontValue) => Value {
  const pages = new WeakMap<Client, { session: Session; value: Value }>();
  return (shop) => {
    const { client, session } = shop;
    const known = pages.get(client);
    if (known?.session === session) return known.value;
    const value = create(shop);
    pages.set(client, { session, value });
    return value;
  };
}
