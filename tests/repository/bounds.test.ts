import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { AT_ONCE } from '../../apps/reference-api/src/limits/at-once.ts';
import { type LimitClass, limitClasses, signInLimits } from '../../apps/reference-api/src/limits/classes.ts';
import { LIMITS } from '../../apps/reference-store/src/limits/limits.ts';
import { root } from '../../tooling/steps.ts';

interface AnyBound {
  what: string;
  max: number;
  maxPerNetwork: number;
  reserved?: number;
  maxQueued?: number;
  maxQueuedPerNetwork?: number;
  queueTimeoutMs?: number;
}

const MB = 1024 * 1024;
const shown = (count: number | undefined) => {
  if (count === undefined || count === 0 || count === Number.POSITIVE_INFINITY) return '';
  return count >= MB ? `${Math.floor(count / MB)} MB` : count.toLocaleString('en');
};

/** The rows of a table of limits, in the format of the document. */
const rowsOf = (bounds: Readonly<Record<string, AnyBound>>): string[][] =>
  Object.values(bounds).map(
    ({ what, max, maxPerNetwork, reserved, maxQueued, maxQueuedPerNetwork, queueTimeoutMs }) => [
      ...[what, shown(maxPerNetwork), shown(max), shown(reserved), shown(maxQueued)],
      ...[shown(maxQueuedPerNetwork), queueTimeoutMs === undefined ? '' : `${queueTimeoutMs / 1000} s`],
    ],
  );

/** The rows of the table in a document whose heading starts with these words. */
function tableIn(document: string, heading: string): string[][] {
  const lines = readFileSync(join(root, document), 'utf8').split('\n');
  const rows = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const start = rows.findIndex(([first]) => first === heading);
  const end = rows.findIndex((row, index) => index > start && row.length === 0);
  return rows.slice(start + 2, end);
}

it('docs/concepts/limits.md shows how much of store and API one network may use', () => {
  expect(tableIn('docs/concepts/limits.md', 'of the store at once')).toEqual(rowsOf(LIMITS));
  expect(tableIn('docs/concepts/limits.md', 'of the API at once')).toEqual(rowsOf(AT_ONCE));
});

it('SECURITY.md shows the limits on guessing and on mail, by network and account', () => {
  const window = (ms: number) => (ms === 60_000 ? 'minute' : ms === 3_600_000 ? 'hour' : `${ms / 3_600_000} hours`);
  const classes = Object.values<LimitClass>(limitClasses)
    .filter(({ isVolume }) => !isVolume)
    .map(({ purpose, perNetwork, perAccount, windowMs }) => [
      purpose,
      shown(perNetwork),
      shown(perAccount),
      window(windowMs),
    ]);
  const { account, device } = signInLimits;
  const guesses = [
    ['wrong passwords for one account, from all unknown devices', '', shown(account.limit), window(account.windowMs)],
    ['wrong passwords from a device that signed in before', '', shown(device.limit), window(device.windowMs)],
  ];
  expect(tableIn('SECURITY.md', 'of')).toEqual([...classes, ...guesses]);
});
