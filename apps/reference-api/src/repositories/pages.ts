import type { Page } from '@promenade/storefront-sdk/contract';

/** The requested part of a list. */
export interface PageQuery {
  page?: number | undefined;
  limit?: number | undefined;
}

export const DEFAULT_LIMIT = 10;

/** Where a page begins and how many rows it has. */
export function pageWindow({ page = 1, limit = DEFAULT_LIMIT }: PageQuery): { offset: number; limit: number } {
  return { offset: (page - 1) * limit, limit };
}

/** A page of rows that were counted. */
export function pageOf<Item>(list: Item[], total: number, { page = 1, limit = DEFAULT_LIMIT }: PageQuery): Page<Item> {
  return { list, pageNum: page, pages: Math.ceil(total / limit), total, pageSize: limit };
}
