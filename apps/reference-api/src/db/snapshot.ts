import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDatabase, type Database, type DatabaseOptions } from './database.ts';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/promenade/', import.meta.url));

const KEPT_MS = 24 * 60 * 60 * 1000;

/** A hash of every source below some folders, for a recipe: whatever changes there makes another dump. */
export function sourcesHash(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /(?<!\.test)\.ts$/.test(name),
    );
    for (const name of files.toSorted()) hash.update(`${name}\n`).update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex');
}

/**
 * An in-memory database that is prepared once and then restored from a dump: creating an empty one takes seconds, restoring
 * it less than one. Dumps are cached per `recipe`, outside the sources.
 * @param recipe everything that the prepared content depends on; another recipe is another dump.
 */
export async function restoreOrPrepare(
  recipe: unknown,
  prepare: (database: Database) => Promise<void>,
  options: Pick<DatabaseOptions, 'onQuery'> = {},
): Promise<Database> {
  const key = createHash('sha256').update(JSON.stringify(recipe)).digest('hex').slice(0, 16);
  const file = join(CACHE, `database-${key}.tar`);
  const dump = await readFile(file).catch(() => null);
  if (dump) return createDatabase({ ...options, dataDir: 'memory', snapshot: new WholeBlob(dump) });

  const database = await createDatabase({ ...options, dataDir: 'memory' });
  // Recycled files of the write-ahead log would make up most of the dump.
  await database.pglite?.exec('set wal_recycle = off');
  await prepare(database);
  await keep(database, file);
  return database;
}

/** Returns in-memory bytes without a copy: Node's blobs are read in chunks and joined again. */
class WholeBlob extends Blob {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  constructor(bytes: Uint8Array<ArrayBuffer>) {
    super([]);
    this.#bytes = bytes;
  }
  override async arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, byteLength } = this.#bytes;
    return byteLength === buffer.byteLength ? buffer : buffer.slice(byteOffset, byteOffset + byteLength);
  }
}

async function keep({ pglite }: Database, file: string): Promise<void> {
  if (!pglite) return;
  for (const step of ['checkpoint', 'select pg_switch_wal()', 'checkpoint']) await pglite.exec(step);
  const dump = await pglite.dumpDataDir('none');
  const draft = `${file}.${randomUUID()}`;
  await mkdir(CACHE, { recursive: true });
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, file);
  await forgetOld(Date.now() - KEPT_MS);
}

/** A dump is valid for a day, so older ones are never used again. */
async function forgetOld(before: number): Promise<void> {
  for (const name of await readdir(CACHE)) {
    const file = join(CACHE, name);
    const age = name.startsWith('database-') ? await stat(file).catch(() => null) : null;
    if (age && age.mtimeMs < before) await rm(file, { force: true });
  }
}
