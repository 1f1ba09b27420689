import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  `create table trusted_agents (
    id integer generated always as identity primary key,
    store_id integer not null references stores (id),
    name text not null,
    directory text,
    keys jsonb not null,
    keys_read_at bigint not null,
    unique (store_id, name),
    unique (store_id, directory)
  )`,
  `comment on table trusted_agents is 'Agents whose signed requests the owner of a shop trusts.'`,
  `comment on column trusted_agents.directory is 'Origin that publishes its keys; null where the owner has given them.'`,
];

/** An owner can trust agents that sign their requests. */
export const trustedAgents: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
