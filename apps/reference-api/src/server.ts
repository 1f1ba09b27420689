import { mkdirSync } from 'node:fs';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { createDatabase, DirectoryInUseError, migrate } from './db/index.ts';
import { HOME_PICTURES, warmMedia } from './media/warm.ts';
import { closeDemoAccounts, openDemoAccounts, STORE_ID, seedDatabase } from './seed/index.ts';

const STOP_WITHIN_MS = 10_000;

async function start(config: Config): Promise<void> {
  const { databaseUrl, dataDir, poolSize } = config;
  if (!databaseUrl && dataDir !== 'memory') mkdirSync(dataDir, { recursive: true });
  const telemetry = await startTelemetry(config);
  const database = await createDatabase({ databaseUrl, dataDir, poolSize, onQuery: telemetry?.query });
  await migrate(database.db);
  await seedDatabase(database.db, { accounts: config.sandbox });
  await (config.sandbox ? openDemoAccounts(database.db, STORE_ID, Date.now()) : closeDemoAccounts(database.db));
  const app = await buildApp(config, { database, telemetry, logger: { level: config.logLevel } });
  if (config.sandbox) {
    const words = 'sandbox: anybody can read the mail, pay without money and sign in to the demo accounts';
    app.log.warn({ demo: config.demo }, words);
  }
  const warming = new AbortController();
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    warming.abort();
    app.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await app.close();
    await database.close();
    await telemetry?.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  await app.listen({ port: config.port, host: config.host });
  app.jobs.start();
  if (dataDir !== 'memory') void warmMedia(HOME_PICTURES, dataDir, warming.signal);
}

/** Loads OpenTelemetry where it is asked for, and nothing of it elsewhere. */
async function startTelemetry({ traceRatio }: Config) {
  if (traceRatio === null) return undefined;
  return (await import('./telemetry/open-telemetry.ts')).startOpenTelemetry(traceRatio);
}

/** A sentence for what a person can mend, the whole error for what only a developer can. */
function sentenceOf(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DirectoryInUseError) return error.message;
  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Stop it, or choose another port with API_PORT.`;
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
      return `The database${address ? ` at ${address}:${port}` : ''} does not answer. Start it, or correct DATABASE_URL.`;
    case 'ENOSPC':
      return 'There is no space left on the disk. Make room, or choose another place with DATA_DIR.';
    case 'EACCES':
      return `${(error as Error).message}. Choose another place with DATA_DIR.`;
    default:
      return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

try {
  const asked = process.argv.includes('--demo') ? { DEMO: 'on' } : {};
  await start(readConfig({ ...process.env, ...asked }));
} catch (error) {
  process.stderr.write(`${JSON.stringify({ level: 60, time: Date.now(), msg: sentenceOf(error) })}\n`);
  process.exit(1);
}
