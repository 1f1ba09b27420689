import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  // Due work items that are running or have failed; waiting items have no row.
  `create table job_claims (
    job text not null,
    piece bigint not null,
    due_at bigint,
    attempts integer not null default 0,
    error text,
    primary key (job, piece)
  )`,
  // What an operator has ordered and takes longer than a request.
  `create table tasks (
    id integer generated always as identity primary key,
    command text not null,
    key text not null,
    input jsonb not null,
    done integer not null default 0,
    total integer,
    position jsonb,
    answer jsonb,
    created_at bigint not null,
    finished_at bigint
  )`,
  'create unique index tasks_open_index on tasks (key) where finished_at is null',
  'create index tasks_finished_index on tasks (finished_at) where finished_at is not null',
  `create table newsletters (
    id integer generated always as identity primary key,
    store_id integer not null references stores (id) on delete cascade,
    digest text not null,
    content jsonb not null,
    created_at bigint not null
  )`,
  'create index newsletters_digest_index on newsletters (store_id, digest, id)',
  `create table newsletter_deliveries (
    newsletter_id integer not null references newsletters (id) on delete cascade,
    subscription_id integer not null references newsletter_subscriptions (id) on delete cascade,
    primary key (newsletter_id, subscription_id)
  )`,
  'create index newsletter_deliveries_subscription_index on newsletter_deliveries (subscription_id)',
];

export const jobsAndTasks: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
