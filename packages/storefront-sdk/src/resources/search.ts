import { searchHotKeywords, searchProducts } from '../contract/catalog.ts';
import { moneyText } from '../contract/encode.ts';
import type { InputOf } from '../contract/endpoint.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/** Words that the shop suggests. @endpoint GET /api/front/search/keyword */
export function hotKeywords(client: Client, options?: CallOptions) {
  return client.call(searchHotKeywords, {}, options);
}

/** What to search for; prices in cents. */
export type ProductSearch = Omit<InputOf<'search.products'>['query'], 'minPrice' | 'maxPrice'> & {
  minPrice?: number;
  maxPrice?: number;
};

/** Finds products by words, category, price and order. @endpoint GET /api/front/product/list */
export function products(client: Client, { minPrice, maxPrice, ...rest }: ProductSearch = {}, options?: CallOptions) {
  const query = {
    ...rest,
    ...(minPrice !== undefined && { minPrice: moneyText(minPrice) }),
    ...(maxPrice !== undefined && { maxPrice: moneyText(maxPrice) }),
  };
  return client.call(searchProducts, { query }, options);
}
