// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { checkWords, wordsToTranslate } from './check.ts';
import type { SourceWord } from './source.ts';

const pieces = [{ name: 'pieces', kind: 'number' }] as const;
const source: SourceWord[] = [
  { id: 'stock.left', text: 'Only {pieces} left', values: pieces, note: 'Beside a product.' },
  { id: 'stock.none', text: 'Sold out', values: [] },
];
const good = { 'stock.left': 'Tylko {pieces}', 'stock.none': 'Brak' };
const problems = (words: Record<string, string>, language = 'pl') =>
  checkWords(source, { ...good, ...words }, language).map(({ id, kind, text }) => `${id} ${kind}: ${text}`);

describe('messages of a language', () => {
  it('are complete', () => {
    expect(problems({})).toEqual([]);
  });

  it.each<[Record<string, string>, string]>([
    [{ 'stock.left': '' }, 'stock.left missing: is missing. English: Only {pieces} left (Beside a product.)'],
    [{ 'stock.none': ' ' }, 'stock.none missing: is missing. English: Sold out'],
    [
      { 'stock.left': 'Tylko {sztuk}' },
      'stock.left values: lacks {pieces} and has {sztuk}, which is not given. English: Only {pieces} left',
    ],
    [{ 'stock.none': 'Brak {pieces}' }, 'stock.none values: has {pieces}, which is not given. English: Sold out'],
    [{ 'stock.gone': 'Nie ma' }, 'stock.gone unknown: is not used by any component.'],
    [{ toString: 'x' }, 'toString unknown: is not used by any component.'],
    [{ 'stock.left': '{pieces, plural, one {#} other {#}}' }, 'stock.left forms: lacks the plural form few, many.'],
    [
      { 'stock.left': '{pieces, plural, one {#} few {#} many {#} two {#} other {#}}' },
      'stock.left forms: has the plural form two, which pl does not know.',
    ],
  ])('with %j are found out', (words, problem) => {
    expect(problems(words)).toEqual([problem]);
  });

  it('are reported with the reason if they are not valid messages', () => {
    expect(problems({ 'stock.left': 'Tylko {pieces' })).toEqual([
      expect.stringContaining('stock.left syntax: cannot be read'),
    ]);
  });

  it('may have special wordings for zero and one', () => {
    expect(problems({ 'stock.left': '{pieces, plural, =0 {A} =1 {B} other {#}}' })).toEqual([]);
    expect(problems({ 'stock.left': '{pieces, plural, two {A} few {#} many {#} other {#}}' }, 'ar')).toEqual([]);
  });

  it('are written for a translator in the order of the English ones, untranslated ones empty', () => {
    const words = wordsToTranslate(source, { 'stock.none': 'Brak', old: 'x' });
    expect(Object.entries(words)).toEqual([
      ['stock.left', ''],
      ['stock.none', 'Brak'],
    ]);
  });
});
