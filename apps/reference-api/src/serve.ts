import { mkdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, ConfigError } from './config.ts';
import {
  createDatabase,
  type Database,
  type Db,
  DirectoryInUseError,
  doneMigrations,
  followDatabaseClock,
  migrate,
  openReplica,
  pendingMigrations,
  refuseUnknown,
  SchemaError,
} from './db/index.ts';
import type { Extension } from './extension.ts';
import { wideRanges } from './limits/address-ranges.ts';
import { loggedError, logOptions } from './log.ts';
import { openEmptyShop } from './repositories/empty-shop.ts';
import { closeExampleAccounts } from './repositories/users.ts';
import { unknownSettings, unknownSettingText } from './setting-names.ts';

/** Time after the drain in which clients may read their responses. */
const READ_WITHIN_MS = 8_000;
const STOP_WITHIN_MS = 10_000;
/** Far longer than any statement of a request takes. */
const STATEMENT_TIMEOUT_MS = 60_000;
const LOCK_TIMEOUT_MS = 20_000;
/** Timeout of guests' reads on a replica, after which they use the database. */
const READ_TIMEOUT_MS = 3_000;

/** How a program starts the API that it extends. */
export interface ServeOptions extends Extension {
  /** Seeds an empty database, and leaves a filled one unchanged; default: a shop without products. */
  fill?(db: Db): Promise<void>;
  /** Called once the API listens; the signal is aborted when it stops. */
  onListening?(app: FastifyInstance, database: Database, signal: AbortSignal): Promise<void>;
}

/** Starts the API and serves requests until the process is stopped. */
export async function serve(config: Config, { fill, onListening, ...extension }: ServeOptions = {}): Promise<void> {
  const { databaseUrl, dataDir, poolSize } = config;
  if (!databaseUrl && dataDir !== 'memory') mkdirSync(dataDir, { recursive: true });
  const telemetry = await startTelemetry(config);
  let onPoolError: (error: Error) => void = () => undefined;
  const database = await createDatabase({
    ...{ databaseUrl, dataDir, poolSize, onQuery: telemetry?.query },
    ...{ statementTimeoutMs: STATEMENT_TIMEOUT_MS, lockTimeoutMs: LOCK_TIMEOUT_MS },
    onPoolError: (error) => onPoolError(error),
  });
  await prepare(database, config, fill);
  let onWrongClock: (aheadMs: number) => void = () => undefined;
  const clock = await followDatabaseClock(database.db, (aheadMs) => onWrongClock(aheadMs));
  let onReplicaAway: (error: Error) => void = () => undefined;
  const replica =
    config.replica &&
    openReplica({
      ...{ ...config.replica, poolSize, statementTimeoutMs: READ_TIMEOUT_MS, onQuery: telemetry?.query },
      onAway: (error) => onReplicaAway(error),
    });
  const app = await buildApp(config, {
    database,
    replica,
    now: clock.now,
    telemetry,
    extension,
    logger: logOptions(config.logLevel, telemetry?.traceOfLine),
  });
  for (const unknown of unknownSettings(process.env)) app.log.warn(unknownSettingText(unknown));
  if (config.sandbox) {
    app.log.warn('sandbox: anybody can read the mail, pay without money and sign in to the accounts it shows');
  }
  if (!config.smtpUrl && !config.sandbox) {
    app.log.warn('MAIL=off: no mail is written, so nobody can register, get a code or find a guest order again');
  }
  for (const range of wideRanges(config.trustProxy)) {
    app.log.warn(
      { range },
      'TRUST_PROXY is wider than a few proxies: whoever else is in it chooses the address that limits count',
    );
  }
  onPoolError = (error) => app.log.warn({ err: error }, 'a connection to the database broke');
  onReplicaAway = (error) => app.log.warn({ err: error }, 'no replica is near enough; the database answers for them');
  onWrongClock = (aheadMs) =>
    app.log.warn({ aheadMs }, 'the clock of this machine is wrong, by that of the database: sign-ins may fail here');
  const stopped = new AbortController();
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    stopped.abort();
    const { drainSeconds } = config;
    app.log.info({ signal, drainSeconds }, 'stopping');
    // Goes on answering until those who send requests here have seen that it is not ready any more.
    app.readiness.isStopping = true;
    // Other processes take over what is due.
    void app.jobs.stop();
    if (signal === 'SIGTERM') await delay(drainSeconds * 1000);
    // Slow clients lose their response, which they can request again; everything else is stored.
    setTimeout(() => app.server.closeAllConnections(), READ_WITHIN_MS).unref();
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    clock.stop();
    await app.close();
    await replica?.close();
    await database.close();
    await telemetry?.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  await app.listen({ port: config.port, host: config.host });
  if (config.jobs) app.jobs.start();
  else app.log.info('JOBS=off: other processes of the shop run the jobs');
  replica?.startBeating(database.db);
  await onListening?.(app, database, stopped.signal);
}

