import type { InputOf } from '../contract/endpoint.ts';
import { type PriceRange, priceTexts } from '../contract/price-range.ts';
import type { ProductCard } from '../contract/products.ts';
import { type HotKeyword, searchHotKeywords, searchProducts } from '../contract/search.ts';
import type { CallOptions, Client } from '../transport/client.ts';
import { type ListCall, listCall } from '../transport/list-call.ts';

/**
 * Words that the shop suggests to search for.
 * @returns A list, empty when the shop suggests none.
 * @throws `StorefrontError`.
 * @endpoint GET /api/front/search/keyword
 * @origin specification
 * @example const [first] = await shop.search.hotKeywords();
 */
export function hotKeywords(client: Client, options?: CallOptions): Promise<HotKeyword[]> {
  return client.call(searchHotKeywords, {}, options);
}

/** What to search for; prices in cents. */
export type ProductSearch = Omit<InputOf<'search.products'>['query'], keyof PriceRange> & PriceRange;

/**
 * Finds products by words, category, price and order.
 * @param query `keyword` up to 100 characters; `cid` a category, whose subtree counts, with its `level`; `minPrice` and
 *   `maxPrice` in cents; one of `priceOrder`, `salesOrder`, `newest`; `page` from 1, `limit` 1 to 50, by default 1 and 10.
 * @returns A page of products with prices in cents.
 * @throws `StorefrontError` of kind `invalid` with `fieldErrors`.
 * @endpoint GET /api/front/product/list
 * @origin family
 * @example const { list } = await shop.search.products({ keyword: 'linen', maxPrice: 50_00, priceOrder: 'asc' });
 */
export function products(client: Client, query: ProductSearch = {}, options?: CallOptions): ListCall<ProductCard> {
  const { minPrice, maxPrice, ...rest } = query;
  return listCall(
    (page, more) =>
      client.call(searchProducts, { query: { ...rest, ...priceTexts({ minPrice, maxPrice }), page } }, more),
    rest.page,
    options,
  );
}
