import type { StorefrontError } from '@promenade/storefront-sdk';
import type { CacheKey, Query, QueryPage } from './query.ts';
import type { QueryData } from './query-data.ts';

export type Pages<Item> = readonly QueryPage<Item>[];

export interface ListPagesOptions<Item> {
  data: QueryData;
  listOf: (page: number) => Query<QueryPage<Item>>;
  /** Number of the first page shown. */
  firstPage: number;
  keyOf(query: Query<unknown>): CacheKey | null;
  reportError(error: StorefrontError): void;
}

/** The pages of a list, by index from the first page shown. Each page is stored, so that it is requested once. */
export function createListPages<Item>({ data, listOf, firstPage, keyOf, reportError }: ListPagesOptions<Item>) {
  const at = (index: number) => {
    const query = listOf(firstPage + index);
    const key = keyOf(query);
    if (!key) throw new Error('A list without a key has no pages.');
    return { query, key };
  };
  const load = (index: number) => {
    const { query, key } = at(index);
    return data.load(query, key, { store: true });
  };

  return {
    at,
    load,
    /**
     * Loads the first page, which contains the number of pages, then the others in parallel. The list ends before the first
     * page that fails.
     */
    async loadAll(list: CacheKey): Promise<Pages<Item>> {
      const start = await load(0);
      const others = Math.min(data.shownPages(list), start.pages - firstPage + 1) - 1;
      const indices = Array.from({ length: Math.max(0, others) }, (_, index) => index + 1);
      const pages = [start];
      for (const result of await Promise.allSettled(indices.map(load))) {
        if (result.status === 'rejected') {
          reportError(result.reason);
          break;
        }
        pages.push(result.value);
      }
      return pages;
    },
    /** The stored pages, up to the first missing one. */
    stored(count: number): Pages<Item> {
      const pages: QueryPage<Item>[] = [];
      for (let index = 0; index < count; index++) {
        const page = data.stored<QueryPage<Item>>(at(index).key);
        if (!page) break;
        pages.push(page);
      }
      return pages;
    },
  };
}
