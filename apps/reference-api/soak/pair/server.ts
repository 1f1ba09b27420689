import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../../src/testing/free-port.ts';
import {
  endWithTrial,
  killAll,
  postgresBinaries,
  postgresPids,
  runsAsRoot,
  startProgram,
} from '../cluster/programs.ts';
import { giveAway } from '../cluster/templates.ts';
import { whenReached } from '../soak-tools.ts';

const run = promisify(execFile);

/** Debian's PostgreSQL with production durability: acknowledged writes are on disk. */
export interface Server {
  addressOf(database: string): string;
  createDatabase(name: string): Promise<string>;
  /** Shuts down as for an update of the server, and starts again. */
  restart(): Promise<void>;
  /** Copies a consistent snapshot of a database into an empty one. */
  copy(from: string, to: string): Promise<void>;
  /** All its processes. */
  pids(): number[];
  stop(): Promise<void>;
}

export async function startServer(folder: string): Promise<Server> {
  const binaries = postgresBinaries() ?? '';
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const own = join(folder, 'owned');
  mkdirSync(own);
  giveAway(own);
  const dataDir = join(own, 'postgres');
  const asOwner = runsAsRoot() ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', '--'] : [];
  const [program = '', ...args] = [
    ...asOwner,
    join(binaries, 'initdb'),
    ...['-D', dataDir, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--data-checksums'],
  ];
  execFileSync(program, args, { stdio: 'ignore', cwd: '/' });
  endWithTrial(dataDir);
  const port = await freePort();
  const addressOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const settings = [
    ...['listen_addresses=127.0.0.1', `unix_socket_directories=${own}`, 'shared_buffers=1GB', 'max_wal_size=4GB'],
    ...['max_connections=100', 'checkpoint_timeout=10min', 'maintenance_work_mem=512MB', 'work_mem=16MB'],
  ];
  const start = () =>
    startProgram({
      name: 'PostgreSQL',
      command: join(binaries, 'postgres'),
      args: ['-D', dataDir, '-p', `${port}`, ...settings.flatMap((setting) => ['-c', setting])],
      log: join(folder, 'postgres.log'),
      asOwner: true,
    });
  let server = start();
  const ready = () => whenReached(addressOf('postgres'), async (client) => void (await client.query('select 1')));
  await ready();
  return {
    addressOf,
    async createDatabase(name) {
      const client = new pg.Client({ connectionString: addressOf('postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return addressOf(name);
    },
    async restart() {
      // SIGINT is PostgreSQL's fast shutdown: it disconnects clients and aborts running transactions.
      process.kill(server.pid, 'SIGINT');
      while (server.isRunning()) await new Promise((resolve) => setTimeout(resolve, 50));
      server = start();
      await ready();
    },
    async copy(from, to) {
      const file = join(folder, 'backup.dump');
      const dump = [`--dbname=${addressOf(from)}`, '--format=custom', '--compress=1', `--file=${file}`];
      await run(join(binaries, 'pg_dump'), dump, { maxBuffer: 1e8 });
      const restore = [`--dbname=${addressOf(to)}`, '--exit-on-error', '--no-owner', '--jobs=2', file];
      await run(join(binaries, 'pg_restore'), restore, { maxBuffer: 1e8 });
      rmSync(file);
    },
    pids: () => postgresPids(dataDir),
    async stop() {
      killAll(postgresPids(dataDir));
      await server.kill();
    },
  };
}
