import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** `tests` checks the same without exact optional properties, and `tests/types/view-hooks.tsx` contains the expected errors. */
it('props of view hooks fit the components by spreading, also with exact optional properties', () => {
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
  const args = [compiler, '-p', 'tests/types', '--noEmit', '--pretty', 'false'];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  // The compiler exits with 0, 1 or 2; any other code means that it did not run.
  expect([0, 1, 2]).toContain(status);
  // Ignore errors in imported sources, which are checked with their own settings.
  expect(stdout.split('\n').filter((line) => /^tests\/types\/|TS(?:18003|5\d{3}|6053)/.test(line))).toEqual([]);
});
