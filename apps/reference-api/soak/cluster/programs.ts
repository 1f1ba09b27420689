import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { delimiter, join } from 'node:path';

/** A program that the trial started, by the number under which it ends. */
export interface Program {
  name: string;
  pid: number;
  isRunning(): boolean;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Sends SIGTERM, then SIGKILL after a timeout. */
  stop(): Promise<void>;
}

const PACKAGES: Readonly<Record<string, string>> = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
};
const DEBIAN_SERVERS = '/usr/lib/postgresql';
const GRACE_MS = 8_000;

/** Debian puts what servers are made of into folders that not every path has. */
const folders = () => [...new Set([...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin'])];

export function programPath(name: string): string | undefined {
  return folders()
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

/** Where the newest PostgreSQL of the machine has its programs. */
export function postgresBinaries(): string | undefined {
  const versions = existsSync(DEBIAN_SERVERS) ? readdirSync(DEBIAN_SERVERS) : [];
  return versions
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(DEBIAN_SERVERS, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'pg_rewind')));
}

/** Debian packages of the missing programs. */
export function missingPackages(names: readonly string[]): string[] {
  const missing = names.filter((name) => !programPath(name)).map((name) => PACKAGES[name] ?? name);
  return postgresBinaries() ? missing : ['postgresql', ...missing];
}

/** PostgreSQL and its pooler refuse to be run by root; Debian's packages bring a user for them. */
export const runsAsRoot = () => userInfo().uid === 0;
export const ownerOf = () => (runsAsRoot() ? 'postgres' : userInfo().username);

const children = new Set<ChildProcess>();
const servers = new Set<string>();
let isWatched = false;

/** Nothing that a trial has started outlives it, however it ends. */
function watch(): void {
  if (isWatched) return;
  isWatched = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));
  process.once('exit', () => {
    killAll([...children].map(({ pid }) => pid ?? 0).filter(Boolean));
    for (const dataDir of servers) killAll(postgresPids(dataDir));
  });
}

/** Has a PostgreSQL server that a program will start end with the trial. */
export function endWithTrial(dataDir: string): void {
  watch();
  servers.add(dataDir);
}

export interface Start {
  name: string;
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  log: string;
  /** Whether it is run by the user of the database where the trial itself is run by root. */
  asOwner?: boolean;
  onEnd?: (code: number | null) => void;
}

export function startProgram({ name, command, args, env = {}, log, asOwner = false, onEnd }: Start): Program {
  const changes = asOwner && runsAsRoot();
  const whole = changes
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', '--', command, ...args]
    : [command, ...args];
  const [program = command, ...rest] = whole;
  const child = spawn(program, rest, {
    cwd: '/',
    env: { ...process.env, ...(changes && { HOME: '/var/lib/postgresql' }), LC_ALL: 'C.UTF-8', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  watch();
  children.add(child);
  const output = createWriteStream(log, { flags: 'a' });
  for (const stream of [child.stdout, child.stderr]) stream?.pipe(output, { end: false });
  child.once('exit', (code) => {
    children.delete(child);
    onEnd?.(code);
  });
  return {
    name,
    pid: child.pid ?? 0,
    isRunning: () => isAlive(child),
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  };
}

const isAlive = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (!isAlive(child)) return;
  const gone = once(child, 'exit');
  const insist = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  child.kill(signal);
  await gone;
  clearTimeout(insist);
}

/** The server of a data directory and all its processes, by its own note of its number. */
export function postgresPids(dataDir: string): number[] {
  const note = join(dataDir, 'postmaster.pid');
  if (!existsSync(note)) return [];
  const postmaster = Number(readFileSync(note, 'utf8').split('\n', 1)[0]);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === postmaster);
  return parentOf(postmaster) === undefined ? [] : [postmaster, ...children];
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

export function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}