/** Brings the database to its schema, without a time limit for its statements, and makes an empty one a shop. */
async function prepare(database: Database, config: Config, fill: ServeOptions['fill']): Promise<void> {
  const { databaseUrl } = config;
  if (!config.migrate) {
    const missing = await pendingMigrations(database.db);
    if (missing.length === 0) return;
    await refuseUnknown('The database', await doneMigrations(database.db));
    throw new ConfigError(
      `The database lacks ${missing.join(', ')}. Run npm run migrate first, or leave MIGRATE=off out.`,
    );
  }
  const own = databaseUrl ? await createDatabase({ databaseUrl, poolSize: 2 }) : database;
  try {
    await migrate(own.db);
    await (fill ?? openEmptyShop)(own.db);
    if (!config.sandbox) await closeExampleAccounts(own.db);
  } finally {
    if (own !== database) await own.close();
  }
}

/** Loads OpenTelemetry only if it is configured. */
async function startTelemetry({ traceRatio, metrics }: Config) {
  if (traceRatio === null && !metrics) return undefined;
  return (await import('./telemetry/open-telemetry.ts')).startOpenTelemetry({ traceRatio, metrics });
}

/** A message for an error that an operator can fix, the whole error for developers otherwise. */
function sentenceOf(error: unknown): string {
  if (error instanceof ConfigError || error instanceof SchemaError || error instanceof DirectoryInUseError)
    return error.message;
  const { code, port, address, syscall } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  if (syscall === 'listen' && code === 'EACCES')
    return `Port ${port} needs more rights than this process has. Choose a port above 1023 with API_PORT.`;
  switch (code) {
    case 'EADDRNOTAVAIL':
      return `This machine has no address ${address}. Correct API_HOST.`;
    case '28P01':
    case '28000':
      return 'The database refuses the user or the password. Correct DATABASE_URL.';
    case '3D000':
      return 'The server has no database of that name. Create it, or correct DATABASE_URL.';
    case '42501':
      return `${(error as Error).message}. The user of DATABASE_URL must own the database, or be allowed to create tables.`;
    case '53300':
      return 'The database has no connection left. Lower DATABASE_POOL, or raise max_connections.';
    case '53100':
      return 'The disk of the database is full. Make room there.';
    case '57P03':
      return 'The database is starting or recovering. Wait for it, then start again.';
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Stop it, or choose another port with API_PORT.`;
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'EAI_AGAIN':
    case 'ECONNRESET':
      return `The database${address ? ` at ${address}:${port}` : ''} does not answer. Start it, or correct DATABASE_URL.`;
    case 'ENOSPC':
      return 'There is no space left on the disk. Make room, or choose another place with DATA_DIR.';
    case 'EACCES':
      return `${(error as Error).message}. Choose another place with DATA_DIR.`;
    default:
      // `pg` has no codes for these.
      if (/^SASL:/.test(`${(error as Error).message}`))
        return 'DATABASE_URL has no password, and the database wants one.';
      if (/does not support SSL connections/.test(`${(error as Error).message}`))
        return 'The database does not speak TLS. Take sslmode out of DATABASE_URL, or switch TLS on there.';
      return loggedError(error).stack || String(error);
  }
}

/** Runs the program of a server; what stops its start is logged, and ends the process. */
export async function runServer(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    process.stderr.write(`${JSON.stringify({ level: 60, time: Date.now(), msg: sentenceOf(error) })}\n`);
    process.exit(1);
  }
}
