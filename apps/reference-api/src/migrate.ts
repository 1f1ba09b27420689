import { ConfigError, readConfig } from './config.ts';
import { createDatabase, migrate, SchemaError } from './db/index.ts';

/*
 * Brings the database to the newest schema and ends, for releases that do so apart from the start of the API, which has
 * MIGRATE=off then.
 */
try {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const database = await createDatabase({ databaseUrl, dataDir, lockTimeoutMs: 15_000 });
  const done = await migrate(database.db).finally(() => database.close());
  process.stdout.write(done.length === 0 ? 'The database is up to date.\n' : `Done: ${done.join(', ')}.\n`);
} catch (error) {
  process.stderr.write(
    `${error instanceof ConfigError || error instanceof SchemaError ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
}
