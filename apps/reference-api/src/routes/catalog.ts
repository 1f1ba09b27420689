import { parseMoney } from '@promenade/storefront-hooks/domain';
import type { CallContext } from '../contract/types.ts';
import { contractRoutes } from '../contract/types.ts';
import type { PageQuery } from '../domain/pages.ts';
import { notFound } from '../errors/refused.ts';
import { categoryTree } from '../repositories/categories.ts';
import { merchantStreet } from '../repositories/merchants.ts';
import { listedProductBySlug, productByKey } from '../repositories/product-detail.ts';
import { collectionProducts, indexProducts, productsByIds, searchProducts } from '../repositories/products.ts';
import { hotKeywords } from '../repositories/search.ts';

/** What a list depends on beside its own filters. */
function scopeOf({ shop, locale, now }: CallContext, { page = 1, limit = 10 }: PageQuery) {
  return { storeId: shop.id, locale, now, page, limit };
}

const cents = (amount: string | undefined) => (amount === undefined ? undefined : parseMoney(amount));

export const categoryRoutes = () =>
  contractRoutes('category', {
    tree: ({ db, shop, locale }) => categoryTree(db, { storeId: shop.id, locale }),
  });

export const merchantRoutes = () =>
  contractRoutes('merchant', {
    street: (call) => merchantStreet(call.db, scopeOf(call, call.query)),
  });

export const searchRoutes = () =>
  contractRoutes('search', {
    hotKeywords: ({ db, shop, locale }) => hotKeywords(db, { storeId: shop.id, locale }),
    products: (call) => {
      const { keyword, cid, priceOrder, salesOrder, newest, minPrice, maxPrice } = call.query;
      const filters = { keyword, cid, priceOrder, salesOrder, newest };
      const prices = { minPrice: cents(minPrice), maxPrice: cents(maxPrice) };
      return searchProducts(call.db, { ...scopeOf(call, call.query), ...filters, ...prices });
    },
  });

export const productRoutes = () =>
  contractRoutes('product', {
    detail: async ({ db, shop, locale, path }) => {
      const product = await productByKey(db, { storeId: shop.id, locale }, path.uniqueKey);
      if (!product) throw notFound();
      return product;
    },
    detailBySlug: async ({ db, shop, locale, path }) => {
      const product = await listedProductBySlug(db, { storeId: shop.id, locale }, path.slug);
      if (!product) throw notFound();
      return product;
    },
    indexList: (call) => indexProducts(call.db, scopeOf(call, call.query)),
    byCollection: (call) =>
      collectionProducts(call.db, { ...scopeOf(call, call.query), collectionId: call.path.collectionId }),
    byIds: (call) => {
      const ids = call.query.ids.split(',').map(Number).filter(Number.isSafeInteger).slice(0, 100);
      return productsByIds(call.db, { ...scopeOf(call, call.query), ids });
    },
  });
