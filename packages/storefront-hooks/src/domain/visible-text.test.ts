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
  ['joiners between letters that do not join', 'a\u200d\u200cb', 'ab'],
  ['joiners in a row', 'क्\u200d\u200d\u200dष', 'क्\u200dष'],
  ['two tag letters', '\u{e0061}\u{e0062}', ' '],
  ['a selector alone', '\ufe0f', ' '],
  ['selectors behind a letter', `g${'\ufe01\u{e0121}'.repeat(8)}o`, 'go'],
  ['more than one selector', '❤\ufe0f\ufe0e\u{e0100}', '❤\ufe0f'],
  ['selectors of an ideograph behind a pictograph', '❤\u{e0100}', '❤'],
  ['tag letters behind a flag', '🏴\u{e0068}\u{e0069}\u{e007f}', '🏴'],
  ['a selector of a keycap without the cap', '1\ufe0f', '1'],
  ['an escape sequence', '\u001b[31mred\u0007', '[31mred'],
  ['line ends of other systems', 'a\r\nb\rc\u0085d', 'a\nb\nc\nd'],
  ['halves of pairs', 'a\ud83db', 'ab'],
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
  '👍🏽 🏳\ufe0f\u200d🌈 👩🏽\u200d🚀 1\ufe0f\u20e3 ❤\ufe0e',
  'Prix\u00a0: 12\u202f€',
  '全角\u3000空白',
])('%j stays as it is', (text) => {
  expect(visibleText(text)).toBe(text);
});

test.each([
  ['line ends and tabs', ' a\n\tb ', 'a b'],
  ['controls', 'a\u0007b', 'ab'],
  ['the letters of the tag block', 'a\u{e0041}\u{e0042}', 'a'],
  ['the selectors of variants', '葛\u{e0100}❤\ufe0f', '葛❤'],
  ['what is longer than asked for', 'a'.repeat(20), `${'a'.repeat(9)}…`],
  ['half a pictograph at the end', `${'a'.repeat(8)}😀😀`, `${'a'.repeat(8)}\ufffd…`],
])('a text on one line is without %s', (_, text, line) => {
  expect(textOnOneLine(text, 10)).toBe(line);
});

/** What becomes of characters without a picture between two Latin letters; all others are removed. */
const EXCEPTIONS = new Map([
  ...['\n', '\r', '\u0085', '\u2028', '\u2029'].map((end) => [end, '\n'] as const),
  ...['\t', ' ', '\u1680', '\u2800', '\u205f'].map((gap) => [gap, ' '] as const),
  ...Array.from({ length: 11 }, (_, width) => [String.fromCodePoint(0x2000 + width), ' '] as const),
  ...['\u00a0', '\u202f', '\u3000'].map((gap) => [gap, gap] as const),
]);
/** Signs that surround the digits behind them. */
const NUMBER_SIGNS = /[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]/u;

test('of each character without a picture, only line ends and gaps are kept', () => {
  const kept: string[] = [];
  for (let point = 0; point <= 0x10ffff; point++) {
    const character = String.fromCodePoint(point);
    if (!/[\p{DI}\p{C}\p{Z}\u2800\ufffc]/u.test(character) || NUMBER_SIGNS.test(character)) continue;
    // Unassigned: shown as a box, or a letter of a later Unicode.
    if (/(?!\p{DI}|\p{NChar})\p{Cn}/u.test(character)) continue;
    const seen = visibleText(`a${character}b`);
    if (seen !== `a${EXCEPTIONS.get(character) ?? ''}b`) kept.push(point.toString(16));
    const read = textOnOneLine(`a${character}b`, 10);
    if (read !== (EXCEPTIONS.has(character) ? 'a b' : 'ab')) kept.push(`read ${point.toString(16)}`);
  }
  expect(kept).toEqual([]);
});
