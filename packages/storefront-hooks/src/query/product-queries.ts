import { productsDetail, productsDetailBySlug, productsPreview } from '@promenade/storefront-sdk';
import { builtInPublic } from './query.ts';

/**
 * One product: by key and slug, or by slug alone where it is listed on the store. It is the same for every shopper:
 * `userCollect` and `isCollect` are always false; `useWish` and `useFollow` tell them.
 */
export const product = ({ slug, uniqueKey }: { slug: string; uniqueKey?: string | undefined }) =>
  builtInPublic(['product', slug, uniqueKey], async (client, options) => {
    const detail = await (uniqueKey
      ? productsDetail(client, { uniqueKey, slug }, options)
      : productsDetailBySlug(client, { slug }, options));
    return { ...detail, userCollect: false, merchantInfo: { ...detail.merchantInfo, isCollect: false } };
  });

/** One product as its page will be, on sale or not: for a page that is neither indexed nor sells. */
export const productPreview = (path: { slug: string; uniqueKey: string }) =>
  builtInPublic(['productPreview', path.slug, path.uniqueKey], (client, options) =>
    productsPreview(client, path, options),
  );
