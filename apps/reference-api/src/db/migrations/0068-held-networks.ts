import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which networks placed the unpaid orders of shoppers without a verified address; keys without personal data. */
export const heldNetworks: Migration = {
  async up(db) {
    await sql`
      create function keyed_hash(value text) returns text language sql stable as $$
        select split_part(value, ':', 1) || ':' || encode(sha256(convert_to(
          coalesce((select secret.value #>> '{}' from server_secrets secret where secret.name = 'hashKey'), '') || value,
          'UTF8')), 'hex')
      $$
    `.execute(db);
    await sql`
      create table unproven_orders (
        network text not null,
        order_id integer not null references orders (id) on delete cascade,
        created_at bigint not null,
        primary key (network, order_id)
      )
    `.execute(db);
    await sql`create index unproven_orders_order_index on unproven_orders (order_id)`.execute(db);
    await sql`create index unproven_orders_age_index on unproven_orders (created_at)`.execute(db);
    await sql`comment on table unproven_orders is 'Orders of shoppers without a verified address, by the network that placed them.'`.execute(
      db,
    );
    await sql`comment on column unproven_orders.network is 'Hash of a network, or of an agent that signs.'`.execute(db);
  },
};
