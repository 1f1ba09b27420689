import type { Page } from '@promenade/storefront-sdk/contract';
import type { CallContext } from '../contract/types.ts';

/** Which part of a list is asked for. */
export interface PageQuery {
  page?: number | undefined;
  limit?: number | undefined;
}

const DEFAULT_LIMIT = 10;

/** Where a page begins and how many rows it has. */
export function pageWindow({ page = 1, limit = DEFAULT_LIMIT }: PageQuery): { offset: number; limit: number } {
  return { offset: (page - 1) * limit, limit };
}

/** What a list of the catalogue depends on beside its own filters. */
export function listScope({ shop, locale, now }: CallContext, { page = 1, limit = DEFAULT_LIMIT }: PageQuery) {
  return { storeId: shop.id, locale, now, page, limit };
}

/** A page of rows that were counted. */
export function pageOf<Item>(list: Item[], total: number, { page = 1, limit = DEFAULT_LIMIT }: PageQuery): Page<Item> {
  return { list, pageNum: page, pages: Math.ceil(total / limit), total, pageSize: limit };
}
