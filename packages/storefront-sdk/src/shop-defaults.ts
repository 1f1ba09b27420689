import type { Middleware } from './transport/client.ts';
import { type Endpoint, isInQuery, type RequestParts, sendsField } from './transport/endpoint.ts';

/** Ids that a storefront fills in. */
export interface ShopDefaults {
  /** Id of the shop, if one backend serves several. */
  storeId?: number | undefined;
  /**
   * Id of the guest's cart: 32 hex characters, a UUID in lower case without dashes (specification, section 9). A function
   * is called for each call that takes the id, and returns `undefined` if there is no guest. A string is never sent with credentials, except to
   * `cart.merge`.
   */
  guestId?: string | (() => string | undefined) | undefined;
}

/** Throws for an id that backends reject. */
export function checkGuestId(guestId: string): void {
  if (!/^[0-9a-f]{32}$/.test(guestId)) throw new TypeError(`guestId must be 32 hex characters, not ${guestId}`);
}

/** Adds the ids that the call takes, unless the caller passed them. */
export function withShopDefaults(
  endpoint: Endpoint,
  parts: RequestParts,
  { storeId, guestId }: ShopDefaults,
): RequestParts {
  const ids: Record<string, unknown> = {};
  if (sendsField(endpoint, 'storeId')) ids.storeId = storeId;
  if (sendsField(endpoint, 'uuid')) {
    ids.uuid = typeof guestId === 'function' ? guestId() : guestId;
    if (ids.uuid != null) checkGuestId(`${ids.uuid}`);
  }
  if (Object.keys(ids).length === 0) return parts;
  const fill = (given: object) => {
    const filled: Record<string, unknown> = { ...given };
    for (const name in ids) filled[name] ??= ids[name];
    return filled;
  };
  if (isInQuery(endpoint)) return { ...parts, query: fill(parts.query ?? {}) };
  const { body } = parts;
  return { ...parts, body: Array.isArray(body) ? body.map(fill) : fill((body ?? {}) as object) };
}

/**
 * A middleware that removes the guest's id from requests with credentials: a backend that receives both may merge the
 * carts. `cart.merge` needs both; it requires a signed-in shopper, so its requests are left unchanged.
 */
export function withoutGuest(guestId: string): Middleware {
  return (request, next) => {
    const { endpoint, init, url } = request;
    if (request.hasCredentials && endpoint.auth === 'optional' && sendsField(endpoint, 'uuid')) {
      if (isInQuery(endpoint)) {
        const [address, search] = url.split('?');
        const query = new URLSearchParams(search);
        if (query.get('uuid') === guestId) query.delete('uuid');
        return next({ ...request, url: `${address}?${query}` });
      }
      const isGuest = (name: string, value: unknown) => name === 'uuid' && value === guestId;
      const body = JSON.stringify(JSON.parse(`${init.body}`), (name, value) =>
        isGuest(name, value) ? undefined : value,
      );
      return next({ ...request, init: { ...init, body } });
    }
    return next(request);
  };
}
