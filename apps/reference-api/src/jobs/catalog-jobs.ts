import { sql } from 'kysely';
import { endWaitsOfFastClock } from '../repositories/fast-clock.ts';
import { sweep } from '../repositories/housekeeping.ts';
import type { DuePiece } from '../repositories/job-claims.ts';
import { buildAnchors, claimAnchors, shopsWithOldAnchors } from '../repositories/product-anchors.ts';
import { dueTallies, foldTallies } from '../repositories/product-tallies.ts';
import { inTransaction } from '../repositories/transaction.ts';
import type { Job } from './job.ts';

/** Adds counted sales, views and reviews to the products and their merchants. */
export const foldCounts: Job = {
  name: 'count sales, views and reviews',
  prepare: ({ database, views }) => views.flush(database.db),
  due: dueTallies,
  run: async ({ database }) => {
    while (await foldTallies(database.db));
  },
};

/** Notes anew which products stand at every thousandth place of long lists, so that deep pages start there. */
export const anchorLists: Job = {
  name: 'anchor product lists',
  due: (_, now) => shopsWithOldAnchors(now),
  run: ({ database }, storeId, now) =>
    inTransaction(database.db, async (tx) => {
      if (await claimAnchors(tx, storeId, now)) await buildAnchors(tx, storeId, now);
    }),
};

const SWEEP_EVERY_MS = 10 * 60_000;

/** Deletes expired rows, and reschedules work that a wrong clock has delayed. */
export const sweepTables: Job = {
  name: 'delete what has run out',
  due: () => sql<DuePiece>`(select 0 as id, null::bigint as due_at)`,
  run: async ({ database }, _, now) => {
    await endWaitsOfFastClock(database.db, now);
    await sweep(database.db, now);
    return { restMs: SWEEP_EVERY_MS };
  },
};
