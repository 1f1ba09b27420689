import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Files that shoppers sent and then used for nothing go after a day. What is there already may be in use. */
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
