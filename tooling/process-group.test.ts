import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, expect, it, vi } from 'vitest';
import { runInGroup } from './process-group.ts';

const folder = mkdtempSync(join(tmpdir(), 'process-group-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a script; returns how it ended and its output. */
async function runScript(script: string, limitMs = 60_000, command = process.execPath) {
  const output = new PassThrough();
  let said = '';
  output.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ending = await runInGroup({ command, args: ['-e', script], cwd: folder, env: process.env, output, limitMs });
  return { ending, said };
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    // A dead process exists until its parent has read its exit code.
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
};

/** Starts another process that never ends and tells its number. */
const spawnForEver = (options: string) => `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)"], ${options});
  console.log(child.pid);`;

it('answers the exit code and hands over all that was written', async () => {
  expect(await runScript('console.log("one"); console.error("two"); process.exitCode = 3')).toEqual({
    ending: 3,
    said: expect.stringMatching(/one\s+two|two\s+one/),
  });
});

it('fails for a program that does not exist, and says so', async () => {
  expect(await runScript('', 60_000, '/no/such/program')).toEqual({
    ending: 1,
    said: expect.stringContaining('ENOENT'),
  });
});

it('ends a program after its time limit with all processes that it started, also those that ignore SIGTERM', async () => {
  const { ending, said } = await runScript(
    `${spawnForEver("{ stdio: 'inherit' }")} setInterval(() => {}, 1000);`,
    1_000,
  );
  expect(ending).toBe('too long');
  await vi.waitUntil(() => !isAlive(Number(said)), { timeout: 20_000 });
});

it('leaves no process of a program behind that has ended', async () => {
  const { ending, said } = await runScript(`${spawnForEver("{ stdio: 'inherit' }")} process.exit(0);`);
  expect(ending).toBe(0);
  await vi.waitUntil(() => !isAlive(Number(said)), { timeout: 20_000 });
});

it('does not wait for a process that left the group and keeps the output open', async () => {
  const { ending, said } = await runScript(`${spawnForEver("{ stdio: 'inherit', detached: true }")} process.exit(0);`);
  expect(ending).toBe(0);
  process.kill(Number(said), 'SIGKILL');
});
