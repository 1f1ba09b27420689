import { compileMessage, helperFor } from './compile.ts';
import type { SourceWord, Words } from './source.ts';

type Tree = { [name: string]: string | Tree };

const property = (name: string) => (/^[a-z_$][\w$]*$/i.test(name) ? name : `'${name}'`);

function treeOf(source: readonly SourceWord[], words: Words, language: string): Tree {
  const tree: Tree = {};
  for (const { id, values } of source) {
    const names = id.split('.');
    const last = names.pop() ?? id;
    let place = tree;
    for (const name of names) {
      place[name] ??= {};
      place = place[name] as Tree;
    }
    place[last] = compileMessage(words[id] ?? '', values, language);
  }
  return tree;
}

const inOneLine = (tree: Tree): string =>
  `{ ${Object.entries(tree)
    .map(([name, code]) => `${property(name)}: ${typeof code === 'string' ? code : inOneLine(code)}`)
    .join(', ')} }`;

/** One group of messages per line, so that a diff shows which group changed. */
const inLines = (tree: Tree): string =>
  `{\n${Object.entries(tree)
    .map(([name, code]) => `  ${property(name)}: ${typeof code === 'string' ? code : inOneLine(code)},\n`)
    .join('')}}`;

/** The messages of one folder of components as JavaScript, and the helpers that they call. */
export function folderCode(source: readonly SourceWord[], words: Words, language: string, folder: string): string {
  const own = source.filter(({ id }) => id.startsWith(`${folder}.`));
  return inLines(treeOf(own, words, language)[folder] as Tree);
}

/**
 * A module with a whole language for `UiProvider`, and with its folders for `UiBaseProvider`. The messages must be complete.
 *
 * @param isTyped Whether to write TypeScript instead of JavaScript.
 */
export function languageModule(
  source: readonly SourceWord[],
  words: Words,
  language: string,
  isTyped: boolean,
): string {
  const folders = [...new Set(source.map(({ id }) => id.split('.')[0] ?? id))];
  const constants = folders.map((folder) => {
    const type = isTyped ? `: UiStrings['${folder}']` : '';
    return `export const ${folder}${type} = ${folderCode(source, words, language, folder)};\n`;
  });
  const body = constants.join('\n');
  return `'use client';

${isTyped ? "import type { UiStrings } from '@promenade/storefront-ui';\n\n" : ''}${helperFor(language, body, isTyped)}${body}
export const words${isTyped ? ': UiStrings' : ''} = { ${folders.join(', ')} };
`;
}
