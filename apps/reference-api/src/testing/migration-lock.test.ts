import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lockIssues, lockOf, readMigrationFiles } from './migration-lock.ts';

test('migrations of the last release are unchanged, and later ones sort after them', () => {
  const lock = readFileSync(new URL('../../release/migrations.lock', import.meta.url), 'utf8');
  expect(lockIssues(lock, readMigrationFiles())).toEqual([]);
});

const released = new Map([
  ['0001-baseline.ts', 'a'],
  ['0003-names.ts', 'b'],
  ['baseline/shops.sql', 'c'],
]);

test.each([
  ['a later migration', { '0004-more.ts': 'd' }, []],
  ['files of a later migration', { '0004-more.ts': 'd', 'aside/more.sql': 'e' }, []],
  ['a changed one', { '0003-names.ts': 'other' }, ['0003-names.ts has changed since it was released']],
  ['a changed file of one', { 'baseline/shops.sql': 'other' }, ['baseline/shops.sql has changed']],
  ['one that was merged behind', { '0002-more.ts': 'd' }, ['0002-more.ts sorts before 0003-names.ts']],
  ['a number that is taken', { '0004-a.ts': 'd', '0004-b.ts': 'e' }, ['two migrations are 0004']],
])('%s is judged', (_, changes, issues) => {
  const files = new Map([...released, ...Object.entries(changes)]);
  expect(lockIssues(lockOf(released), files)).toEqual(issues.map((issue) => expect.stringContaining(issue)));
});

test('a migration that is gone is found', () => {
  const files = new Map([...released].filter(([name]) => name !== '0003-names.ts'));
  expect(lockIssues(lockOf(released), files)).toEqual(['0003-names.ts was released and is gone']);
});
