import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Every network that calls has rows of limits; those whose window is over are found by age. */
export const limitsByAge: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw('create index rate_limits_age_index on rate_limits (window_start)').execute(db);
  },
};
