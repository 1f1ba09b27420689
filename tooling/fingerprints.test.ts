import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forget, unlessUnchanged } from './fingerprints.ts';
import { root } from './steps.ts';

let folder: string;
let name: string;
beforeEach(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/fingerprints-'));
  name = basename(folder);
  mkdirSync(join(folder, 'inner'));
  writeFileSync(join(folder, 'inner/file.txt'), 'one');
});
afterEach(() => {
  forget(name);
  rmSync(folder, { recursive: true });
});

let runs = 0;
const work = (result: number) =>
  unlessUnchanged(
    name,
    [relative(root, folder)],
    async () => {
      runs++;
      return result;
    },
    (value) => value > 0,
  );

it('returns the earlier result while the files stay as they are', async () => {
  runs = 0;
  expect(await work(1)).toEqual({ result: 1, isFresh: true });
  expect(await work(2)).toEqual({ result: 1, isFresh: false });
  expect(runs).toBe(1);
});

it.each([
  ['a file changes', () => writeFileSync(join(folder, 'inner/file.txt'), 'two')],
  ['a file is added', () => writeFileSync(join(folder, 'inner/other.txt'), '')],
  ['a file is removed', () => rmSync(join(folder, 'inner/file.txt'))],
  ['it is told to forget', () => forget(name)],
])('works again after %s', async (_, change) => {
  await work(1);
  change();
  expect(await work(2)).toEqual({ result: 2, isFresh: true });
});

it('works again after a failure', async () => {
  expect(await work(0)).toEqual({ result: 0, isFresh: true });
  expect(await work(1)).toEqual({ result: 1, isFresh: true });
});
