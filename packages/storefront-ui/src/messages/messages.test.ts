import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { withEnglish } from './with-english.ts';

const root = join(import.meta.dirname, '..');
const sources = globSync('{primitives,commerce,patterns}/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.(stories|test)\.|\.css\.ts$/.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n');

/** The path of every text: `commerce.stock.left`. */
function pathsOf(words: object, path: readonly string[] = []): string[][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? pathsOf(value, [...path, key]) : [[...path, key]],
  );
}

/** Whether a component says a text by its name, or chooses it among its neighbours: `words.status[status]`. */
function isSaid(path: readonly string[]): boolean {
  const chosenFrom = path.slice(2, -1).map((group) => `\\.${group}\\[`);
  return new RegExp([`\\.${path.at(-1)}\\b`, ...chosenFrom].join('|')).test(sources);
}

it('a component says every text', () => {
  expect(isSaid(['primitives', 'nowhere'])).toBe(false);
  expect(
    pathsOf(en)
      .filter((path) => !isSaid(path))
      .map((path) => path.join('.')),
  ).toEqual([]);
});

describe('words that are given in part', () => {
  it('stand in the place of the English ones, which fill in the rest', () => {
    const words = withEnglish({ commerce: { stock: { soldOut: 'Gone' } } });
    expect(words.commerce.stock).toEqual({ ...en.commerce.stock, soldOut: 'Gone' });
    expect({ ...words, commerce: { ...words.commerce, stock: en.commerce.stock } }).toEqual(en);
  });

  it('may be a whole language', () => {
    expect(withEnglish(fr)).toEqual(fr);
  });

  it('leave English where they are undefined', () => {
    expect(withEnglish({ commerce: undefined, patterns: {} })).toEqual(en);
  });
});
