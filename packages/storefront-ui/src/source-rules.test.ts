import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = import.meta.dirname;
const modules = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.(stories|test|browser)\.|\.css\.ts$|story-data/.test(path))
  .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));
const pathsWhere = (holds: (source: string, path: string) => boolean) =>
  modules.filter(({ source, path }) => holds(source, path)).map(({ path }) => path);

describe('sources of the library', () => {
  it('have "use client" if a component calls a hook or handles an event', () => {
    // Server components may call `useId`.
    const needsClient = /\buse(?!Id\b)[A-Z]\w*\(|\son[A-Z]\w*=\{/;
    expect(
      pathsWhere(
        (source, path) => path.endsWith('.tsx') && needsClient.test(source) && !source.startsWith("'use client'"),
      ),
    ).toEqual([]);
  });

  it('give every list its role, which Safari drops from lists without markers', () => {
    const hasBareList = (source: string) => /<[uo]l(?! \{\.\.\.listRole\})/.test(source.replaceAll(/\s+/g, ' '));
    expect(pathsWhere((source, path) => path.endsWith('.tsx') && hasBareList(source))).toEqual([]);
  });

  it('read the direction from a variable: build tools rewrite `:dir()` into a list of languages', () => {
    const styles = globSync('**/*.css.ts', { cwd: root });
    expect(styles.length).toBeGreaterThan(100);
    expect(
      styles.filter((path) => /:dir\(/.test(readFileSync(join(root, path), 'utf8').replaceAll(/^\s*\/\/.*$/gm, ''))),
    ).toEqual([]);
  });

  it('place nothing at a fixed distance below the header, whose height is a variable', () => {
    const isSticky = (source: string) => /position: 'sticky'[^}]*insetBlockStart/.test(source);
    const styles = globSync('**/*.css.ts', { cwd: root });
    expect(styles.filter((path) => isSticky(readFileSync(join(root, path), 'utf8')))).toEqual([]);
  });

  it('ask no global document, because the app may be in a shadow root or a frame', () => {
    const isLocal = (source: string) => /(const|let) (\{[^}]*\b)?document\b|\bdocument: (Document|doc)/.test(source);
    const asks =
      /\bdocument\.(activeElement|getElementById|querySelector|body\b|addEventListener\((?!'visibilitychange'))/;
    const isOfRealm = /instanceof (Node|Element|HTML\w+|SVG\w+|Event)\b/;
    expect(
      pathsWhere(
        (source, path) =>
          /^(primitives|shop)/.test(path) && ((!isLocal(source) && asks.test(source)) || isOfRealm.test(source)),
      ),
    ).toEqual([]);
  });

  it('pass no duration of the caller to the browser, which takes a long one for none', () => {
    expect(pathsWhere((source) => /set(Timeout|Interval)\([^;]*\b[a-z]\w*Ms\b/.test(source))).toEqual([
      'primitives/behaviours/timer.ts',
    ]);
  });

  it('write no style attribute, which a strict content security policy would block', () => {
    expect(pathsWhere((source) => /\sstyle=\{/.test(source))).toEqual([]);
  });
});
