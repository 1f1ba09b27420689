import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The words of a product stay in its row, for each search ranks all it finds by them; other long columns move out instead.
 * Products that were there before follow when they are next written.
 */
export const wordsBesideProducts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['search_en', 'search_fr']) {
      await sql.raw(`alter table products alter column ${column} set storage main`).execute(db);
    }
  },
};
