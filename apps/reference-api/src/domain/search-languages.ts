import type { Db } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import { addSearchLanguages } from '../repositories/search.ts';
import { shopById } from '../repositories/shops.ts';
import { advanceTask, finishTask, openTask, type TaskRow } from '../repositories/tasks.ts';
import { inTransaction } from '../repositories/transaction.ts';

export const SEARCH_LANGUAGES = 'search languages';

/** Begins to make the products of a shop findable in all of its languages. */
export const openSearchLanguages = (tx: Db, storeId: number, now: number): Promise<number> =>
  openTask(
    tx,
    { command: SEARCH_LANGUAGES, key: `${SEARCH_LANGUAGES} ${storeId}`, input: { storeId }, total: null },
    now,
  );

/** The same, a few hundred products at a time. */
export async function searchLanguagesTask(
  { now }: DomainDeps<'now'>,
  db: Db,
  task: TaskRow,
  isStopped: () => boolean,
): Promise<void> {
  const { storeId } = task.input as { storeId: number };
  const shop = await shopById(db, storeId);
  let { after } = (task.position ?? { after: 0 }) as { after: number };
  for (let isMore = shop !== undefined; shop && isMore && !isStopped(); ) {
    await inTransaction(db, async (tx) => {
      const ids = await addSearchLanguages(tx, shop, after);
      isMore = ids.length > 0;
      after = Math.max(after, ...ids);
      await advanceTask(tx, task.id, { position: { after }, done: ids.length });
    });
  }
  if (isStopped()) return;
  const message = `Products are found in ${shop?.languages.join(', ')}.`;
  await finishTask(db, task.id, { status: 200, message, data: null }, now());
}
