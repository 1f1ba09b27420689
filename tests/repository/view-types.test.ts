import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const types = join(root, 'tests/types');
const copies: string[] = [];
afterAll(() => Promise.all(copies.map((copy) => rm(copy, { recursive: true }))));

/** Type errors in the files of a folder; those of the sources they import are checked with their own settings. */
function errorsIn(folder: string): Promise<string[]> {
  const name = folder.slice(root.length + 1);
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
  return new Promise((resolve, reject) => {
    execFile(
      'node',
      [compiler, '-p', folder, '--pretty', 'false', '--checkers', '1'],
      { cwd: root, maxBuffer: 1e8 },
      (error, stdout, stderr) => {
        // The compiler ends with 0, 1 or 2; anything else says that it did not look.
        const hasLooked = !error || error.code === 1 || error.code === 2;
        if (!hasLooked || /TS(?:18003|5\d{3}|6053)/.test(stdout))
          reject(new Error(`${error?.message} ${stdout} ${stderr}`));
        else resolve(stdout.split('\n').filter((line) => line.startsWith(`${name}/`)));
      },
    );
  });
}

it('props of view hooks fit the components by spreading, also with exact optional properties; a wrong prop is an error', async () => {
  // One run of the compiler for both. Not below tests/, whose types may be checked at the same time.
  await mkdir(join(root, '.cache'), { recursive: true });
  const copy = await mkdtemp(join(root, '.cache/view-types-'));
  copies.push(copy);
  const source = await readFile(join(types, 'view-hooks.tsx'), 'utf8');
  const breach = source.replace(
    '<ProductCard {...useProductCard(card)} />',
    '<ProductCard {...useProductCard(card)} name={1} />',
  );
  await cp(join(types, 'tsconfig.json'), join(copy, 'tsconfig.json'));
  await writeFile(join(copy, 'view-hooks.tsx'), source);
  await writeFile(join(copy, 'breach.tsx'), breach);
  expect(await errorsIn(copy)).toEqual([
    expect.stringMatching(/breach\.tsx.*Type 'number' is not assignable to type 'string'/),
  ]);
});
