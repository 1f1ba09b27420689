import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  `create table passkeys (
    id text primary key,
    user_id integer not null references users (id) on delete cascade,
    public_key text not null,
    counter bigint not null,
    transports text not null,
    created_at bigint not null,
    used_at bigint
  )`,
  'create index passkeys_user_index on passkeys (user_id)',
];

/** Keys of devices that sign in without a password. */
export const passkeys: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
