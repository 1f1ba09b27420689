import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  `create table agent_checkouts (
    hash text primary key,
    store_id integer not null references stores (id),
    kind text not null check (kind in ('cart', 'checkout')),
    agent text not null,
    state text not null default 'open' check (state in ('open', 'placing', 'placed', 'canceled')),
    lines jsonb not null,
    contact jsonb not null,
    shown_cents bigint not null default 0,
    user_id integer references users (id),
    pre_order_no text,
    order_no text,
    placing_until bigint,
    created_at bigint not null,
    updated_at bigint not null,
    expires_at bigint not null
  )`,
  `comment on table agent_checkouts is 'Carts and checkouts that shoppers’ agents fill by UCP and ACP.'`,
  `comment on column agent_checkouts.hash is 'SHA-256 of the id, which opens it.'`,
  `comment on column agent_checkouts.agent is 'SHA-256 of the credentials with which it was made; nobody else may use it.'`,
  `comment on column agent_checkouts.shown_cents is 'Total that the agent was told last: an order at another one is refused.'`,
  `comment on column agent_checkouts.user_id is 'The visitor who orders; null before the first try.'`,
  `comment on column agent_checkouts.placing_until is 'While its order is being placed: when another request may try again.'`,
  'create index agent_checkouts_expires_index on agent_checkouts (expires_at)',
  'create index agent_checkouts_user_index on agent_checkouts (user_id)',
  'create index agent_checkouts_store_index on agent_checkouts (store_id)',
];

/** Carts and checkouts of shoppers' agents, which order by protocols of their own. */
export const agentCheckouts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
