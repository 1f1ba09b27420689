import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Accounts by phone and Twitter, codes of every purpose, whose sign-ins there are, visits. PostgreSQL 15 SQL, one statement per entry. */
const statements: readonly string[] = [
  // A code verifies an e-mail address or a phone.
  'alter table email_codes rename to codes',
  'alter table codes rename column email to recipient',
  'alter index email_codes_email_index rename to codes_recipient_index',
  'alter table users alter column email drop not null',
  'alter table users drop constraint users_kind_check',
  "alter table users add check (kind in ('email', 'phone', 'twitter', 'visitor'))",
  'alter table users add column subject text',
  "alter table users add check (case kind when 'phone' then phone when 'twitter' then subject else email end is not null)",
  // The phone of another account was never verified, so it cannot be used to sign in and need not be unique.
  "create unique index users_phone_key on users (store_id, phone) where kind = 'phone'",
  'create unique index users_subject_key on users (store_id, kind, subject) where subject is not null',
  // The signed-in account: of sessions, grants, codes and tokens, and of a sign-in that has no session yet.
  `alter table oidc_payloads add column account_id text
    generated always as (coalesce(payload ->> 'accountId', payload #>> '{result,login,accountId}')) stored`,
  'create index oidc_payloads_account_index on oidc_payloads (account_id) where account_id is not null',
  `alter table stores
    add column agreement_en text not null default '',
    add column agreement_fr text not null default ''`,
  `create table visits (
    store_id integer not null references stores (id),
    guid text not null,
    uuid text not null,
    user_id integer references users (id),
    started_at bigint not null,
    seen_at bigint not null,
    ended_at bigint,
    primary key (store_id, guid)
  )`,
  'create index visits_device_index on visits (store_id, uuid) where user_id is null',
  'create index visits_age_index on visits (seen_at)',
];

export const account: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
