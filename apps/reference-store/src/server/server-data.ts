import type { Query, QueryKey } from '@promenade/storefront-hooks';
import { prefetch } from '@promenade/storefront-hooks/server';
import { type Client, isStorefrontError } from '@promenade/storefront-sdk';
import type { Locale } from '../i18n/locale.ts';
import type { DataSource } from '../lib/route.ts';

/** Longest time in ms that a page waits for data that the browser can load itself. */
const DATA_TIMEOUT_MS = 400;

/** The data of a query. */
export interface Answer {
  key: QueryKey;
  data: unknown;
}

export interface ServerData extends DataSource {
  /** All results so far, by the keys under which the hooks look them up. */
  readonly fallback: Record<string, unknown>;
  /** The same results, with the keys of their queries. */
  readonly answers: readonly Answer[];
  /** Result of a query; undefined if it was not read or failed. */
  known<Data>(query: Query<Data>): Data | undefined;
  /** Whether all requested data has arrived or does not exist; otherwise the page is shown, but not stored. */
  isComplete(): boolean;
}

/** Reads for one request, each query once; nothing is shared between visitors. */
export function createServerData(
  client: Client,
  { locale, signal }: { locale: Locale; signal: AbortSignal },
): ServerData {
  const fallback: Record<string, unknown> = {};
  const answers: Answer[] = [];
  const reading = new Map<string, Promise<unknown>>();
  let missing = 0;

  async function load(query: Query<unknown>): Promise<unknown> {
    let answer: unknown;
    const watched: Query<unknown> = {
      ...query,
      load: async (...options) => {
        answer = await query.load(...options);
        return answer;
      },
    };
    const result = await prefetch(client, [watched], { locale, signal });
    if (result.failures[0]) throw result.failures[0].error;
    Object.assign(fallback, result.fallback);
    answers.push({ key: query.key, data: answer });
    return answer;
  }

  function read<Data>(query: Query<Data>): Promise<Data> {
    const name = JSON.stringify(query.key);
    const known = reading.get(name) ?? counted(load(query));
    reading.set(name, known);
    return known as Promise<Data>;
  }

  function counted<Data>(loading: Promise<Data>): Promise<Data> {
    missing += 1;
    const arrive = () => {
      missing -= 1;
    };
    // Data that the backend does not have will not arrive later, so the page is complete without it.
    loading.then(arrive, (error: unknown) => isStorefrontError(error) && !error.retryable && arrive());
    return loading;
  }

  return {
    currency: client.currency,
    fallback,
    answers,
    read,
    known<Data>({ key }: Query<Data>) {
      const name = JSON.stringify(key);
      return answers.find((answer) => JSON.stringify(answer.key) === name)?.data as Data | undefined;
    },
    isComplete: () => missing === 0,
    async prefetch(...queries) {
      const all = Promise.allSettled(queries.map(read));
      await Promise.race([all, new Promise((resolve) => setTimeout(resolve, DATA_TIMEOUT_MS))]);
    },
  };
}
