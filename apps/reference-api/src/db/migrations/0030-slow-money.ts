import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  'alter table payments drop constraint payments_status_check',
  // Not valid: existing rows satisfied the narrower constraint, and validating them would lock the table meanwhile.
  `alter table payments add constraint payments_status_check check (
    status in ('created', 'pending', 'processing', 'succeeded', 'failed', 'cancelled', 'surplus', 'returned')
  ) not valid`,
  'create index payments_capture_index on payments (capture_reference) where capture_reference is not null',
  // Payouts: of surplus money, and of refunds.
  'alter table payments add column payout_failures integer not null default 0',
  'alter table payments add column payout_error text',
  'alter table refunds add column payout_failures integer not null default 0',
  'alter table refunds add column payout_error text',
  'alter table refunds add column payout_failed_at bigint',
  'alter table refunds add column payout_at bigint',
  'create index refunds_failed_index on refunds (payout_failed_at) where payout_failed_at is not null',
  `create table order_holds (
    id integer generated always as identity primary key,
    order_id integer not null references orders (id) on delete cascade,
    reason text not null check (reason in ('refunded', 'disputed', 'payout-failed')),
    reference text not null,
    amount_cents integer not null,
    created_at bigint not null,
    released_at bigint,
    unique (order_id, reason, reference)
  )`,
  'create index order_holds_open_index on order_holds (order_id) where released_at is null',
];

/** Payments that take days, refunds that cannot be paid out, and orders that are not to be sent for now. */
export const slowMoney: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
