import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runInGroup } from './process-group.ts';

export const root = resolve(import.meta.dirname, '..');
const logs = join(root, '.cache', 'logs');

export interface Step {
  /** Shown in the terminal. */
  title: string;
  command: string;
  args: readonly string[];
  cwd?: string;
  env?: Record<string, string>;
  /** After this time it is killed with all its processes and has failed. @default 900 */
  limitSeconds?: number;
}

export interface Outcome {
  ok: boolean;
  seconds: number;
  /** Processor time in seconds, of all its processes; undefined where the system does not tell. */
  cpuSeconds: number | undefined;
  /** The last lines that the step printed. */
  tail: string;
}

/** Running steps with the time at which each began. */
const running = new Map<string, number>();
const secondsSince = (start: number) => Math.round((Date.now() - start) / 100) / 10;

function printProgress(): void {
  const steps = [...running].map(([title, start]) => `${title} (${Math.round(secondsSince(start))} s)`);
  console.log(`  … ${steps.join(', ')}`);
}
let beat: NodeJS.Timeout | undefined;

/**
 * Runs a step with its output in `.cache/logs`. Prints when it begins, every 30 s while it runs and how it ended, with the end
 * of the log when it failed.
 */
export async function run({ title, command, args, cwd = root, env = {}, limitSeconds = 900 }: Step): Promise<Outcome> {
  mkdirSync(logs, { recursive: true });
  const file = join(logs, `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.log`);
  const output = createWriteStream(file);
  const start = Date.now();
  console.log(`▸ ${title}`);
  running.set(title, start);
  beat ??= setInterval(printProgress, 30_000);
  const { code, cpuSeconds } = await runInGroup({
    command,
    args,
    cwd,
    env: { ...process.env, FORCE_COLOR: '0', ...env },
    output,
    limitMs: limitSeconds * 1000,
  });
  running.delete(title);
  if (running.size === 0) {
    clearInterval(beat);
    beat = undefined;
  }
  await new Promise((done) => output.end(done));

  const seconds = secondsSince(start);
  const ok = code === 0;
  const tail = stripVTControlCharacters(readFileSync(file, 'utf8')).trimEnd().split('\n').slice(-60).join('\n');
  const late = code === 'too long' ? `, ended because it took longer than ${limitSeconds} s` : '';
  console.log(`${ok ? '✓' : '✗'} ${title} (${seconds} s${late})`);
  if (!ok) console.log(`${tail.replace(/^/gm, '    ')}\n  (whole log: ${relative(root, file)})`);
  return { ok, seconds, cpuSeconds, tail };
}

/** A program from the workspace's own packages. */
export const bin = (name: string): string => join(root, 'node_modules', '.bin', name);

/** Ends the process with one clear sentence instead of a stack. */
export function fail(sentence: string): never {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}
