import type { Client } from '@promenade/storefront-sdk';

/** A read that servers and browsers make alike; the key is the one the hooks of the page use. */
export interface Query<Answer> {
  readonly key: unknown;
  fetch(client: Client): Promise<Answer>;
}

/** Reads a query and remembers its answer for the page. */
export interface DataSource {
  /** Rejects when the read fails: for what the page cannot do without. */
  read<Answer>(query: Query<Answer>): Promise<Answer>;
  /** Never rejects and never holds the page up for long: for what the page can fetch later. */
  warm(...queries: Query<unknown>[]): Promise<void>;
}
