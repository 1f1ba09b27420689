import type { Client } from '@promenade/storefront-sdk';
import type { Session } from '../auth/session-types.ts';
import type { StorefrontValue } from './use-storefront.ts';

/**
 * Creates a value once for each client and session: a change of the provider's other props, for instance the language, does not
 * create it again. The properties of the shop that `create` uses must not depend on those props either.
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
