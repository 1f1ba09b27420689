import { StorefrontError } from '@promenade/storefront-sdk';
import type { Session } from '../auth/session-types.ts';
import type { Reads } from '../context/reads.ts';
import type { StorefrontValue } from '../context/use-storefront.ts';
import type { Locale } from '../domain/locale-path.ts';
import { asStorefrontError } from '../query/as-storefront-error.ts';
import { showStored } from '../query/hydrate.ts';
import { type CacheKey, cacheKeyOf, nameOf, type Query } from '../query/query.ts';
import type { QueryFailure } from '../query/query-data.ts';
import { cachedData, isOf, swrKeyOf } from '../query/swr-cache.ts';

/** Creates the functions that read, prefetch and invalidate queries in the language of the page for the current shopper. */
export function createQueryActions(
  reads: Reads,
  session: Session,
  locale: Locale,
): Pick<StorefrontValue, 'read' | 'peek' | 'prefetch' | 'update' | 'invalidate'> {
  const { data, swr, shop, shopper } = reads;
  function keyOf(query: Query<unknown>): CacheKey | undefined {
    const reader = shopper(session.getSnapshot());
    return query.isPrivate && reader === undefined ? undefined : cacheKeyOf(query, locale, reader);
  }
  function known<Data>(key: CacheKey): Data | undefined {
    const cached = data.isStoredLatest(key) ? undefined : cachedData<Data>(swr, swrKeyOf(shop, key));
    return cached ?? data.stored(key);
  }
  async function read<Data>(query: Query<Data>, staleTimeMs?: number): Promise<Data> {
    const key = keyOf(query);
    if (!key) throw new StorefrontError({ kind: 'auth', code: 401, endpoint: query.key[0] });
    const before = known<Data>(key);
    if (before !== undefined && data.isFresh(key, staleTimeMs)) return before;
    const loaded = await data.load(query, key, { store: true, staleTimeMs });
    showStored(reads, [key]);
    return loaded;
  }
  async function failureOf(query: Query<unknown>): Promise<QueryFailure | undefined> {
    if (!keyOf(query)) return undefined;
    try {
      await read(query);
      return undefined;
    } catch (cause) {
      return { query: query.key[0], key: query.key, error: asStorefrontError(cause, query.key[0]) };
    }
  }
  return {
    read,
    peek(query) {
      const key = keyOf(query);
      return key && known(key);
    },
    async prefetch(queries) {
      return (await Promise.all(queries.map(failureOf))).filter((failure) => failure !== undefined);
    },
    update<Data>(query: Query<Data>, change: (data: Data) => Data) {
      const key = keyOf(query);
      const before = key && known<Data>(key);
      if (!key || before === undefined) return;
      void swr.mutate(swrKeyOf(shop, key), change(before), { revalidate: data.recordWrite(key) });
    },
    async invalidate(...names) {
      const isMeant = (key: CacheKey) => names.length === 0 || names.includes(nameOf(key));
      data.invalidate(isMeant);
      await swr.mutate(isOf(shop, isMeant));
    },
  };
}
