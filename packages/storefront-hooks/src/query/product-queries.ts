import {
  isStorefrontError,
  type ProductCard,
  type ProductDetail,
  productsByIds,
  productsDetail,
  productsDetailBySlug,
  productsPreview,
} from '@promenade/storefront-sdk';
import { COMPARED_MAX } from '../domain/comparison.ts';
import { builtInPublic, type Query } from './query.ts';

/**
 * One product, by key and slug, or by slug alone if the store lists it. It is the same for every shopper: `userCollect` and
 * `isCollect` are always false, use `useWishlistItem` and `useFollow` instead.
 */
export const product = ({ slug, uniqueKey }: { slug: string; uniqueKey?: string | undefined }) =>
  builtInPublic(['product', slug, uniqueKey], async (client, options) => {
    const detail = await (uniqueKey
      ? productsDetail(client, { uniqueKey, slug }, options)
      : productsDetailBySlug(client, { slug }, options));
    return { ...detail, userCollect: false, merchantInfo: { ...detail.merchantInfo, isCollect: false } };
  });

/** A product in a comparison: what a list shows of it, and the rest. */
export interface ComparedProduct {
  /** The product as in a list. */
  card: ProductCard;
  /** The product as on its page. */
  detail: ProductDetail;
}

/** Products to compare, at most four, in the order of the ids; those that are not on sale are left out. */
export const comparedProducts = (ids: readonly number[]): Query<ComparedProduct[]> =>
  builtInPublic(['comparedProducts', ids.join()], async (client, options) => {
    if (ids.length === 0) return [];
    const { list } = await productsByIds(client, { ids, limit: COMPARED_MAX }, options);
    const compared = list.map((card) =>
      product(card)
        .load(client, options)
        .then(
          (detail) => [{ card, detail }],
          (error: unknown) => {
            if (isStorefrontError(error, 'not-found')) return [];
            throw error;
          },
        ),
    );
    return (await Promise.all(compared)).flat();
  });

/** Preview of a product, whether it is on sale or not. Use it for a page that is not indexed and does not sell. */
export const productPreview = (path: { slug: string; uniqueKey: string }) =>
  builtInPublic(['productPreview', path.slug, path.uniqueKey], (client, options) =>
    productsPreview(client, path, options),
  );
