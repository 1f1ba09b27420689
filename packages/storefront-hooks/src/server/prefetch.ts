import type { CallOptions, Client, StorefrontError } from '@promenade/storefront-sdk';
import type { Locale } from '../domain/locale-path.ts';
import { asStorefrontError } from '../query/as-storefront-error.ts';
import { cacheKeyOf, type Query, textOfKey } from '../query/query.ts';
import type { Fallback, QueryFailure } from '../query/query-data.ts';

/** Options of `prefetch`. */
export interface PrefetchOptions {
  /** Language of the page; the same as the provider's. */
  locale: Locale;
  /** Aborts pending requests, for instance when the browser has closed the connection. */
  signal?: AbortSignal;
  /** Called for each query that failed. */
  onError?: (error: StorefrontError, query: Query<unknown>) => void;
}

/** Data that a server has loaded for a page. */
export interface Prefetched {
  /** For the provider's `fallback`, on the server and in the browser; plain JSON. */
  fallback: Fallback;
  /** Queries that could not be loaded. Use them to choose the page's status code. */
  failures: readonly QueryFailure[];
}

/** A copy without the function of list pages, which is not enumerable: server components may pass only data to the browser. */
const plain = (data: unknown) =>
  typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : data;

/**
 * Loads the data of a page before rendering it. Never rejects. Private queries are skipped, because servers render HTML for
 * guests only. Pass the time of the request as `now` to the provider, so that the age of the data is known.
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
      fallback[textOfKey(cacheKeyOf(query, locale))] = plain(await query.load(client, options));
    } catch (cause) {
      const error = asStorefrontError(cause, query.key[0]);
      failures.push({ query: query.key[0], key: query.key, error });
      onError?.(error, query);
    }
  };
  await Promise.all(queries.filter(({ isPrivate }) => !isPrivate).map(load));
  return { fallback, failures };
}
