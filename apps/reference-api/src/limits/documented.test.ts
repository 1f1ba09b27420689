import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type LimitClass, limitClasses } from './classes.ts';

const README = new URL('../../README.md', import.meta.url);

const WINDOWS: Readonly<Record<number, string>> = { 60000: 'minute', 3600000: 'hour' };
const shown = (count: number | undefined) => count?.toLocaleString('en') ?? '';

/** The limits as the README shows them. */
const rows = Object.entries<LimitClass>(limitClasses).map(([name, limit]) => {
  const kind = `${limit.counting}${limit.isVolume ? ', volume' : ''}`;
  const numbers = [shown(limit.perNetwork), shown(limit.perAccount), WINDOWS[limit.windowMs]];
  return [`\`${name}\``, ...numbers, kind, limit.purpose];
});

test('the README shows all limits', () => {
  const cells = readFileSync(README, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const heading = cells.findIndex(([first]) => first === 'class');
  expect(cells.slice(heading + 2, heading + 2 + rows.length)).toEqual(rows);
});
