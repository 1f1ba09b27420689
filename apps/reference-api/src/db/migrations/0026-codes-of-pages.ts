import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Codes that count on the one sign-in page that asked for them; empty for all others. */
export const codesOfPages: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw("alter table codes add column interaction text not null default ''").execute(db);
  },
};
