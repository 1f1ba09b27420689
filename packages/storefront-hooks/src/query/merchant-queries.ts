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

/** Filters of a merchant search; absent fields do not narrow it. */
export interface MerchantFilters {
  /** Words of the name, at most 100 characters. */
  keywords?: string | undefined;
  /** Type of the merchant, one of `useMerchantTypes`. */
  typeId?: number | undefined;
  /** Business category of the merchant, one of `useBusinessCategories`. */
  categoryId?: number | undefined;
  /** Only the platform's own, or only others. */
  isSelf?: boolean | undefined;
}

/**
 * The header of a merchant's pages: name, pictures, banners. It is the same for every shopper: `isCollect` is always false;
 * `useFollow` tells it.
 */
export const merchant = (merchantId: number) =>
  builtInPublic(['merchant', merchantId], async (client, options) => ({
    ...(await merchantsIndex(client, merchantId, options)),
    isCollect: false,
  }));

/** Details of a merchant: contact, documents, followers. */
export const merchantDetail = (merchantId: number) =>
  builtInPublic(['merchantDetail', merchantId], (client, options) => merchantsDetail(client, merchantId, options));

/** The categories that a merchant has products in. */
export const merchantCategories = (merchantId: number) =>
  builtInPublic(['merchantCategories', merchantId], (client, options) =>
    merchantsProductCategories(client, merchantId, options),
  );

/** Products of a merchant by words, category, price range and order, one page. `filters.level` is ignored, and so is the newest first. */
export const merchantProducts = (
  merchantId: number,
  filters: SearchFilters = {},
  page = LIST_FIRST_PAGE,
  limit = PRODUCT_LIST_SIZE,
): Query<QueryPage<ProductCard>> => {
  const { level: _, newest: __, ...wanted } = productFiltersOf(filters);
  return builtInPublic(['merchantProducts', merchantId, wanted, page, limit], (client, options) =>
    merchantsProducts(client, { ...wanted, merId: merchantId, page, limit }, options),
  );
};

/** Merchants with up to three products each, one page. */
export const merchants = (page = LIST_FIRST_PAGE, limit = PRODUCT_LIST_SIZE) =>
  builtInPublic<QueryPage<MerchantCard>>(['merchants', page, limit], (client, options) =>
    merchantsDirectory(client, { page, limit }, options),
  );

/** Merchants found by name, type and business category. */
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

/** Types of merchants, with the documents that each has to present. */
export const merchantTypes = () =>
  builtInPublic(['merchantTypes'], (client, options) => merchantsTypes(client, options));

/** Business categories of merchants, with the platform's fee in percent. */
export const businessCategories = () =>
  builtInPublic(['businessCategories'], (client, options) => merchantsCategories(client, options));

/** The agreement that applicants accept, as untrusted HTML. */
export const merchantAgreement = () =>
  builtInPublic(['merchantAgreement'], (client, options) => applicationsAgreement(client, options));

/** Applications of the shopper to become a merchant, newest first. */
export const merchantApplications = (page = LIST_FIRST_PAGE, limit = PRODUCT_LIST_SIZE) =>
  builtInPrivate<QueryPage<MerchantApplication>>(['merchantApplications', page, limit], (client, options) =>
    applicationsRecords(client, { page, limit }, options),
  );
