import { rmSync, writeFileSync } from 'node:fs';
import { runConformance } from '@promenade/storefront-devkit/conformance';
import { openSeededDatabase } from '../../apps/demo-shop/src/testing.ts';
import { backUpToFile } from '../../apps/reference-api/src/backup/files.ts';
import { lockOf, readMigrationFiles } from '../../apps/reference-api/src/testing/migration-lock.ts';
import { BACKUP, LOCK, STATEMENTS } from './last-release.ts';
import { startReferenceApi } from './reference-api.ts';

/*
 * Records what the next version is held to, when a version is released: its migrations, a backup of a shop with orders, and
 * the statements that its program sends. last-release.test.ts checks later schemas against them.
 */
const statements = new Set<string>();
const database = await openSeededDatabase({ onQuery: ({ query }) => statements.add(query.sql) });
const api = await startReferenceApi({ ...database, close: async () => undefined });
const { conforms } = await runConformance({ ...api.options, fetch: api.fetchFromElsewhere(), strict: true });
if (!conforms) throw new Error('The API does not conform, so this is nothing to release.');
await api.runJobs();
rmSync(BACKUP, { force: true });
await backUpToFile(database.db, BACKUP, Date.now());
await api.close();
await database.close();

/** A list of any length is one statement: `in ($1, $2, $3)`, or rows of values. */
const shortest = new Map<string, string>();
for (const statement of [...statements].toSorted((a, b) => a.length - b.length)) {
  const shape = statement
    .replace(/\$\d+/g, '$')
    .replace(/\$(?:, \$)+/g, '$')
    .replace(/(\([^()]*\))(?:, \1)+/g, '$1');
  if (/^(select|insert|update|delete|with)\b/i.test(statement) && !shortest.has(shape)) shortest.set(shape, statement);
}
writeFileSync(STATEMENTS, `${JSON.stringify([...shortest.values()].toSorted(), null, 1)}\n`);
writeFileSync(LOCK, lockOf(readMigrationFiles()));
console.log(`${statements.size} statements, of ${shortest.size} shapes.`);
