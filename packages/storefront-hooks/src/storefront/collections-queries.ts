import {
  type CollectedMerchant,
  type CollectedProduct,
  merchants as merchantCalls,
  type Page,
  wishlist,
} from '@promenade/storefront-sdk';
import { LIST_FIRST_PAGE, PRODUCT_LIST_SIZE } from '../domain/constants.ts';
import { privateQuery } from './query.ts';

/** Most entries asked for at once; the wire's limit. */
const PAGE_LIMIT = 50;
/** Pages asked for to learn what is on a list; a thousand entries are more than any heart on a screen stands for. */
const PAGES_MAX = 20;

/** Ids of all entries of a list, page after page. */
async function allIds<Entry>(
  load: (query: { page: number; limit: number }) => Promise<Page<Entry>>,
  idOf: (entry: Entry) => number,
): Promise<number[]> {
  const ids = new Set<number>();
  for (let page = LIST_FIRST_PAGE; page <= PAGES_MAX; page++) {
    const { list, pages } = await load({ page, limit: PAGE_LIMIT });
    for (const entry of list) ids.add(idOf(entry));
    if (list.length === 0 || page >= pages) break;
  }
  return [...ids];
}

/** The wish list, the latest first. */
export const wishList = (page = LIST_FIRST_PAGE, limit = PRODUCT_LIST_SIZE) =>
  privateQuery<Page<CollectedProduct>>(['wishList', page, limit], (client, options) =>
    wishlist.list(client, { page, limit }, options),
  );

/** Ids of the products on the wish list, the latest thousand. */
export const wishedIds = () =>
  privateQuery(['wishedIds'], (client, options) =>
    allIds(
      (query) => wishlist.list(client, query, options),
      ({ productId }) => productId,
    ),
  );

/** Merchants whom the shopper follows, the latest first. */
export const followedMerchants = (page = LIST_FIRST_PAGE, limit = PRODUCT_LIST_SIZE) =>
  privateQuery<Page<CollectedMerchant>>(['followedMerchants', page, limit], (client, options) =>
    merchantCalls.followed(client, { page, limit }, options),
  );

/** Ids of the merchants whom the shopper follows, the latest thousand. */
export const followedIds = () =>
  privateQuery(['followedIds'], (client, options) =>
    allIds(
      (query) => merchantCalls.followed(client, query, options),
      ({ merId }) => merId,
    ),
  );
