import type { Session } from '../auth/session-types.ts';
import type { StorefrontValue } from '../context/use-storefront.ts';
import type { Locale } from '../domain/locale-path.ts';
import type { Query } from '../query/query.ts';
import { asStorefrontError, type QueryCache, type QueryFailure } from '../query/query-cache.ts';

/** Prefetching and invalidating for the language of the page and the shopper of the moment. */
export function createQueryActions(
  queryCache: QueryCache,
  session: Session,
  locale: Locale,
): Pick<StorefrontValue, 'warm' | 'invalidate'> {
  async function warmOne(query: Query<unknown>, signal: AbortSignal | undefined): Promise<QueryFailure | undefined> {
    const subject = session.getSnapshot().shopper?.subject;
    if (query.isPrivate && subject === undefined) return undefined;
    const key = queryCache.keyOf(query, locale, subject);
    if (queryCache.isFresh(key)) return undefined;
    try {
      await queryCache.load(key, signal);
      return undefined;
    } catch (cause) {
      const error = asStorefrontError(cause, query.key[0]);
      return error.kind === 'aborted' ? undefined : { query: query.key[0], key: query.key, error };
    }
  }
  return {
    async warm(queries, { signal } = {}) {
      const results = await Promise.all(queries.map((query) => warmOne(query, signal)));
      return results.filter((failure) => failure !== undefined);
    },
    invalidate: (...names) => queryCache.invalidate(names.flatMap(queryCache.keysOf)),
  };
}
