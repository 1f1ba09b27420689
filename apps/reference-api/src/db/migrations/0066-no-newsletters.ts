import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Newsletters are sent by another service, to the exported addresses. */
export const noNewsletters: Migration = {
  async up(db) {
    await sql`drop table newsletter_deliveries, newsletters`.execute(db);
    await sql`
      comment on column newsletter_subscriptions.confirmed_at is
        'When the subscription was confirmed; before that, the address is not exported.'
    `.execute(db);
  },
};
