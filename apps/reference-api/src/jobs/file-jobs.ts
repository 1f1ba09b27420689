import { dueObjects, forgetObject, objectToDelete } from '../repositories/stored-objects.ts';
import type { Job } from './job.ts';

/** Deletes objects of the file store that no row references; safe to repeat. */
export const deleteObjects: Job = {
  name: 'delete stored files',
  due: ({ database }, now) => dueObjects(database.db, now),
  async run({ files, database: { db } }, id) {
    const key = files && (await objectToDelete(db, id));
    if (!key) return;
    await files.delete(key);
    await forgetObject(db, key);
  },
};
