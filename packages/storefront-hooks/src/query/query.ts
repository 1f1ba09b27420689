import type { CallOptions, Client, Page } from '@promenade/storefront-sdk';
import type { Locale } from '../domain/locale-path.ts';

/** Name of a read and what it depends on, as JSON. The language is no part of it; it is added where the key is used. */
export type QueryKey = readonly [name: string, ...parameters: unknown[]];

/** A read of the backend as data: its key and how it is loaded. */
export interface Query<Data> {
  /** Two queries with equal keys share their data. The name is what `invalidate` takes. */
  readonly key: QueryKey;
  /** Whether the data belongs to one shopper. Such a query runs only in a browser, after sign-in. */
  readonly isPrivate: boolean;
  /** Whether it is one of this package: one of the app may have the same name. */
  readonly isBuiltIn?: boolean;
  /** Loads the data; rejects with `StorefrontError`. */
  load(client: Client, options?: CallOptions): Promise<Data>;
}

/** A page of a list as a query returns it. */
export interface QueryPage<Item> extends Page<Item> {
  /** Whether another page follows. */
  readonly hasNext: boolean;
}

/**
 * A query whose data is the same for everybody. It may run on a server.
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

/** The key of a query in one language and, where the data belongs to a shopper, for that one; else `shopper` is empty. */
export type CacheKey = readonly [locale: Locale, shopper: string, name: string, parameters: string];

export function cacheKeyOf({ key, ...query }: Omit<Query<unknown>, 'load'>, locale: Locale, shopper = ''): CacheKey {
  const [name, ...parameters] = key;
  const keptAs = query.isBuiltIn ? name : `${OWN}${name}`;
  return [locale, query.isPrivate ? shopper : '', keptAs, JSON.stringify(parameters, sortFields)];
}

/** What stands before the names of an app's own queries. */
const OWN = 'own ';

/** Name of the query that a key is of. */
export const nameOf = ([, , name]: CacheKey): string => (name.startsWith(OWN) ? name.slice(OWN.length) : name);

/** The key as text: the name of its data where it is handed over as JSON. */
export const textOfKey = (key: CacheKey): string => JSON.stringify(key);

/** The key of all pages of a list, from the one whose key is given. */
export const listKeyOf = ([locale, shopper, name, parameters]: CacheKey): CacheKey => [
  locale,
  shopper,
  name,
  `${parameters} and on`,
];
