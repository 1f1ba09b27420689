import {
  applicationsAgreement,
  applicationsRecords,
  type MerchantApplication,
  type MerchantCard,
  merchantsCategories,
  merchantsDetail,
  merchantsDirectory,
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
import { builtInPrivate, builtInPublic, type Query, type QueryPage } from './query.ts';

/** Filters of a merchant search; absent fields don't filter. */
export interface MerchantFilters {
  /** Words of the name, at most 100 characters. */
  keywords?: string | undefined;
  /** Type of the merchant, one of `useMerchantTypes`. */
  typeId?: number | undefined;
  /** Business category of the merchant, one of `useBusinessCategories`. */
  categoryId?: number | undefined;
  /** Only merchants of the platform itself (true), or only others (false). */
  isSelf?: boolean | undefined;
}

/**
 * The header of a merchant's pages: name, pictures, banners. It is the same for every shopper: `isCollect` is always false,
 * use `useFollow` instead.
 */
export const merchant = (merchantId: number) =>
  builtInPublic(['merchant', merchantId], async (client, options) => ({
    ...(await merchantsIndex(client, merchantId, options)),
    isCollect: false,
  }));

/** Details of a merchant: contact, documents, followers. */
export const merchantDetail = (merchantId: number) =>
  builtInPublic(['merchantDetail', merchantId], (client, options) => merchantsDetail(client, merchantId, options));

/** The categories of a merchant's products. */
export const merchantCategories = (merchantId: number) =>
  builtInPublic(['merchantCategories', merchantId], (client, options) =>
    merchantsProductCategories(client, merchantId, options),
  );

/** One page of a merchant's products, filtered and sorted. `filters.merchantIds` and `filters.page` are ignored. */
export const merchantProducts = (
  merchantId: number,
  filters: SearchFilters = {},
  page = LIST_FIRST_PAGE,
  limit = PRODUCT_LIST_SIZE,
): Query<QueryPage<ProductCard>> => {
  const { level: _, merIds: __, ...wanted } = productFiltersOf(filters);
  return builtInPublic(['merchantProducts', merchantId, wanted, page, limit], (client, options) =>
    merchantsProducts(client, { ...wanted, merId: merchantId, page, limit }, options),
  );
};

/** One page of the merchants, each with up to three products. */
export const merchants = (page = LIST_FIRST_PAGE, limit = PRODUCT_LIST_SIZE) =>
  builtInPublic<QueryPage<MerchantCard>>(['merchants', page, limit], (client, options) =>
    merchantsDirectory(client, { page, limit }, options),
  );

/** One page of the merchants that match a name, type and business category. */
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
  return builtInPublic(['foundMerchants', wanted, page, limit], (client, options) =>
    merchantsSearch(client, { ...wanted, page, limit }, options),
  );
};

/** Types of merchants, each with the documents that it requires. */
export const merchantTypes = () =>
  builtInPublic(['merchantTypes'], (client, options) => merchantsTypes(client, options));

/** Business categories of merchants, with the platform's fee in percent. */
export const businessCategories = () =>
  builtInPublic(['businessCategories'], (client, options) => merchantsCategories(client, options));

/** The agreement that applicants accept, as untrusted HTML. */
export const merchantAgreement = () =>
  builtInPublic(['merchantAgreement'], (client, options) => applicationsAgreement(client, options));

/** One page of the shopper's applications to become a merchant, newest first. */
export const merchantApplications = (page = LIST_FIRST_PAGE, limit = PRODUCT_LIST_SIZE) =>
  builtInPrivate<QueryPage<MerchantApplication>>(['merchantApplications', page, limit], (client, options) =>
    applicationsRecords(client, { page, limit }, options),
  );
