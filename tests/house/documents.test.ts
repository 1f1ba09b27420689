import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const documents = globSync(['*.md', 'docs/**/*.md', '{packages,apps}/*/*.md', 'apps/*/src/**/*.md'], {
  cwd: root,
  exclude: ['**/node_modules', '**/dist'],
});

/** `packages/…`, `apps/…` and the like in code marks; what stands for many files (`{a,b}`, `*`, `<name>`) is left out. */
const namedPath = /`((?:packages|apps|tests|tooling|docs|\.storybook|\.changeset|\.ci)\/[\w./-]*\w)\/?`/g;
const link = /\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g;

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8');

  it('names no file that is not there', () => {
    const missing = [...text.matchAll(namedPath)]
      .map(([, path]) => path ?? '')
      .filter((path) => !existsSync(join(root, path)));
    expect(missing).toEqual([]);
  });

  it('links to no file that is not there', () => {
    const missing = [...text.matchAll(link)]
      .map(([, path]) => path ?? '')
      .filter((path) => !existsSync(resolve(root, dirname(document), path)));
    expect(missing).toEqual([]);
  });
});
