import { createHash } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { refusalOf } from '../errors/error-handler.ts';
import { Refused } from '../errors/refused.ts';
import { advanceTask, finishTask, openTask, setTotal, type TaskRow } from '../repositories/tasks.ts';
import { checkLines } from './csv.ts';
import { type ImportProgress, importSheet, sheetNamed } from './csv-import.ts';
import type { SheetCounts } from './sheet.ts';

interface Import {
  sheet: string;
  file: string;
  host?: string | undefined;
  isDryRun: boolean;
  allowsNewVariants: boolean;
}

/**
 * Begins to import a file, or finds the task that imports the same.
 *
 * @throws Refused 400 when there is no such sheet, or the file is too long for one.
 */
export async function startImport({ database, now }: Deps, input: Import): Promise<number> {
  sheetNamed(input.sheet);
  checkLines(input.file);
  const digest = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
  return openTask(database.db, { command: 'import', key: `import ${digest}`, input: { ...input }, total: null }, now());
}

/** Imports the file of a task, continuing after an interruption. */
export async function importTask(deps: Deps, task: TaskRow, isStopped: () => boolean): Promise<void> {
  const { db } = deps.database;
  const { sheet, file, host, isDryRun, allowsNewVariants } = task.input as unknown as Import;
  try {
    const counts = await importSheet(db, sheet, file, {
      host,
      isDryRun,
      allowsNewVariants,
      now: deps.now(),
      from: task.position as ImportProgress | null,
      onRead: (rows) => setTotal(db, task.id, rows),
      onPart: (tx, progress, rows) => advanceTask(tx, task.id, { position: progress, done: rows }),
      isStopped,
    });
    if (!counts) return;
    await finishTask(
      db,
      task.id,
      { status: 200, message: importMessage(sheet, isDryRun, counts), data: null },
      deps.now(),
    );
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { code, message, data } = refusalOf(error, 'en');
    await finishTask(db, task.id, { status: code, message, data }, deps.now());
  }
}

function importMessage(sheet: string, isDryRun: boolean, done: SheetCounts): string {
  const { added, changed, removed, unchanged, variants } = done;
  const ofVariants =
    variants && variants.added + variants.changed > 0
      ? ` Variants: ${variants.added} added${namesOf(variants)}, ${variants.changed} changed.`
      : '';
  const counts = `${added} added, ${changed} changed, ${removed} removed, ${unchanged} as before.${ofVariants}`;
  return isDryRun ? `Dry run, nothing is changed: ${counts}` : `${sheet}: ${counts}`;
}

function namesOf({ added, names }: { added: number; names: readonly string[] }): string {
  return added === 0 ? '' : `: ${names.join(', ')}${added > names.length ? ' and others' : ''}`;
}
