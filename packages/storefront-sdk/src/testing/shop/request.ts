import type { Page } from '../../contract/index.ts';
import { MockFailure, type MockRequest } from '../respond.ts';
import type { Shop } from './shop.ts';

/** Whether a request comes from the account: any token counts, unless all have expired. */
export function isSignedIn(shop: Shop, { headers }: MockRequest): boolean {
  return !shop.isSessionExpired && (headers.has('authorization') || headers.has('authori-zation'));
}

/** The page of a list that a request asks for: `page` from 1, `limit` 10 by default. */
export function pageOf<Item>(items: readonly Item[], { query }: MockRequest): Page<Item> {
  const pageSize = Number(query.get('limit') ?? 10);
  const pageNum = Number(query.get('page') ?? 1);
  return {
    list: items.slice((pageNum - 1) * pageSize, pageNum * pageSize),
    pageNum,
    pages: Math.ceil(items.length / pageSize),
    total: items.length,
    pageSize,
  };
}

/** The answer for what is not there. */
export const missing = () => new MockFailure(404, 'No data found');
