import { filled, parsePathSegment, pathSegment, withoutQuery } from './path-segment.ts';
import * as paths from './store-paths.ts';

/** Input of `productPath`. Product cards, product details and cart lines can be passed directly. */
export interface ProductPathInput {
  /** Readable part of the address. */
  slug: string;
  /** The product's key. In a cart line it is the line's key, so `productUniqueKey` takes precedence. */
  uniqueKey?: string | null | undefined;
  /** The product's key in a cart line. */
  productUniqueKey?: string | null | undefined;
  /** Whether the product has a landing page, `/p/…`. */
  landingPage?: boolean | null | undefined;
  /** Whether the product's address needs no key. */
  listedOnStore?: boolean | null | undefined;
}

/** A parsed product path. `productPath` turns it into the same path again. */
export interface ProductPathParts {
  /** Readable part of the address. */
  slug: string;
  /** The product's key; `undefined` if the address has none. */
  uniqueKey: string | undefined;
  /** Whether the path belongs to a landing page, `/p/…`. */
  landingPage: boolean;
  /** Whether the address needs no key, because the store lists the product. */
  listedOnStore: boolean;
}

/**
 * The canonical address of a product, without language prefix; the home page for a product without a slug.
 */
export function productPath(product: ProductPathInput): string {
  const slug = pathSegment(product.slug);
  if (!slug) return '/';
  const key = pathSegment(product.productUniqueKey || product.uniqueKey || '');
  const { landingPage } = product;
  if (product.listedOnStore || !key) return filled(landingPage ? paths.landingPage : paths.product, { slug });
  return filled(landingPage ? paths.unlistedLandingPage : paths.unlistedProduct, { slug, uniqueKey: key });
}

/**
 * Parses the address of a product, the inverse of `productPath`. Query and hash are ignored; remove the language prefix
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
