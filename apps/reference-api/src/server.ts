import { mkdirSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readServerConfig } from './config.ts';
import { createDatabase, type Database, DirectoryInUseError, migrate } from './db/index.ts';
import { cataloguePictures } from './domain/catalogue-pictures.ts';
import { loggedError, logOptions } from './log.ts';
import { warmMedia } from './media/warm.ts';
import { shopOf } from './repositories/shops.ts';
import { closeDemoAccounts, openDemoAccounts, STORE_ID, seedDatabase } from './seed/index.ts';

const STOP_WITHIN_MS = 10_000;

async function start(config: Config): Promise<void> {
  const { databaseUrl, dataDir, poolSize } = config;
  if (!databaseUrl && dataDir !== 'memory') mkdirSync(dataDir, { recursive: true });
  const telemetry = await startTelemetry(config);
  const database = await createDatabase({ databaseUrl, dataDir, poolSize, onQuery: telemetry?.query });
  await migrate(database.db);
  const { sandbox, passwordCost } = config;
  await seedDatabase(database.db, { accounts: sandbox, passwordCost });
  const opening = { storeId: STORE_ID, now: Date.now(), passwordCost };
  await (sandbox ? openDemoAccounts(database.db, opening) : closeDemoAccounts(database.db));
  const app = await buildApp(config, { database, telemetry, logger: logOptions(config.logLevel) });
  if (config.sandbox) {
    const words = 'sandbox: anybody can read the mail, pay without money and sign in to the demo accounts';
    app.log.warn({ demo: config.demo }, words);
  }
  if (!config.smtpUrl && !config.sandbox) {
    app.log.warn('MAIL=off: no mail is written, so nobody can register, get a code or find a guest order again');
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
  if (config.warmPictures && dataDir !== 'memory') {
    void warmCatalogue(app, database, dataDir, warming.signal).catch((error: unknown) => {
      if (!warming.signal.aborted) app.log.error({ err: error }, 'pictures were not made ahead');
    });
  }
}

/** Makes the pictures of the first pages ahead of the first visitor. */
async function warmCatalogue(app: FastifyInstance, { db }: Database, dataDir: string, signal: AbortSignal) {
  const began = performance.now();
  const urls = await cataloguePictures(db, await shopOf(db, '*'), Date.now());
  const made = await warmMedia(urls, dataDir, signal);
  const seconds = Math.round((performance.now() - began) / 1000);
  if (!signal.aborted) app.log.info({ pictures: urls.length, made, seconds }, 'pictures of the first pages are made');
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
      return loggedError(error).stack || String(error);
  }
}

try {
  const asked = process.argv.includes('--demo') ? { DEMO: 'on' } : {};
  await start(readServerConfig({ ...process.env, ...asked }));
} catch (error) {
  process.stderr.write(`${JSON.stringify({ level: 60, time: Date.now(), msg: sentenceOf(error) })}\n`);
  process.exit(1);
}
