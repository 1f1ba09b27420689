import type { CallOptions, Client, StorefrontError } from '@promenade/storefront-sdk';
import { unstable_serialize } from 'swr';
import type { Locale } from '../domain/locale-path.ts';
import { cacheKey, type Query } from '../query/query.ts';
import { asStorefrontError, type Fallback, type QueryFailure } from '../query/query-cache.ts';

export interface PrefetchOptions {
  /** Language of the page; the same as the provider's. */
  locale: Locale;
  /** Ends what is under way when the visitor has gone. */
  signal?: AbortSignal;
  /** Told of every query that failed. */
  onError?: (error: StorefrontError, query: Query<unknown>) => void;
}

/** What a server has read for a page. */
export interface Prefetched {
  /** For the provider's `fallback`, here and in the browser; plain JSON. */
  fallback: Fallback;
  /** What could not be loaded: the page's status follows from it. */
  failures: readonly QueryFailure[];
}

/**
 * Loads what a page must show before it is rendered. Never rejects. Private queries are left out: server HTML is the
 * guest's.
 */
export async function prefetch(
  client: Client,
  queries: readonly Query<unknown>[],
  { locale, signal, onError }: PrefetchOptions,
): Promise<Prefetched> {
  const fallback: Record<string, unknown> = {};
  const failures: QueryFailure[] = [];
  const options: CallOptions = signal ? { signal } : {};
  await Promise.all(
    queries
      .filter((query) => !query.isPrivate)
      .map(async (query) => {
        try {
          fallback[unstable_serialize(cacheKey(query, locale))] = await query.load(client, options);
        } catch (cause) {
          const error = asStorefrontError(cause, query.key[0]);
          failures.push({ query: query.key[0], key: query.key, error });
          onError?.(error, query);
        }
      }),
  );
  return { fallback, failures };
}
