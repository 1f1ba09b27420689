import { isStorefrontError, type ProductCard, type ProductDetail, productsByIds } from '@promenade/storefront-sdk';
import { COMPARED_MAX } from '../domain/comparison.ts';
import { product } from './product-queries.ts';
import { builtInPublic, type Query } from './query.ts';

/** A product in a comparison: its card and its other data. */
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
