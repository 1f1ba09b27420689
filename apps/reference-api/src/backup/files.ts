import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type Db, doneMigrations } from '../db/index.ts';
import { ledgerDifferences, readLedger } from './ledger.ts';
import { headerOf, RestoreError, restoreBackup } from './restore-backup.ts';
import { type BackupHeader, writeBackup } from './write-backup.ts';

/** Writes a backup to a new file that only its owner can read: it has the shop's secrets and its shoppers' addresses. */
export async function backUpToFile(db: Db, path: string, now: number): Promise<BackupHeader> {
  const file = await open(path, 'wx', 0o600);
  const gzip = createGzip();
  const written = pipeline(gzip, file.createWriteStream());
  const write = async (line: string) => {
    if (!gzip.write(`${line}\n`)) await Promise.race([once(gzip, 'drain'), written]);
  };
  try {
    const [header] = await Promise.all([writeBackup(db, write, now).finally(() => gzip.end()), written]);
    return header;
  } catch (error) {
    // A part of a backup is none.
    await rm(path);
    throw error;
  }
}

async function* linesOf(path: string): AsyncIterable<string> {
  const file = createReadStream(path);
  const text = file.pipe(createGunzip());
  file.on('error', (error) => text.destroy(error));
  try {
    yield* createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY });
    await finished(text);
  } catch (error) {
    throw new RestoreError(`The backup cannot be read: ${error instanceof Error ? error.message : error}`);
  } finally {
    file.destroy();
  }
}

export const restoreFromFile = (db: Db, path: string): Promise<BackupHeader> => restoreBackup(db, linesOf(path));

/** Compares a database that was restored by other means with a backup of the same time. */
export async function compareWithFile(db: Db, path: string): Promise<string[]> {
  for await (const line of linesOf(path)) {
    const { ledger, migrations } = headerOf(line);
    const own = (await doneMigrations(db)).at(-1);
    if (own !== migrations.at(-1)) {
      throw new RestoreError(
        `The database has schema ${own}, the backup ${migrations.at(-1)}: they cannot be compared.`,
      );
    }
    return ledgerDifferences(ledger, await readLedger(db));
  }
  throw new RestoreError('This is no backup of a shop.');
}
