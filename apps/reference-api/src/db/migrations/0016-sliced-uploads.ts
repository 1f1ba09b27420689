import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Pictures and PDFs are compressed already; stored uncompressed, a slice can be read without the rest. */
export const slicedUploads: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table uploads alter column content set storage external`.execute(db);
  },
};
