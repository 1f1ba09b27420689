import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './steps.ts';
import { PARTS, suitesOf } from './suites.ts';

const all = suitesOf({ isDeep: true });

it('each part is a run of its own: no step needs one of another part', () => {
  for (const part of PARTS) {
    const titles = suitesOf({ isDeep: true, part }).map(({ title }) => title);
    expect(titles.length).toBeGreaterThan(0);
    const missing = suitesOf({ isDeep: true, part }).flatMap(({ after = [] }) =>
      after.filter((title) => !titles.includes(title)),
    );
    expect(missing).toEqual([]);
  }
  expect(PARTS.flatMap((part) => suitesOf({ isDeep: true, part }))).toHaveLength(all.length);
});

it('steps have titles of their own, and depend on files that exist', () => {
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  const missing = all.flatMap(({ reads }) => reads.filter((path) => !existsSync(join(root, path))));
  expect(missing).toEqual([]);
});

it('deep runs every step of each day, and more', () => {
  const daily = suitesOf({ isDeep: false });
  const titles = new Set(all.map(({ title }) => title));
  expect(daily.filter(({ title }) => !titles.has(title))).toEqual([]);
  expect(all.length).toBeGreaterThan(daily.length);
});
