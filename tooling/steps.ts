import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');
const logs = join(root, '.cache', 'logs');

export interface Step {
  /** What is going on, in words for the reader of the terminal. */
  title: string;
  command: string;
  args: readonly string[];
  cwd?: string;
  env?: Record<string, string>;
}

export interface Outcome {
  ok: boolean;
  seconds: number;
  /** The last lines that the step printed. */
  tail: string;
}

const plain = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** Runs a step with its output in `.cache/logs`; says that it goes on every 15 s, and shows the end of the log when it fails. */
export async function run({ title, command, args, cwd = root, env = {} }: Step): Promise<Outcome> {
  mkdirSync(logs, { recursive: true });
  const file = join(logs, `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.log`);
  const log = createWriteStream(file);
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 100) / 10;
  console.log(`▸ ${title}`);
  const beat = setInterval(() => console.log(`  … ${title}, ${Math.round(seconds())} s`), 15_000);
  const code = await new Promise<number>((done) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    child.on('error', (error) => log.write(`${error.message}\n`));
    child.on('close', (exit) => done(exit ?? 1));
  });
  clearInterval(beat);
  await new Promise((done) => log.end(done));
  const tail = readFileSync(file, 'utf8').replace(plain, '').trimEnd().split('\n').slice(-60).join('\n');
  const ok = code === 0;
  console.log(`${ok ? '✓' : '✗'} ${title} (${seconds()} s)`);
  if (!ok) console.log(`${tail.replace(/^/gm, '    ')}\n  (whole log: ${file.slice(root.length + 1)})`);
  return { ok, seconds: seconds(), tail };
}

/** A program from the workspace's own packages. */
export const bin = (name: string): string => join(root, 'node_modules', '.bin', name);

/** Ends the process with one clear sentence instead of a stack. */
export function fail(sentence: string): never {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}
