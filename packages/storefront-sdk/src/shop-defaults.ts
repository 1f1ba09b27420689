import { type Endpoint, isInQuery, type RequestParts } from './transport/endpoint.ts';

/** Ids that a storefront adds to its calls. */
export interface ShopDefaults {
  /** The shop, where one backend serves several. */
  storeId?: number | undefined;
  /**
   * The guest's cart: 32 hex characters (specification, section 9). A function is called for each call that takes them, and
   * returns `undefined` where there is no guest.
   */
  guestId?: string | (() => string | undefined) | undefined;
}

/** The parts of a request with the ids that its call takes; an id that the caller gave stays. */
export function withShopDefaults(
  endpoint: Endpoint,
  parts: RequestParts,
  { storeId, guestId }: ShopDefaults,
): RequestParts {
  const { fills = [] } = endpoint;
  if (fills.length === 0) return parts;
  const ids: Record<string, unknown> = {};
  for (const name of fills) {
    ids[name] = name === 'storeId' ? storeId : typeof guestId === 'function' ? guestId() : guestId;
  }
  const fill = (given: object) => {
    const filled: Record<string, unknown> = { ...given };
    for (const name in ids) filled[name] ??= ids[name];
    return filled;
  };
  if (isInQuery(endpoint)) return { ...parts, query: fill(parts.query ?? {}) };
  const { body } = parts;
  return { ...parts, body: Array.isArray(body) ? body.map(fill) : fill((body ?? {}) as object) };
}
