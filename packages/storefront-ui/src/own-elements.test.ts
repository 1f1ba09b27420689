import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Elements that browsers or resets style. On a page with other styles, only their class identifies them as the library's. */
const tag =
  /<(h[1-6]|p|figure|blockquote|dl|dd|ul|ol|fieldset|legend|summary|table|button|input|select|textarea|svg|img|a)(?=[\s>])((?:[^<>{}]|=>|\{(?:[^{}]|\{[^{}]*\})*\})*?)\/?>/g;
const HAS_CLASS = /className|rootProps|listRole|\{\.\.\.\w+|type="hidden"/;

/** Elements of a source without a class. */
const bareElements = (source: string) =>
  [...source.matchAll(tag)].flatMap(([element, , attributes = '']) => (HAS_CLASS.test(attributes) ? [] : [element]));

it('every element that a reset of the page could style has a class', () => {
  expect(bareElements('<p>{text}</p> <ul {...listRole}> <p className={styles.text} />')).toEqual(['<p>']);

  const root = import.meta.dirname;
  const paths = globSync('{primitives,shop}/**/*.tsx', { cwd: root }).filter(
    (path) => !/\.(stories|test|browser)\./.test(path),
  );
  expect(paths.length).toBeGreaterThan(80);
  const bare = paths.map((path) => {
    const code = readFileSync(join(root, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|`[^`]*`/g, '');
    return [path, bareElements(code)] as const;
  });
  expect(bare.filter(([, elements]) => elements.length > 0)).toEqual([]);
});
