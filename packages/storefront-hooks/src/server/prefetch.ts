import type { CallOptions, Client, StorefrontError } from '@promenade/storefront-sdk';
import type { Locale } from '../domain/locale-path.ts';
import { asStorefrontError } from '../query/as-storefront-error.ts';
import { cacheKeyOf, type Query, textOfKey } from '../query/query.ts';
import type { Fallback, QueryFailure } from '../query/query-data.ts';

/** Options of `prefetch`. */
export interface PrefetchOptions {
  /** Language of the page; the same as the provider's. */
  locale: Locale;
  /** Aborts pending requests, when the visitor has gone for instance. */
  signal?: AbortSignal;
  /** Called for every query that failed. */
  onError?: (error: StorefrontError, query: Query<unknown>) => void;
}

/** What a server has loaded for a page. */
export interface Prefetched {
  /** For the provider's `fallback`, on the server and in the browser; plain JSON. */
  fallback: Fallback;
  /** Queries that could not be loaded; the page's status code follows from them. */
  failures: readonly QueryFailure[];
}

/**
 * Loads what a page must show before it is rendered. Never rejects. Private queries are left out: server HTML is a
 * guest's. Pass the time of the request as `now` to the provider, so that a cached page is as old as it is.
 */
export async function prefetch(
  client: Client,
  queries: readonly Query<unknown>[],
  { locale, signal, onError }: PrefetchOptions,
): Promise<Prefetched> {
  const fallback: Record<string, unknown> = {};
  const failures: QueryFailure[] = [];
  const options: CallOptions = signal ? { signal } : {};
  const load = async (query: Query<unknown>) => {
    try {
      fallback[textOfKey(cacheKeyOf(query, locale))] = await query.load(client, options);
    } catch (cause) {
      const error = asStorefrontError(cause, query.key[0]);
      failures.push({ query: query.key[0], key: query.key, error });
      onError?.(error, query);
    }
  };
  await Promise.all(queries.filter(({ isPrivate }) => !isPrivate).map(load));
  return { fallback, failures };
}
