import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const documents = globSync(['*.md', 'docs/**/*.md', '{packages,apps}/*/*.md', 'apps/*/src/**/*.md'], {
  cwd: root,
  exclude: ['**/node_modules', '**/dist'],
});

/** `packages/…`, `apps/…` and the like in code marks; patterns (`{a,b}`, `*`, `<name>`) are left out. */
const namedPath = /`((?:packages|apps|tests|tooling|docs|\.storybook|\.changeset|\.ci)\/[\w./-]*\w)\/?`/g;
const link = /\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g;

/** Paths in documents that do not exist, with the document. */
const missing = (pattern: RegExp, resolvePath: (document: string, path: string) => string) =>
  documents.flatMap((document) =>
    [...readFileSync(join(root, document), 'utf8').matchAll(pattern)]
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(resolvePath(document, path)))
      .map((path) => `${document}: ${path}`),
  );

it('documents name only existing files', () => {
  expect(documents.length).toBeGreaterThan(50);
  expect(missing(namedPath, (_, path) => join(root, path))).toEqual([]);
});

it('documents link only to existing files', () => {
  expect(missing(link, (document, path) => resolve(root, dirname(document), path))).toEqual([]);
});
