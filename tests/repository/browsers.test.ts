import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

/*
 * The packages, and with them the store, run in browsers from 2023 on, as their READMEs say: Chrome 109, Firefox 115, Safari 16.4. What came later is named
 * here; a page that calls it fails there with a TypeError, which no test in a newer browser sees.
 */

const root = resolve(import.meta.dirname, '../..');
const files = globSync(
  ['packages/storefront-{sdk,hooks,ui}/src/**/*.{ts,tsx}', 'apps/reference-store/src/**/*.{ts,tsx}'],
  {
    cwd: root,
    exclude: [
      '**/*.{test,browser,stories}.*',
      '**/test-support/**',
      // Servers run in Node.
      '**/server/**',
      'apps/reference-store/src/{limits,proxy}/**',
      '**/entry-server.tsx',
    ],
  },
);

/** Calls by the browsers that have them all. */
const tooNew: readonly (readonly [name: string, call: RegExp])[] = [
  ['URL.canParse: Chrome 120, Safari 17', /\bURL\.canParse\(/],
  ['URL.parse: Chrome 126, Firefox 126, Safari 18', /\bURL\.parse\(/],
  ['AbortSignal.any: Chrome 116, Firefox 124, Safari 17.4', /\bAbortSignal\.any\(/],
  ['toSorted and the like: Chrome 110', /\.(?:toSorted|toReversed|toSpliced)\(/],
  ['groupBy: Chrome 117, Firefox 119, Safari 17.4', /\b(?:Object|Map)\.groupBy\(/],
  ['Promise.withResolvers: Chrome 119, Firefox 121, Safari 17.4', /\bPromise\.(?:withResolvers|try)\(/],
  ['Array.fromAsync: Chrome 121', /\bArray\.fromAsync\(/],
  [
    'methods of sets: Chrome 122, Firefox 127, Safari 17',
    /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  ],
];

it.each(tooNew)('neither a package nor the store calls %s', (_, call) => {
  const calling = files.filter((file) => call.test(readFileSync(join(root, file), 'utf8')));
  expect(calling).toEqual([]);
});

it('the READMEs say so', () => {
  const read = (name: string) => readFileSync(join(root, `packages/storefront-${name}/README.md`), 'utf8');
  const silent = ['sdk', 'hooks'].filter((name) => !read(name).includes('Chrome 109, Firefox 115, Safari 16.4'));
  expect(silent).toEqual([]);
});
