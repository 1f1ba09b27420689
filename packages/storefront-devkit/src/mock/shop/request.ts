import type { Page } from '@promenade/storefront-sdk/contract';
import { MockFailure, type MockRequest } from '../respond.ts';
import type { Account } from './account.ts';
import type { Shop } from './shop.ts';

/** The account of the token of a request; `undefined` for guests and for revoked tokens. */
export function accountOf(shop: Shop, { headers }: MockRequest): Account | undefined {
  const token = (headers.get('authorization') ?? headers.get('authori-zation'))?.split(' ').at(-1);
  if (!token || shop.isSessionExpired) return undefined;
  if (!shop.tokens.has(token)) return shop.takesUnknownTokens ? shop.account : undefined;
  return shop.accounts.find(({ user }) => user.uid === shop.tokens.get(token));
}

/** The account of the token of a request. Throws 401 without one. */
export function signedIn(shop: Shop, request: MockRequest): Account {
  const account = accountOf(shop, request);
  if (!account) throw new MockFailure(401, 'Please sign in');
  return account;
}

/** The requested page of a list: `page` from 1, `limit` 10 by default. */
export function pageOf<Item>(items: readonly Item[], { query }: MockRequest): Page<Item> {
  const pageSize = Number(query.get('limit') || 10);
  const pageNum = Number(query.get('page') || 1);
  return {
    list: items.slice((pageNum - 1) * pageSize, pageNum * pageSize),
    pageNum,
    pages: Math.ceil(items.length / pageSize),
    total: items.length,
    pageSize,
  };
}
