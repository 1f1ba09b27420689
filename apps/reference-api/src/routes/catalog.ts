import { contractRoutes } from '../contract/types.ts';
import { idsIn } from '../domain/ids.ts';
import { listScope } from '../domain/list-scope.ts';
import { pageWithLowestPrices } from '../domain/lowest-prices.ts';
import { priceRange } from '../domain/price-range.ts';
import { categoryTree } from '../repositories/categories.ts';
import { facetsOf } from '../repositories/facets.ts';
import type { FacetFilters } from '../repositories/product-filters.ts';
import { searchProducts } from '../repositories/products.ts';
import { hotKeywords } from '../repositories/search.ts';

export const categoryRoutes = () =>
  contractRoutes('categories', {
    tree: ({ db, shop, languages }) => categoryTree(db, { storeId: shop.id, languages }),
  });

interface FacetQuery {
  attributes?: string | undefined;
  merIds?: string | undefined;
  minRating?: number | undefined;
  inStock?: boolean | undefined;
  freeShipping?: boolean | undefined;
  reduced?: boolean | undefined;
}

const MOST_CHOSEN = 20;

/** The filters of a list other than words, category and price. */
function facets({ attributes, merIds, minRating, inStock, freeShipping, reduced }: FacetQuery): FacetFilters {
  return {
    attributes: [...new Set(attributes?.split(','))].slice(0, MOST_CHOSEN),
    merchantIds: idsIn(merIds ?? '').slice(0, MOST_CHOSEN),
    minRating,
    inStock,
    freeShipping,
    isReduced: reduced,
  };
}

export const searchRoutes = () =>
  contractRoutes('search', {
    hotKeywords: ({ db, shop, languages }) => hotKeywords(db, { storeId: shop.id, languages }),
    products: async (call) => {
      const { keyword, cid, priceOrder, salesOrder, newest } = call.query;
      const filters = {
        keyword,
        cid,
        priceOrder,
        salesOrder,
        newest,
        ...priceRange(call, call.query),
        ...facets(call.query),
      };
      return pageWithLowestPrices(call, await searchProducts(call.db, { ...listScope(call, call.query), ...filters }));
    },
    facets: (call) => {
      const { keyword, cid } = call.query;
      const filters = { keyword, cid, ...priceRange(call, call.query), ...facets(call.query) };
      return facetsOf(call.db, { ...listScope(call, {}), ...filters });
    },
  });
