import { mkdirSync } from 'node:fs';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { createDatabase, DirectoryInUseError, migrate } from './db/index.ts';
import { seedDatabase } from './seed/index.ts';

const STOP_WITHIN_MS = 10_000;

async function start(config: Config): Promise<void> {
  const { databaseUrl, dataDir, poolSize } = config;
  if (!databaseUrl && dataDir !== 'memory') mkdirSync(dataDir, { recursive: true });
  const database = await createDatabase({ databaseUrl, dataDir, poolSize });
  await migrate(database.db);
  await seedDatabase(database.db);
  const app = await buildApp(config, { database, logger: { level: config.logLevel } });

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    app.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await app.close();
    await database.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  await app.listen({ port: config.port, host: config.host });
}

/** A sentence for what a person can mend, the whole error for what only a developer can. */
function sentenceOf(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DirectoryInUseError) return error.message;
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    const { port } = error as Error & { port?: number };
    return `Port ${port} is taken by another program. Stop it, or choose another port with API_PORT.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  await start(readConfig(process.env));
} catch (error) {
  process.stderr.write(`${JSON.stringify({ level: 60, time: Date.now(), msg: sentenceOf(error) })}\n`);
  process.exit(1);
}
