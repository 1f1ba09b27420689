import { contractRoutes } from '../contract/types.ts';
import { listScope } from '../domain/list-scope.ts';
import { pageWithLowestPrices } from '../domain/lowest-prices.ts';
import { priceRange } from '../domain/price-range.ts';
import { categoryTree } from '../repositories/categories.ts';
import { searchProducts } from '../repositories/products.ts';
import { hotKeywords } from '../repositories/search.ts';

export const categoryRoutes = () =>
  contractRoutes('categories', {
    tree: ({ db, shop, locale }) => categoryTree(db, { storeId: shop.id, locale }),
  });

export const searchRoutes = () =>
  contractRoutes('search', {
    hotKeywords: ({ db, shop, locale }) => hotKeywords(db, { storeId: shop.id, locale }),
    products: async (call) => {
      const { keyword, cid, priceOrder, salesOrder, newest } = call.query;
      const filters = { keyword, cid, priceOrder, salesOrder, newest, ...priceRange(call.query) };
      return pageWithLowestPrices(call, await searchProducts(call.db, { ...listScope(call, call.query), ...filters }));
    },
  });
