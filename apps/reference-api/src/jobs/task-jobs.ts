import type { Deps } from '../deps.ts';
import { SEARCH_LANGUAGES, searchLanguagesTask } from '../domain/search-languages.ts';
import { purgePages } from '../operator/page-purge.ts';
import { openTasks, type TaskRow, taskById } from '../repositories/tasks.ts';
import { importTask } from '../sheets/import-task.ts';
import type { Job } from './job.ts';

/**
 * Runs the task of an operator's command from its stored position to its end or until the process stops, in transactions of
 * a few hundred rows each.
 */
export type TaskRun = (deps: Deps, task: TaskRow, isStopped: () => boolean) => Promise<void>;

const runs: Readonly<Record<string, TaskRun>> = {
  import: importTask,
  [SEARCH_LANGUAGES]: (deps, task, isStopped) => searchLanguagesTask(deps, deps.database.db, task, isStopped),
};

/** Does what operators have ordered. */
export const runTasks: Job = {
  name: 'do tasks of operators',
  due: ({ database }) => openTasks(database.db),
  run: async (deps, id, _, isStopped) => {
    const task = await taskById(deps.database.db, id);
    const run = task && runs[task.command];
    if (!run) throw new Error(`task ${id}: this version knows no command ${task?.command}`);
    if (task.finished_at !== null) return;
    await run(deps, task, isStopped);
    await purgePages(deps);
  },
};
