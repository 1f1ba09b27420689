import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Codes that count only on the sign-in page that requested them; empty for all others. */
export const codesOfPages: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw("alter table codes add column interaction text not null default ''").execute(db);
  },
};
