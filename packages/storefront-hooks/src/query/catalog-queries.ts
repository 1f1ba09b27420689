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
import type { Identity } from '../context/identity.ts';
import { LIST_FIRST_PAGE, PRODUCT_LIST_SIZE } from '../domain/constants.ts';
import type { SearchFilters } from '../domain/search-filters.ts';
import { productFiltersOf } from './product-filters.ts';
import { publicQuery, type Query, type QueryPage } from './query.ts';

/** The shop itself. */
export const storeDetails = (query: { hostName?: string } = {}) =>
  publicQuery(['storeDetails', query.hostName], (client, options) => storeDetailsCall(client, query, options));

/** Look of the shop. */
export const theme = () => publicQuery(['theme'], (client, options) => storeTheme(client, {}, options));

/** A page the store owner designed, or null. */
export const storePage = (query: { type: 'HEADER' | 'FOOTER' | 'HOME' | 'LANDING' | 'CUSTOM'; slug?: string }) =>
  publicQuery(['storePage', query.type, query.slug], (client, options) => storePageByType(client, query, options));

/** Banners, currency and customer service. */
export const homeIndex = () => publicQuery(['homeIndex'], (client, options) => storeHomeIndex(client, options));

/** The category tree. */
export const categories = () => publicQuery(['categories'], (client, options) => categoriesTree(client, {}, options));

/** Words the shop suggests to search for. */
export const hotKeywords = () => publicQuery(['hotKeywords'], (client, options) => searchHotKeywords(client, options));

/** Merchants with three products each. */
export const merchants = (page = LIST_FIRST_PAGE, limit = PRODUCT_LIST_SIZE) =>
  publicQuery<QueryPage<MerchantCard>>(['merchants', page, limit], (client, options) =>
    merchantsStreet(client, { page, limit }, options),
  );

/** Products of the home page. */
export const homeProducts = (page = LIST_FIRST_PAGE, limit = PRODUCT_LIST_SIZE): Query<QueryPage<ProductCard>> =>
  publicQuery(['homeProducts', page, limit], (client, options) => productsIndexList(client, { page, limit }, options));

/** Products found by words, category, price and order. The page named in the filters does not count. */
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

/** Products of a category and everything below it. */
export const collection = (
  categoryId: number,
  page = LIST_FIRST_PAGE,
  limit = PRODUCT_LIST_SIZE,
): Query<QueryPage<ProductCard>> =>
  publicQuery(['collection', categoryId, page, limit], (client, options) =>
    productsByCollection(client, categoryId, { page, limit }, options),
  );

/** Products by ids, in the order asked. */
export const productsByIds = (
  ids: readonly number[],
  page = LIST_FIRST_PAGE,
  limit = PRODUCT_LIST_SIZE,
): Query<QueryPage<ProductCard>> =>
  publicQuery(['productsByIds', ids.join(','), page, limit], (client, options) =>
    productsByIdsCall(client, { ids: ids.join(','), page, limit }, options),
  );

/** One product: by key and slug, or by slug alone where it is listed on the store. */
export const product = ({ slug, uniqueKey }: { slug: string; uniqueKey?: string | undefined }) =>
  publicQuery(['product', slug, uniqueKey], (client, options) =>
    uniqueKey ? productsDetail(client, { uniqueKey, slug }, options) : productsDetailBySlug(client, slug, {}, options),
  );

/** The ways to sign in that are switched on. The user agreement in it is HTML: sanitise it. */
export const signInMethods = () => publicQuery(['signInMethods'], (client, options) => loginMethods(client, options));

/** The payment methods that the shop offers. */
export const paymentMethods = () =>
  publicQuery(['paymentMethods'], (client, options) => paymentsMethods(client, options));

/** Cart lines that can no longer be bought: a guest's by the id of the cart, without one those of the account. */
export const unavailableLines = (uuid: string | undefined, storeId: number): Query<CartGroup[]> => ({
  key: ['unavailableLines', uuid, storeId],
  isPrivate: uuid === undefined,
  load: (client, options) =>
    cartList(
      client,
      { isValid: false, storeId, ...(uuid && { uuid }) },
      { ...options, ...(!uuid && { auth: 'user' as const }) },
    ),
});

/** The cart of a guest or of the account that is signed in. */
export const cart = (identity: Identity, storeId: number) => {
  const uuid = identity.kind === 'guest' ? identity.uuid : undefined;
  return publicQuery(['cart', identity.kind, uuid, storeId], (client, options) =>
    cartList(client, { isValid: true, storeId, ...(uuid && { uuid }) }, options),
  );
};
