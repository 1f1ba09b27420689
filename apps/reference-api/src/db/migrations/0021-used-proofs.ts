import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  // Unlogged, because every signed request writes a row that counts for minutes; a crash of the server empties the table.
  `create unlogged table dpop_proofs (
    id text primary key,
    expires_at bigint not null
  )`,
  'create index dpop_proofs_expiry_index on dpop_proofs (expires_at)',
];

/** Used DPoP proofs, so that no process accepts one twice. */
export const usedProofs: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
