import {
  type CollectedMerchant,
  type CollectedProduct,
  type ListCall,
  merchantsFollowed,
  wishlistList,
} from '@promenade/storefront-sdk';
import { LIST_FIRST_PAGE, PRODUCT_LIST_SIZE } from '../domain/constants.ts';
import { builtInPrivate, type QueryPage } from './query.ts';

/** The backend's maximum page size. */
const PAGE_LIMIT = 50;
/** Limits the ids of a list to the latest thousand entries. */
const PAGES_MAX = 20;

/** Ids of the entries of a list, read page by page. */
async function allIds<Entry>(entries: ListCall<Entry>, idOf: (entry: Entry) => number): Promise<number[]> {
  const ids = new Set<number>();
  let pages = 0;
  for await (const { list } of entries.pages()) {
    for (const entry of list) ids.add(idOf(entry));
    pages += 1;
    if (pages === PAGES_MAX) break;
  }
  return [...ids];
}

/** One page of the wish list, the latest first. */
export const wishList = (page = LIST_FIRST_PAGE, limit = PRODUCT_LIST_SIZE) =>
  builtInPrivate<QueryPage<CollectedProduct>>(['wishList', page, limit], (client, options) =>
    wishlistList(client, { page, limit }, options),
  );

/** Ids of the products on the wish list, the latest thousand. */
export const wishedIds = () =>
  builtInPrivate(['wishedIds'], (client, options) =>
    allIds(wishlistList(client, { page: LIST_FIRST_PAGE, limit: PAGE_LIMIT }, options), ({ productId }) => productId),
  );

/** One page of the merchants that the shopper follows, the latest first. */
export const followedMerchants = (page = LIST_FIRST_PAGE, limit = PRODUCT_LIST_SIZE) =>
  builtInPrivate<QueryPage<CollectedMerchant>>(['followedMerchants', page, limit], (client, options) =>
    merchantsFollowed(client, { page, limit }, options),
  );

/** Ids of the merchants that the shopper follows, the latest thousand. */
export const followedIds = () =>
  builtInPrivate(['followedIds'], (client, options) =>
    allIds(merchantsFollowed(client, { page: LIST_FIRST_PAGE, limit: PAGE_LIMIT }, options), ({ merId }) => merId),
  );
