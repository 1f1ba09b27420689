import { parseMoney } from '@promenade/storefront-hooks/domain';
import type { CallContext } from '../contract/types.ts';
import type { FacetFilters, PriceRange } from '../repositories/product-filters.ts';
import { currencyOf } from '../repositories/shop-currency.ts';
import { idsIn } from './ids.ts';

interface FilterQuery {
  keyword?: string | undefined;
  cid?: number | undefined;
  minPrice?: string | undefined;
  maxPrice?: string | undefined;
  attributes?: string | undefined;
  merIds?: string | undefined;
  minRating?: number | undefined;
  inStock?: boolean | undefined;
  freeShipping?: boolean | undefined;
  reduced?: boolean | undefined;
}

interface ListFilters extends FacetFilters, PriceRange {
  keyword: string | undefined;
  cid: number | undefined;
}

const MOST_CHOSEN = 20;

/** The filters of a list of products; prices in minor units of the shop's currency. */
export function listFilters({ shop }: Pick<CallContext, 'shop'>, query: FilterQuery): ListFilters {
  const { keyword, cid, minPrice, maxPrice, attributes, merIds = '', minRating, inStock, freeShipping } = query;
  const cents = (amount: string | undefined) =>
    amount === undefined ? undefined : parseMoney(amount, currencyOf(shop));
  return {
    keyword,
    cid,
    minPrice: cents(minPrice),
    maxPrice: cents(maxPrice),
    attributes: [...new Set(attributes?.split(','))].slice(0, MOST_CHOSEN),
    merchantIds: idsIn(merIds).slice(0, MOST_CHOSEN),
    minRating,
    inStock,
    freeShipping,
    isReduced: query.reduced,
  };
}
