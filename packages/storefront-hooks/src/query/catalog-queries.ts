import {
  type CartGroup,
  cartList,
  categoriesTree,
  loginMethods,
  type MerchantCard,
  merchantsStreet,
  type ProductCard,
  paymentsMethods,
  productsByCollection,
  productsByIds as productsByIdsCall,
  productsDetail,
  productsDetailBySlug,
  productsIndexList,
  searchHotKeywords,
  searchProducts,
  storeDetails as storeDetailsCall,
  storeHomeIndex,
  storePageByType,
  storeTheme,
} from '@promenade/storefront-sdk';
import { LIST_FIRST_PAGE, PRODUCT_LIST_SIZE } from '../domain/constants.ts';
import type { SearchFilters } from '../domain/search-filters.ts';
import { productFiltersOf } from './product-filters.ts';
import { privateQuery, publicQuery, type Query, type QueryPage } from './query.ts';

/** The shop itself: name, currency symbol, switches. `hostName` finds it by its domain. */
export const storeDetails = (query: { hostName?: string } = {}) =>
  publicQuery(['storeDetails', query.hostName], (client, options) => storeDetailsCall(client, query, options));

/** Colors and fonts of the shop. */
export const theme = () => publicQuery(['theme'], (client, options) => storeTheme(client, {}, options));

/** A page that the store owner designed, or null. */
export const storePage = (query: { type: 'HEADER' | 'FOOTER' | 'HOME' | 'LANDING' | 'CUSTOM'; slug?: string }) =>
  publicQuery(['storePage', query.type, query.slug], (client, options) => storePageByType(client, query, options));

/** Banners, currency and customer service. */
export const homeIndex = () => publicQuery(['homeIndex'], (client, options) => storeHomeIndex(client, options));

/** The category tree. */
export const categories = () => publicQuery(['categories'], (client, options) => categoriesTree(client, {}, options));

/** Search terms that the shop suggests. */
export const hotKeywords = () => publicQuery(['hotKeywords'], (client, options) => searchHotKeywords(client, options));

/** Merchants with up to three products each, one page. */
export const merchants = (page = LIST_FIRST_PAGE, limit = PRODUCT_LIST_SIZE) =>
  publicQuery<QueryPage<MerchantCard>>(['merchants', page, limit], (client, options) =>
    merchantsStreet(client, { page, limit }, options),
  );

/** Products of the home page, one page. */
export const homeProducts = (page = LIST_FIRST_PAGE, limit = PRODUCT_LIST_SIZE): Query<QueryPage<ProductCard>> =>
  publicQuery(['homeProducts', page, limit], (client, options) => productsIndexList(client, { page, limit }, options));

/** Products by words, category, price range and order, one page. `filters.page` is ignored. */
export const products = (
  filters: SearchFilters,
  page = LIST_FIRST_PAGE,
  limit = PRODUCT_LIST_SIZE,
): Query<QueryPage<ProductCard>> => {
  const wanted = productFiltersOf(filters);
  return publicQuery(['products', wanted, page, limit], (client, options) =>
    searchProducts(client, { ...wanted, page, limit }, options),
  );
};

/** Products of a category and its subcategories, one page. */
export const collection = (
  categoryId: number,
  page = LIST_FIRST_PAGE,
  limit = PRODUCT_LIST_SIZE,
): Query<QueryPage<ProductCard>> =>
  publicQuery(['collection', categoryId, page, limit], (client, options) =>
    productsByCollection(client, categoryId, { page, limit }, options),
  );

/** Products by ids, in the order of the ids, one page. */
export const productsByIds = (
  ids: readonly number[],
  page = LIST_FIRST_PAGE,
  limit = PRODUCT_LIST_SIZE,
): Query<QueryPage<ProductCard>> =>
  publicQuery(['productsByIds', ids.join(','), page, limit], (client, options) =>
    productsByIdsCall(client, { ids: ids.join(','), page, limit }, options),
  );

/**
 * One product: by key and slug, or by slug alone where it is listed on the store. It is the same for every shopper:
 * `userCollect` and `isCollect` are always false; `useWish` and `useFollow` tell them.
 */
export const product = ({ slug, uniqueKey }: { slug: string; uniqueKey?: string | undefined }) =>
  publicQuery(['product', slug, uniqueKey], async (client, options) => {
    const detail = await (uniqueKey
      ? productsDetail(client, { uniqueKey, slug }, options)
      : productsDetailBySlug(client, slug, {}, options));
    return { ...detail, userCollect: false, merchantInfo: { ...detail.merchantInfo, isCollect: false } };
  });

/** The sign-in methods that the shop offers. Its user agreement is untrusted HTML: sanitise it. */
export const signInMethods = () => publicQuery(['signInMethods'], (client, options) => loginMethods(client, options));

/** The payment methods that the shop offers. */
export const paymentMethods = () =>
  publicQuery(['paymentMethods'], (client, options) => paymentsMethods(client, options));

/** Cart lines that can no longer be bought: those of a guest by the id of the cart, without an id those of the account. */
export const unavailableLines = (uuid: string | undefined, storeId: number): Query<CartGroup[]> => {
  const input = { isValid: false, storeId, ...(uuid && { uuid }) };
  const key = ['unavailableLines', uuid, storeId] as const;
  return uuid
    ? publicQuery(key, (client, options) => cartList(client, input, options))
    : privateQuery(key, (client, options) => cartList(client, input, { ...options, auth: 'user' }));
};
