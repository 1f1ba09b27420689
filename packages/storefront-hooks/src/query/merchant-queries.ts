import {
  applicationsAgreement,
  applicationsRecords,
  type MerchantApplication,
  type MerchantCard,
  merchantsCategories,
  merchantsDetail,
  merchantsIndex,
  merchantsProductCategories,
  merchantsProducts,
  merchantsSearch,
  merchantsTypes,
  type ProductCard,
} from '@promenade/storefront-sdk';
import { LIST_FIRST_PAGE, PRODUCT_LIST_SIZE } from '../domain/constants.ts';
import { cleanSearchFilters, type SearchFilters } from '../domain/search-filters.ts';
import { productFiltersOf } from './product-filters.ts';
import { privateQuery, publicQuery, type Query, type QueryPage } from './query.ts';

/** Which merchants are looked for; absent fields do not narrow. */
export interface MerchantFilters {
  /** Words of the name, at most 100 characters. */
  keywords?: string | undefined;
  /** Kind of the merchant, one of `useMerchantTypes`. */
  typeId?: number | undefined;
  /** Trade of the merchant, one of `useMerchantTrades`. */
  categoryId?: number | undefined;
  /** Only the platform's own, or only others. */
  isSelf?: boolean | undefined;
}

/** What the pages of a merchant start with. */
export const merchant = (merchantId: number) =>
  publicQuery(['merchant', merchantId], (client, options) => merchantsIndex(client, merchantId, options));

/** Who stands behind a merchant: contact, papers, followers. */
export const merchantDetail = (merchantId: number) =>
  publicQuery(['merchantDetail', merchantId], (client, options) => merchantsDetail(client, merchantId, options));

/** The categories that a merchant has products in. */
export const merchantCategories = (merchantId: number) =>
  publicQuery(['merchantCategories', merchantId], (client, options) =>
    merchantsProductCategories(client, merchantId, options),
  );

/** Products of a merchant; of the filters the level does not count. */
export const merchantProducts = (
  merchantId: number,
  filters: SearchFilters = {},
  page = LIST_FIRST_PAGE,
  limit = PRODUCT_LIST_SIZE,
): Query<QueryPage<ProductCard>> => {
  const { level: _, ...wanted } = productFiltersOf(filters);
  return publicQuery(['merchantProducts', merchantId, wanted, page, limit], (client, options) =>
    merchantsProducts(client, { ...wanted, merId: merchantId, page, limit }, options),
  );
};

/** Merchants found by name, kind and trade. */
export const foundMerchants = (
  { keywords, typeId, categoryId, isSelf }: MerchantFilters,
  page = LIST_FIRST_PAGE,
  limit = PRODUCT_LIST_SIZE,
): Query<QueryPage<MerchantCard>> => {
  const words = cleanSearchFilters({ keyword: keywords }).keyword;
  const wanted = {
    ...(words !== undefined && { keywords: words }),
    ...(typeId !== undefined && { typeId }),
    ...(categoryId !== undefined && { categoryId }),
    ...(isSelf !== undefined && { isSelf }),
  };
  return publicQuery(['foundMerchants', wanted, page, limit], (client, options) =>
    merchantsSearch(client, { ...wanted, page, limit }, options),
  );
};

/** Kinds of merchants, with the papers that each has to show. */
export const merchantTypes = () => publicQuery(['merchantTypes'], (client, options) => merchantsTypes(client, options));

/** What merchants trade in, with the platform's fee in percent. */
export const merchantTrades = () =>
  publicQuery(['merchantTrades'], (client, options) => merchantsCategories(client, options));

/** What applicants agree to, as hostile HTML. */
export const merchantAgreement = () =>
  publicQuery(['merchantAgreement'], (client, options) => applicationsAgreement(client, options));

/** Applications of the shopper to become a merchant, newest first. */
export const merchantApplications = (page = LIST_FIRST_PAGE, limit = PRODUCT_LIST_SIZE) =>
  privateQuery<QueryPage<MerchantApplication>>(['merchantApplications', page, limit], (client, options) =>
    applicationsRecords(client, { page, limit }, options),
  );
