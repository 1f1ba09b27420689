import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

export interface Program {
  command: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Stream for its output. */
  output: Writable;
  /** Time limit in ms, after which it is killed with every process that it started. */
  limitMs: number;
}

export interface Ending {
  /** Its exit code, or that it was killed because it took too long. */
  code: number | 'too long';
  /** Processor time in seconds of the program and all that it waited for; undefined where the system does not tell (it does on Linux). */
  cpuSeconds: number | undefined;
}

/** Time in ms to exit after SIGTERM, before it is killed. */
const GRACE_MS = 5_000;

/** Time in ms for the remaining output of a program that has exited. */
const LAST_WORDS_MS = 1_000;

const groups = new Set<ChildProcess>();
let isInterrupted = false;

/** Runs a program as the leader of a process group, so that nothing it started outlives it. */
export async function runInGroup({ command, args, cwd, env, output, limitMs }: Program): Promise<Ending> {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  watch(child);
  let isTooLong = false;
  const limit = setTimeout(() => {
    isTooLong = true;
    signal(child, 'SIGTERM');
    setTimeout(signal, GRACE_MS, child, 'SIGKILL').unref();
  }, limitMs);
  try {
    const [code] = (await once(child, 'exit')) as [number | null];
    return { code: isTooLong ? 'too long' : (code ?? 1), cpuSeconds: cpuSecondsOfEnded() };
  } catch (error) {
    output.write(`${(error as Error).message}\n`);
    return { code: 1, cpuSeconds: undefined };
  } finally {
    clearTimeout(limit);
    signal(child, 'SIGKILL');
    await drained(child);
    // The caller must not start the next program.
    if (isInterrupted) await new Promise(() => undefined);
    unwatch(child);
  }
}

/** Processor time of all children that had ended by the last call, in clock ticks. */
let ticksBefore = 0;

/**
 * Processor time in seconds of the child that has just ended: what Linux added to the time of this process's ended children since the last call. Two
 * that end in the same instant are counted together.
 */
function cpuSecondsOfEnded(): number | undefined {
  if (process.platform !== 'linux') return undefined;
  // proc(5): the name may contain spaces; behind it, user and system time of children are the 14th and 15th field.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const ticks = Number(fields[13]) + Number(fields[14]);
  const seconds = (ticks - ticksBefore) / 100;
  ticksBefore = ticks;
  return seconds;
}

/** A process that left the group may keep the pipes open indefinitely. */
async function drained({ stdout, stderr }: ChildProcess): Promise<void> {
  const ends = [stdout, stderr].map((stream) => stream && !stream.closed && once(stream, 'close'));
  const late = setTimeout(() => {
    stdout?.destroy();
    stderr?.destroy();
  }, LAST_WORDS_MS);
  await Promise.all(ends);
  clearTimeout(late);
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, name);
  } catch {
    // The group has already exited.
  }
}

// Ctrl-C and the exit of this process do not reach other process groups by themselves.
function watch(child: ChildProcess): void {
  if (groups.size === 0) for (const [event, listener] of listeners) process.on(event, listener);
  groups.add(child);
}

function unwatch(child: ChildProcess): void {
  groups.delete(child);
  if (groups.size === 0) for (const [event, listener] of listeners) process.off(event, listener);
}

const endGroups = (name: NodeJS.Signals) => {
  for (const child of groups) signal(child, name);
};
const interrupted = async () => {
  if (isInterrupted) process.exit(130);
  isInterrupted = true;
  const ends = [...groups].map((child) => child.exitCode === null && once(child, 'exit'));
  endGroups('SIGTERM');
  await Promise.race([Promise.all(ends), pause(GRACE_MS)]);
  process.exit(130);
};
const listeners: readonly (readonly [string, () => void])[] = [
  ['SIGINT', interrupted],
  ['SIGTERM', interrupted],
  ['SIGHUP', interrupted],
  ['exit', () => endGroups('SIGKILL')],
];
