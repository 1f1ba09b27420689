import type { EndpointId } from './contract/endpoint.ts';
import type { AnyInput } from './transport/request.ts';

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

type Part = 'query' | 'body';
type Places = { readonly [Id in EndpointId]?: Part };

/** Where calls take the id of the store. */
export const STORE_ID_IN: Places = {
  'cart.count': 'query',
  'cart.list': 'query',
  'cart.merge': 'body',
  'cart.save': 'body',
  'categories.tree': 'query',
  'login.registerEmail': 'body',
  'products.byCollection': 'query',
  'products.byIds': 'query',
  'products.detailBySlug': 'query',
  'products.indexList': 'query',
  'search.products': 'query',
  'store.pageByType': 'query',
  'store.theme': 'query',
};

/** Where calls take the id of the guest's cart. */
export const GUEST_ID_IN: Places = {
  'cart.count': 'query',
  'cart.list': 'query',
  'cart.merge': 'body',
  'cart.remove': 'body',
  'cart.save': 'body',
  'cart.saveSku': 'body',
  'cart.setQuantity': 'body',
  'cart.subscribe': 'body',
  'session.recordUser': 'body',
  'session.start': 'body',
};

/** The input of a call with the ids that it takes; an id that the caller gave stays. */
export function withShopDefaults(id: EndpointId, input: AnyInput, { storeId, guestId }: ShopDefaults): AnyInput {
  return fill(fill(input, STORE_ID_IN[id], 'storeId', storeId), GUEST_ID_IN[id], 'uuid', guestId);
}

function fill(input: AnyInput, part: Part | undefined, field: string, source: unknown): AnyInput {
  if (!part) return input;
  const value = typeof source === 'function' ? source() : source;
  const filled = (given: Record<string, unknown> | undefined) => ({ ...given, [field]: given?.[field] ?? value });
  const given = input[part] as Record<string, unknown> | undefined;
  return { ...input, [part]: Array.isArray(given) ? given.map(filled) : filled(given) };
}
