import { pathSegment } from './path-segment.ts';

/** What a link to a product depends on. Cards, details and cart lines fit as they are. */
export interface ProductPathInput {
  slug: string;
  /** The product's key. In a cart line this is the line's own key, so `productUniqueKey` wins where it exists. */
  uniqueKey?: string | null | undefined;
  productUniqueKey?: string | null | undefined;
  landingPage?: boolean | null | undefined;
  listedOnStore?: boolean | null | undefined;
}

/** Where an avatar or a user block leads. */
export const USER_BLOCK_PATH = '/users/order_list';

/** The one address of a product, without language prefix. A product without a slug leads home. */
export function productPath(product: ProductPathInput): string {
  const slug = pathSegment(product.slug);
  if (!slug) return '/';
  const path = `${product.landingPage ? '/p' : '/product'}/${slug}`;
  const key = pathSegment(product.productUniqueKey || product.uniqueKey || '');
  return product.listedOnStore || !key ? path : `${path}/key/${key}/details`;
}

/** The target of a link a store owner wrote; an empty link leads home. */
export function linkOrHome(link: string | null | undefined): string {
  return link?.trim() || '/';
}
