import { parsePathSegment, pathSegment, withoutQuery } from './path-segment.ts';

/** What a link to a product depends on. Cards, details and cart lines fit as they are. */
export interface ProductPathInput {
  /** Readable part of the address. */
  slug: string;
  /** The product's key. In a cart line this is the line's own key, so `productUniqueKey` wins where it exists. */
  uniqueKey?: string | null | undefined;
  /** The product's key in a cart line. */
  productUniqueKey?: string | null | undefined;
  /** Whether it has a landing page, `/p/…`. */
  landingPage?: boolean | null | undefined;
  /** Whether its address needs no key. */
  listedOnStore?: boolean | null | undefined;
}

/** Target of an avatar or a user block: the order list. */
export const USER_BLOCK_PATH = '/users/order_list';

/** A product link, read. `productPath` makes the same path of it again. */
export interface ProductPathParts {
  /** Readable part of the address. */
  slug: string;
  /** The product's key; `undefined` where the address has none. */
  uniqueKey: string | undefined;
  /** Whether it is the address of a landing page, `/p/…`. */
  landingPage: boolean;
  /** Whether the address needs no key, because the product is in the store's own list. */
  listedOnStore: boolean;
}

/**
 * The one address of a product, without language prefix. A product without a slug leads home. There are four shapes:
 *
 * | | listed on the store | not listed |
 * | --- | --- | --- |
 * | product | `/product/{slug}` | `/product/{slug}/key/{uniqueKey}/details` |
 * | landing page | `/p/{slug}` | `/p/{slug}/key/{uniqueKey}/details` |
 */
export function productPath(product: ProductPathInput): string {
  const slug = pathSegment(product.slug);
  if (!slug) return '/';
  const path = `${product.landingPage ? '/p' : '/product'}/${slug}`;
  const key = pathSegment(product.productUniqueKey || product.uniqueKey || '');
  return product.listedOnStore || !key ? path : `${path}/key/${key}/details`;
}

/**
 * Reads the address of a product, the inverse of `productPath`. Query and hash are ignored; take the language prefix off
 * first. `undefined` for any other address.
 *
 * @example parseProductPath('/p/lamp') // { slug: 'lamp', uniqueKey: undefined, landingPage: true, listedOnStore: true }
 */
export function parseProductPath(path: string): ProductPathParts | undefined {
  const match = /^\/(p|product)\/([^/]+)(?:\/key\/([^/]+)\/details)?$/.exec(withoutQuery(path));
  if (!match) return undefined;
  const [, kind, slugSegment = '', keySegment] = match;
  const slug = parsePathSegment(slugSegment);
  const uniqueKey = keySegment === undefined ? undefined : parsePathSegment(keySegment);
  const listedOnStore = keySegment === undefined;
  if (slug === undefined || (!listedOnStore && uniqueKey === undefined)) return undefined;
  return { slug, uniqueKey, landingPage: kind === 'p', listedOnStore };
}
