import { backUpToFile, compareWithFile, restoreFromFile } from './backup/files.ts';
import type { BackupHeader } from './backup/write-backup.ts';
import { readConfig } from './config.ts';
import { createDatabase } from './db/index.ts';

/*
 * Backs up the database that the settings of the API name, restores a backup into an empty one, or compares a database that
 * was restored by other means with a backup. docs/guides/backup.md says when to use which.
 */
const USAGE = 'Usage: backup.ts write <new file> | restore <file> | compare <file>\n';

const say = (line: string) => process.stdout.write(`${line}\n`);

function sayLedger({ takenAt, migrations, ledger: { tables, sums } }: BackupHeader): void {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  say(`as of ${takenAt}, schema ${migrations.at(-1)}: ${rows} rows in ${Object.keys(tables).length} tables`);
  for (const [name, sum] of Object.entries(sums)) say(`${String(sum).padStart(16)}  ${name}`);
}

async function run(command: string | undefined, path: string | undefined): Promise<void> {
  if (path === undefined || !['write', 'restore', 'compare'].includes(command ?? '')) throw new Error(USAGE);
  const { databaseUrl, dataDir } = readConfig(process.env);
  const database = await createDatabase({ databaseUrl, dataDir });
  try {
    if (command === 'write') sayLedger(await backUpToFile(database.db, path, Date.now()));
    else if (command === 'restore') sayLedger(await restoreFromFile(database.db, path));
    else {
      const differences = await compareWithFile(database.db, path);
      for (const difference of differences) say(difference);
      if (differences.length > 0) throw new Error('The database is not what was backed up.');
      say('The database is what was backed up.');
    }
  } finally {
    await database.close();
  }
}

try {
  await run(process.argv[2], process.argv[3]);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
