import { contractRoutes } from '../contract/types.ts';
import { listFilters } from '../domain/list-filters.ts';
import { listScope } from '../domain/list-scope.ts';
import { pageWithLowestPrices } from '../domain/lowest-prices.ts';
import { categoryTree } from '../repositories/categories.ts';
import { facetsOf } from '../repositories/facets.ts';
import { searchProducts } from '../repositories/products.ts';
import { hotKeywords } from '../repositories/search.ts';

export const categoryRoutes = () =>
  contractRoutes('categories', {
    tree: ({ db, shop, languages }) => categoryTree(db, { storeId: shop.id, languages }),
  });

export const searchRoutes = () =>
  contractRoutes('search', {
    hotKeywords: ({ db, shop, languages }) => hotKeywords(db, { storeId: shop.id, languages }),
    products: async (call) => {
      const { priceOrder, salesOrder, newest } = call.query;
      const search = {
        ...listScope(call, call.query),
        ...listFilters(call, call.query),
        priceOrder,
        salesOrder,
        newest,
      };
      return pageWithLowestPrices(call, await searchProducts(call.db, search));
    },
    facets: (call) => facetsOf(call.db, { ...listScope(call, {}), ...listFilters(call, call.query) }),
  });
