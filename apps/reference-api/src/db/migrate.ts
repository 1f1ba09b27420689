import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { skeleton } from './migrations/0001-skeleton.ts';
import { couponsAndPoints } from './migrations/0002-coupons-and-points.ts';
import { refundsAndJobs } from './migrations/0003-refunds-and-jobs.ts';
import type { Tables } from './tables.ts';

/** Every migration by name, in order. A name that has been released is never changed or removed. */
export const migrations: Record<string, Migration> = {
  '0001-skeleton': skeleton,
  '0002-coupons-and-points': couponsAndPoints,
  '0003-refunds-and-jobs': refundsAndJobs,
};

/**
 * Brings the database to the newest schema. Safe to call from several processes at once (kysely locks).
 *
 * @throws the first migration's error; what it did is rolled back.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
