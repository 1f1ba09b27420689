import type { CallOptions, Client, Page } from '@promenade/storefront-sdk';
import type { Locale } from '../domain/locale-path.ts';

/** Name of a query and its parameters, as JSON. It doesn't contain the language, which is added to the cache key. */
export type QueryKey = readonly [name: string, ...parameters: unknown[]];

/** Description of a request to the backend: its key, and a function that loads it. */
export interface Query<Data> {
  /** Queries with equal keys share their data. `invalidate` takes the name. */
  readonly key: QueryKey;
  /** Whether the data belongs to one shopper. Private queries run only in a browser, after sign-in. */
  readonly isPrivate: boolean;
  /** Whether the query belongs to this package. Queries of an app may have the same names. */
  readonly isBuiltIn?: boolean;
  /** Loads the data; rejects with `StorefrontError`. */
  load(client: Client, options?: CallOptions): Promise<Data>;
}

/** A page of a list, as list queries return it. */
export interface QueryPage<Item> extends Page<Item> {
  /** Whether there is another page. */
  readonly hasNext: boolean;
}

/**
 * A query whose data is the same for all shoppers. It may run on a server.
 * @example publicQuery(['stores', city], (client, options) => storesNear(client, city, options))
 */
export const publicQuery = <Data>(key: QueryKey, load: Query<Data>['load']): Query<Data> => ({
  key,
  isPrivate: false,
  load,
});

/** A query whose data belongs to the signed-in shopper: cached for that shopper only, removed at sign-out. */
export const privateQuery = <Data>(key: QueryKey, load: Query<Data>['load']): Query<Data> => ({
  key,
  isPrivate: true,
  load,
});

/** A public query of this package. */
export const builtInPublic = <Data>(key: QueryKey, load: Query<Data>['load']): Query<Data> => ({
  ...publicQuery(key, load),
  isBuiltIn: true,
});

/** A private query of this package. */
export const builtInPrivate = <Data>(key: QueryKey, load: Query<Data>['load']): Query<Data> => ({
  ...privateQuery(key, load),
  isBuiltIn: true,
});

const sortFields = (_: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** The key of a query in the cache. `shopper` is empty for public queries. */
export type CacheKey = readonly [locale: Locale, shopper: string, name: string, parameters: string];

export function cacheKeyOf({ key, ...query }: Omit<Query<unknown>, 'load'>, locale: Locale, shopper = ''): CacheKey {
  const [name, ...parameters] = key;
  const cacheName = query.isBuiltIn ? name : `${OWN}${name}`;
  return [locale, query.isPrivate ? shopper : '', cacheName, JSON.stringify(parameters, sortFields)];
}

/** Prefix of the names of an app's queries. */
const OWN = 'own ';

/** Name of a key's query. */
export const nameOf = ([, , name]: CacheKey): string => (name.startsWith(OWN) ? name.slice(OWN.length) : name);

/** The key as text, which names the query's data in `Fallback`. */
export const textOfKey = (key: CacheKey): string => JSON.stringify(key);

/** The key of a list, given the key of its first page. */
export const listKeyOf = ([locale, shopper, name, parameters]: CacheKey): CacheKey => [
  locale,
  shopper,
  name,
  `${parameters} and on`,
];
