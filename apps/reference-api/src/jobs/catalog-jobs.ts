import { buildAnchors, claimAnchors, shopsWithOldAnchors } from '../repositories/product-anchors.ts';
import { foldTallies, hasTallies } from '../repositories/product-tallies.ts';
import { inTransaction } from '../repositories/transaction.ts';
import type { Job } from './job.ts';

/** Adds what was sold, looked at and reviewed to the products and their merchants. */
export const foldCounts: Job = {
  name: 'count sales, views and reviews',
  due: async ({ database, views }) => ((await views.flush(database.db)) || (await hasTallies(database.db)) ? [0] : []),
  run: ({ database }) => foldTallies(database.db),
};

/** Notes anew which products stand at every thousandth place of long lists, so that deep pages start there. */
export const anchorLists: Job = {
  name: 'anchor product lists',
  due: ({ database }, now, limit) => shopsWithOldAnchors(database.db, now, limit),
  run: ({ database }, storeId, now) =>
    inTransaction(database.db, async (tx) => {
      if (await claimAnchors(tx, storeId, now)) await buildAnchors(tx, storeId, now);
    }),
};
