import type { CallOptions, Client, Page } from '@promenade/storefront-sdk';
import type { Locale } from '../domain/locale-path.ts';

/** Name of a read and what it depends on. The language is no part of it; it is added where the key is used. */
export type QueryKey = readonly [name: string, ...parameters: unknown[]];

/** A read of the backend as data: what it is called and how it is loaded. */
export interface Query<Data> {
  readonly key: QueryKey;
  /** Whether the answer belongs to one shopper. Such a query runs only in a browser, after sign-in. */
  readonly isPrivate: boolean;
  load(client: Client, options?: CallOptions): Promise<Data>;
}

/** A page of a list as a query returns it. */
export interface QueryPage<Item> extends Page<Item> {
  /** Whether a page follows. */
  readonly hasNext: boolean;
}

/** A query whose answer is the same for everybody. */
export const publicQuery = <Data>(key: QueryKey, load: Query<Data>['load']): Query<Data> => ({
  key,
  isPrivate: false,
  load,
});

/** A query whose answer belongs to the shopper who asks. */
export const privateQuery = <Data>(key: QueryKey, load: Query<Data>['load']): Query<Data> => ({
  key,
  isPrivate: true,
  load,
});

/** The key under which an answer is cached: by language, and by shopper where it belongs to one. */
export function cacheKey(query: Query<unknown>, locale: Locale, subject?: string): readonly unknown[] {
  return query.isPrivate ? [locale, `@${subject}`, ...query.key] : [locale, ...query.key];
}
