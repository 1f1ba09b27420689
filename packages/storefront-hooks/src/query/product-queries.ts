import { productsDetail, productsDetailBySlug, productsPreview } from '@promenade/storefront-sdk';
import { builtInPublic } from './query.ts';

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

/** Preview of a product, whether it is on sale or not. Use it for a page that is not indexed and does not sell. */
export const productPreview = (path: { slug: string; uniqueKey: string }) =>
  builtInPublic(['productPreview', path.slug, path.uniqueKey], (client, options) =>
    productsPreview(client, path, options),
  );
