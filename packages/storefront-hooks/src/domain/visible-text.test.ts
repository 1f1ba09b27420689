import { expect, test } from 'vitest';
import { textOnOneLine, visibleText } from './visible-text.ts';

test.each([
  ['zero-width spaces', 'A\u200bda\ufeff', 'Ada'],
  ['an override of the direction', '\u202egnp.exe', 'gnp.exe'],
  ['isolates and marks of the direction', '\u2066Ada\u2069\u200f', 'Ada'],
  ['soft hyphens', 'Ada\u00ad', 'Ada'],
  ['nothing but zero-width characters', '\u200b\u200d\u2060', ' '],
  ['fifty Hangul fillers', '\u3164'.repeat(50), ' '],
  ['braille blanks', '\u2800 \u2800', ' '],
  ['marks without a letter', '\u200b\u0301\u0301', ' '],
  ['a letter under 245 marks', `a${'\u0301'.repeat(245)}`, `a${'\u0301'.repeat(8)}`],
  ['joiners in a row', 'a\u200d\u200d\u200db', 'a\u200db'],
  ['line separators', 'a\u2028b', 'a\nb'],
])('%s are taken out', (_, text, seen) => {
  expect(visibleText(text)).toBe(seen);
});

test.each([
  'Ada Martin',
  ' \n',
  '',
  'می\u200cخواهم',
  'क्\u200dष',
  '👩\u200d👩\u200d👧\u200d👦',
  '❤\ufe0f',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  '葛\u{e0100}',
  'שָׁלוֹם',
  'e\u0301\u0302',
  '한국어',
  'a\u0007b',
])('%j stays as it is', (text) => {
  expect(visibleText(text)).toBe(text);
});

test.each([
  ['line ends and tabs', ' a\n\tb ', 'a b'],
  ['controls', 'a\u0007b', 'a b'],
  ['the letters of the tag block', 'a\u{e0041}\u{e0042}', 'a'],
  ['what is longer than asked for', 'a'.repeat(20), `${'a'.repeat(9)}…`],
  ['half a pictograph at the end', `${'a'.repeat(8)}😀😀`, `${'a'.repeat(8)}\ufffd…`],
])('a text on one line is without %s', (_, text, line) => {
  expect(textOnOneLine(text, 10)).toBe(line);
});
