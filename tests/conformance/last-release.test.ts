import { readFileSync } from 'node:fs';
import { runConformance } from '@promenade/storefront-devkit/conformance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreFromFile } from '../../apps/reference-api/src/backup/files.ts';
import { type Database, migrate, pendingMigrations } from '../../apps/reference-api/src/db/index.ts';
import { additionIssues } from '../../apps/reference-api/src/testing/additions.ts';
import { openEmptyDatabase } from '../../apps/reference-api/src/testing/databases.ts';
import { readSchema, type SchemaParts } from '../../apps/reference-api/src/testing/schema.ts';
import { afterChange, refusedStatements } from '../../apps/reference-api/src/testing/statements.ts';
import { BACKUP, LOCK, STATEMENTS } from './last-release.ts';
import { startReferenceApi } from './reference-api.ts';

const statements = JSON.parse(readFileSync(STATEMENTS, 'utf8')) as string[];
const lastMigration = [...readFileSync(LOCK, 'utf8').matchAll(/ (\d{4}-[a-z0-9-]+)\.ts$/gm)].at(-1)?.[1] ?? '';

/** The last release's shop, restored from its backup and migrated. */
describe('a shop of the last release', () => {
  let database: Database;
  let released: SchemaParts;
  beforeAll(async () => {
    const earlier = await openEmptyDatabase('postgres');
    await migrate(earlier.db, lastMigration);
    released = await readSchema(earlier.db);
    await earlier.close();
    database = await openEmptyDatabase('postgres');
    const { migrations, ledger } = await restoreFromFile(database.db, BACKUP);
    expect(migrations.at(-1)).toBe(lastMigration);
    expect(ledger.sums['paid orders']).toBeGreaterThan(0);
  });
  afterAll(() => database.close());

  it('has the schema of this version, to which migrations only added', async () => {
    expect(await pendingMigrations(database.db)).toEqual([]);
    expect(await additionIssues(database.db, released, await readSchema(database.db))).toEqual([]);
  });

  it('goes on with the program of the last release, whose statements the schema takes', async () => {
    expect(statements.length).toBeGreaterThan(200);
    expect(await afterChange(database.db, 'select', (tx) => refusedStatements(tx, statements))).toEqual([]);
  });

  it('would not go on after a migration that renames a column', async () => {
    await afterChange(database.db, 'alter table order_lines rename column product_name to name', async (tx) => {
      expect(await additionIssues(tx, released, await readSchema(tx))).toContain('order_lines.product_name is gone');
      expect(await refusedStatements(tx, statements)).toContainEqual(expect.stringMatching(/product_name.* does not exist/));
    });
  });

  it('sells with this version', async () => {
    const api = await startReferenceApi({ ...database, close: async () => undefined });
    const only = ['products', 'orders'];
    const { calls } = await runConformance({ ...api.options, fetch: api.fetchFromElsewhere(), only });
    const complaints = calls.flatMap(({ id, cases }) =>
      cases.filter(({ outcome }) => outcome === 'failed').map(({ name, why }) => `${id} ${name}: ${why}`),
    );
    expect(complaints).toEqual([]);
    await api.close();
  });
});
