import type { Query } from '@promenade/storefront-hooks';
import type { Locale } from '@promenade/storefront-hooks/domain';
import { prefetch } from '@promenade/storefront-hooks/server';
import type { Client } from '@promenade/storefront-sdk';
import type { DataSource } from '../router/data-source.ts';

/** Longest time a page waits for what the browser can also fetch by itself. */
const PATIENCE_MS = 400;

export interface ServerData extends DataSource {
  /** Every answer so far, by the key under which the hooks look it up. */
  readonly fallback: Record<string, unknown>;
}

/** Reads for one request; nothing is shared between visitors. */
export function createServerData(
  client: Client,
  { locale, signal }: { locale: Locale; signal: AbortSignal },
): ServerData {
  const fallback: Record<string, unknown> = {};
  return {
    fallback,
    async read<Data>(query: Query<Data>) {
      let answer: Data | undefined;
      const watched: Query<Data> = {
        ...query,
        load: async (...options) => {
          answer = await query.load(...options);
          return answer;
        },
      };
      const result = await prefetch(client, [watched], { locale, signal });
      if (result.failures[0]) throw result.failures[0].error;
      Object.assign(fallback, result.fallback);
      return answer as Data;
    },
    async warm(...queries) {
      const reading = prefetch(client, queries, { locale, signal });
      const result = await Promise.race([
        reading,
        new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined)),
      ]);
      if (result) Object.assign(fallback, result.fallback);
    },
  };
}
