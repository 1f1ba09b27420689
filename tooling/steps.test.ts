import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { root, run } from './steps.ts';

const title = 'A step of the tests of steps';
const log = join(root, '.cache/logs/a-step-of-the-tests-of-steps.log');

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(log, { force: true });
});

/** Runs a script as a step; returns its outcome and the terminal output. */
async function runScript(script: string, limitSeconds = 60) {
  const lines = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const outcome = await run({ title, command: process.execPath, args: ['-e', script], limitSeconds });
  return { outcome, shown: lines.mock.calls.flat().join('\n') };
}

it('a step that goes well is one line at its beginning and one at its end', async () => {
  const { outcome, shown } = await runScript('console.log("much to say")');
  expect(outcome).toMatchObject({ ok: true, tail: 'much to say' });
  expect(shown).toMatch(/^▸ A step of the tests of steps\n✓ A step of the tests of steps \([\d.]+ s\)$/);
  expect(existsSync(log)).toBe(true);
});

it('a step that fails shows the end of its output', async () => {
  const { outcome, shown } = await runScript('console.error("no such file"); process.exitCode = 1');
  expect(outcome.ok).toBe(false);
  expect(shown).toMatch(/✗ A step of the tests of steps .*\n {4}no such file\n.*\.cache\/logs\//);
});

it('a step that hangs ends with its name', async () => {
  const { outcome, shown } = await runScript('console.log("waiting"); setInterval(() => {}, 1000)', 1);
  expect(outcome.ok).toBe(false);
  expect(shown).toMatch(/✗ A step of the tests of steps \(.* s, ended because it took longer than 1 s\)\n {4}waiting/);
});
