import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Uploaded files that were never used are deleted after a day. Existing files may be in use. PostgreSQL 15 SQL, one
 * statement per entry.
 */
const statements: readonly string[] = [
  'alter table uploads add column used_at bigint',
  'update uploads set used_at = created_at',
  'create index uploads_unused_index on uploads (created_at) where used_at is null',
];

export const usedUploads: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
