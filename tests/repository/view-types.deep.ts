import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** The types of `tests` say the same without exact optional properties, and `tests/types/view-hooks.tsx` what is an error. */
it('props of view hooks fit the components by spreading, also with exact optional properties', () => {
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
  const args = [compiler, '-p', 'tests/types', '--noEmit', '--pretty', 'false'];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  // The compiler ends with 0, 1 or 2; anything else says that it did not look.
  expect([0, 1, 2]).toContain(status);
  // Sources that the file imports are checked with their own settings.
  expect(stdout.split('\n').filter((line) => /^tests\/types\/|TS(?:18003|5\d{3}|6053)/.test(line))).toEqual([]);
});
