import type { Query } from '@promenade/storefront-hooks';

/** Reads queries for a page and remembers the answers under the keys that the hooks use. */
export interface DataSource {
  /** ISO 4217 code of the amounts in addresses. */
  readonly currency: string | undefined;
  /** Rejects when the read fails: for what the page cannot do without. */
  read<Data>(query: Query<Data>): Promise<Data>;
  /** Never rejects and never holds the page up for long: for what the page can show, or ask for, later. */
  prefetch(...queries: Query<unknown>[]): Promise<void>;
}
