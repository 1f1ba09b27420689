import { fileURLToPath } from 'node:url';
import { type Database, type DatabaseOptions, type Db, migrate } from '@promenade/reference-api/db/index.ts';
import { restoreOrPrepare, sourcesHash } from '@promenade/reference-api/db/snapshot.ts';
import type { PasswordCost } from '@promenade/reference-api/identity/passwords.ts';
import { loadSecrets } from '@promenade/reference-api/repositories/secrets.ts';
import { seedDatabase } from './seed-database.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const MIGRATIONS = fileURLToPath(new URL('../../reference-api/src/db/migrations', import.meta.url));

/** Password cost in tests: less than a millisecond. */
export const CHEAP_PASSWORD_COST: PasswordCost = { N: 2 ** 10, r: 8, p: 1 };

/** Last midnight, UTC: running discounts run, and the prepared database is valid for a day. */
export const SEEDED_AT = Math.floor(Date.now() / 86_400_000) * 86_400_000;

/** The demo shop in a PGlite in memory, for one test file. Close it when the file is done. */
export async function openSeededDatabase(options: Pick<DatabaseOptions, 'onQuery'> = {}): Promise<Database> {
  return restoreOrPrepare([sourcesHash([HERE, MIGRATIONS]), SEEDED_AT], ({ db }) => fillTestDatabase(db), options);
}

/** Makes an empty database the demo shop, keys and all: each shop would make its own otherwise, and RSA takes its time. */
export async function fillTestDatabase(db: Db): Promise<void> {
  await migrate(db);
  await seedDatabase(db, { now: SEEDED_AT, accounts: true, passwordCost: CHEAP_PASSWORD_COST });
  await loadSecrets(db, SEEDED_AT);
}
