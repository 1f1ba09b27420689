import { setTimeout as pause } from 'node:timers/promises';
import { type Migration, Migrator } from 'kysely/migration';
import { skeleton } from './migrations/0001-skeleton.ts';
import { couponsAndPoints } from './migrations/0002-coupons-and-points.ts';
import { refundsAndJobs } from './migrations/0003-refunds-and-jobs.ts';
import { reviewsAndCollections } from './migrations/0004-reviews-and-collections.ts';
import { shopPages } from './migrations/0005-shop-pages.ts';
import { account } from './migrations/0006-account.ts';
import { applications } from './migrations/0007-applications.ts';
import { payments } from './migrations/0008-payments.ts';
import { productLists } from './migrations/0009-product-lists.ts';
import { usedUploads } from './migrations/0010-used-uploads.ts';
import { countedMerchants } from './migrations/0011-counted-merchants.ts';
import { wordsBesideProducts } from './migrations/0012-words-beside-products.ts';
import { limitsByAge } from './migrations/0013-limits-by-age.ts';
import { provenMailboxes } from './migrations/0014-proven-mailboxes.ts';
import { mailDelivery } from './migrations/0015-mail-delivery.ts';
import { slicedUploads } from './migrations/0016-sliced-uploads.ts';
import { familyClients } from './migrations/0017-family-clients.ts';
import { keptShops } from './migrations/0018-kept-shops.ts';
import { productTallies } from './migrations/0019-product-tallies.ts';
import { usedProofs } from './migrations/0021-used-proofs.ts';
import { soldAs } from './migrations/0022-sold-as.ts';
import { beyondOneMachine } from './migrations/0023-beyond-one-machine.ts';
import { passkeys } from './migrations/0024-passkeys.ts';
import { returnedGoods } from './migrations/0025-returned-goods.ts';
import { codesOfPages } from './migrations/0026-codes-of-pages.ts';
import { listChanges } from './migrations/0027-list-changes.ts';
import { jobsAndTasks } from './migrations/0028-jobs-and-tasks.ts';
import { editions } from './migrations/0029-editions.ts';
import { slowMoney } from './migrations/0030-slow-money.ts';
import { waysIn } from './migrations/0032-ways-in.ts';
import { payoutChecks } from './migrations/0033-payout-checks.ts';
import { asciiDomains } from './migrations/0034-ascii-domains.ts';
import { wordsAsTyped } from './migrations/0035-words-as-typed.ts';
import { lettersAsTyped } from './migrations/0036-letters-as-typed.ts';
import { formerSlugs } from './migrations/0037-former-slugs.ts';
import type { Db } from './tables.ts';

/** Every migration by name, in order. A name that has been released is never changed or removed. */
export const migrations: Record<string, Migration> = {
  '0001-skeleton': skeleton,
  '0002-coupons-and-points': couponsAndPoints,
  '0003-refunds-and-jobs': refundsAndJobs,
  '0004-reviews-and-collections': reviewsAndCollections,
  '0005-shop-pages': shopPages,
  '0006-account': account,
  '0007-applications': applications,
  '0008-payments': payments,
  '0009-product-lists': productLists,
  '0010-used-uploads': usedUploads,
  '0011-counted-merchants': countedMerchants,
  '0012-words-beside-products': wordsBesideProducts,
  '0013-limits-by-age': limitsByAge,
  '0014-proven-mailboxes': provenMailboxes,
  '0015-mail-delivery': mailDelivery,
  '0016-sliced-uploads': slicedUploads,
  '0017-family-clients': familyClients,
  '0018-kept-shops': keptShops,
  '0019-product-tallies': productTallies,
  '0021-used-proofs': usedProofs,
  '0022-sold-as': soldAs,
  '0023-beyond-one-machine': beyondOneMachine,
  '0024-passkeys': passkeys,
  '0025-returned-goods': returnedGoods,
  '0026-codes-of-pages': codesOfPages,
  '0027-list-changes': listChanges,
  '0028-jobs-and-tasks': jobsAndTasks,
  '0029-editions': editions,
  '0030-slow-money': slowMoney,
  '0032-ways-in': waysIn,
  '0033-payout-checks': payoutChecks,
  '0034-ascii-domains': asciiDomains,
  '0035-words-as-typed': wordsAsTyped,
  '0036-letters-as-typed': lettersAsTyped,
  '0037-former-slugs': formerSlugs,
};

const migratorOf = (db: Db) => new Migrator({ db, provider: { getMigrations: async () => migrations } });

/** The names of the migrations that are still to be done. */
export async function pendingMigrations(db: Db): Promise<string[]> {
  const known = await migratorOf(db).getMigrations();
  return known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}

/** What PostgreSQL ends a change of the schema with when the shop's own transactions were in its way: a deadlock, a lock that did not come. */
const IN_THE_WAY: readonly unknown[] = ['40P01', '55P03'];
const TRIES = 10;
const PAUSE_MS = 1_000;

/**
 * Brings the database to the newest schema. Safe to call from several processes at once (kysely locks), and while the shop is
 * used: what meets its transactions is rolled back and done again, ten times at most.
 *
 * @returns the names of those that were done.
 * @throws the first migration's error; what it did is rolled back.
 */
export const migrate = (db: Db): Promise<string[]> => changeSchema(migratorOf(db), 'up');

/** All migrations up, or the last one down. */
export async function changeSchema(migrator: Migrator, way: 'up' | 'down'): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    const { error, results = [] } = await (way === 'up' ? migrator.migrateToLatest() : migrator.migrateDown());
    if (!error) return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
    const isInTheWay = error instanceof Error && 'code' in error && IN_THE_WAY.includes(error.code);
    if (!isInTheWay || attempt === TRIES) throw error;
    await pause(PAUSE_MS);
  }
}
