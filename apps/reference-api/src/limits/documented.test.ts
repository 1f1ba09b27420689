import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type LimitClass, limitClasses, signInLimits } from './classes.ts';

const README = new URL('../../README.md', import.meta.url);
const IDENTITY_README = new URL('../identity/README.md', import.meta.url);

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

test('the README of the identity provider shows the limits on guessing', () => {
  const text = readFileSync(IDENTITY_README, 'utf8').replace(/\s+/g, ' ');
  const [minute, quarter, hour] = signInLimits.pair;
  expect([minute, quarter, hour].map((pair) => pair?.windowMs)).toEqual([60_000, 15 * 60_000, 60 * 60_000]);
  expect(text).toContain(`${minute?.limit} a minute, ${quarter?.limit} in 15 minutes, ${hour?.limit} an hour`);
  expect(signInLimits.account).toEqual({ limit: 100, windowMs: 24 * 60 * 60_000 });
  expect(text).toContain(`share ${signInLimits.account.limit} tries a day for each account`);
  expect(signInLimits.device).toEqual({ limit: 10, windowMs: 60 * 60_000 });
  expect(text).toContain('ten wrong passwords an hour');
  expect(text).toContain(`One network tries ${limitClasses.password.perNetwork} passwords an hour`);
});
