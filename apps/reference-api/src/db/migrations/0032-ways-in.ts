import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  'alter table users add column recoveries integer not null default 0',
  'alter table passkeys add column suspended_at bigint',
  'alter table uploads add column is_shown boolean not null default false',
  `update uploads set is_shown = true where user_id is null
    or '/media/uploads/' || name in (select avatar from users)
    or '/media/uploads/' || name in (select jsonb_array_elements_text(pictures) from reviews)`,
];

/** How account recovery affects known devices and passkeys, and which files are public. */
export const waysIn: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
