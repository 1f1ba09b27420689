import { sql } from 'kysely';
import type { Db, Row } from '../db/index.ts';

export type TaskRow = Row<'tasks'>;

interface NewTask {
  command: string;
  /** Equal for commands that must not run concurrently. */
  key: string;
  input: Readonly<Record<string, unknown>>;
  total: number | null;
}

/** Begins a task, or finds the one with the same key that is open. Returns its id. */
export async function openTask(tx: Db, { command, key, input, total }: NewTask, now: number): Promise<number> {
  // Updated even if unchanged, so that its id is returned.
  const { id } = await tx
    .insertInto('tasks')
    .values({ command, key, input: JSON.stringify(input), total, created_at: now })
    .onConflict((open) => open.column('key').where('finished_at', 'is', null).doUpdateSet({ key }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Tasks that have not finished, the oldest first. */
export const openTasks = (db: Db) =>
  db.selectFrom('tasks').select(['id', 'created_at as due_at']).where('finished_at', 'is', null).orderBy('id');

export function taskById(db: Db, id: number): Promise<TaskRow | undefined> {
  return db.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Notes how much a task has to do, once that is known. */
export async function setTotal(db: Db, id: number, total: number): Promise<void> {
  await db.updateTable('tasks').set({ total }).where('id', '=', id).execute();
}

/** Notes how far a task has come. */
export async function advanceTask(tx: Db, id: number, { position, done }: TaskProgress): Promise<void> {
  await tx
    .updateTable('tasks')
    .set({ position: JSON.stringify(position), done: sql<number>`done + ${done}` })
    .where('id', '=', id)
    .execute();
}

export interface TaskProgress {
  /** Where it goes on. */
  position: object;
  /** How many it has looked at since it was there last. */
  done: number;
}

/** The final result of a task's command. */
export interface TaskAnswer {
  status: number;
  message: string;
  data: unknown;
}

/** Ends a task; its input is deleted. */
export async function finishTask(tx: Db, id: number, answer: TaskAnswer, now: number): Promise<void> {
  await tx
    .updateTable('tasks')
    .set({ input: '{}', answer: JSON.stringify(answer), finished_at: now })
    .where('id', '=', id)
    .execute();
}
