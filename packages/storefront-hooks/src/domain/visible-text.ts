/** Scripts whose letters are joined or kept apart by U+200C and U+200D. */
const JOINING_SCRIPTS = [
  ...['Arabic', 'Syriac', 'Mandaic', 'Nko', 'Mongolian', 'Adlam', 'Phags_Pa', 'Devanagari', 'Bengali', 'Gurmukhi'],
  ...['Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Myanmar', 'Khmer', 'Tibetan'],
];
const JOINING = `[${JOINING_SCRIPTS.map((script) => String.raw`\p{scx=${script}}`).join('')}]`;

/** What is written with characters that show nothing by themselves; see the table in the test. */
const WRITTEN = [
  // Flags of England, Scotland and Wales.
  String.raw`\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}`,
  // Keycaps.
  String.raw`[0-9#*]\ufe0f\u20e3`,
  // Pictographs, as pictures or as text, and joined to others.
  String.raw`\p{ExtPict}(?:\p{EMod}|[\ufe0e\ufe0f])?(?:\u200d(?=\p{ExtPict}))?`,
  // Variants of ideographs.
  String.raw`\p{Ideo}[\ufe00-\ufe02\u{e0100}-\u{e01ef}]`,
  // Letters that would join otherwise, or would not.
  String.raw`(?=[\p{L}\p{M}])${JOINING}[\u200c\u200d]`,
].join('|');
/** Ignorable characters, controls, private use, halves of surrogate pairs, and the few letters and marks without a picture. */
const UNSEEN = String.raw`(?!\n)[\p{DI}\p{Cc}\p{Co}\p{Cs}\p{NChar}\ufff9-\ufffc\u{13430}-\u{1343f}\u{16fe4}\u{1d159}\u{1107f}]`;
const HIDDEN = new RegExp(`(${WRITTEN})|${UNSEEN}`, 'gu');
/** More marks on one letter than any script writes. */
const PILED_MARKS = /(\p{M}{8})\p{M}+/gu;
/** The braille blank, and gaps of any width but those that French, Chinese and Japanese write. */
const GAPS = /\t|\u2800|(?![\u00a0\u202f\u3000])\p{Zs}/gu;
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * The visible part of a text, and so what of an untrusted text may be stored: without controls, zero-width characters,
 * direction controls, which can reorder the text around them, and blank letters. Line ends are `\n`. A single space if nothing
 * is visible, which every form treats as empty.
 */
export function visibleText(text: string): string {
  const visible = text.replace(LINE_ENDS, '\n').replace(GAPS, ' ').replace(HIDDEN, '$1').replace(PILED_MARKS, '$1');
  return visible !== text && !SEEN.test(visible) ? ' ' : visible;
}

/** What varies a visible character, which a page may show and language models read as a byte. */
const VARIATIONS = /[\ufe00-\ufe0f\u{e0000}-\u{e01ef}]/gu;

/**
 * A text of a merchant, owner or shopper for a program, on one line and as a page shows it, without the selectors of variants.
 * @param maxLength Longer texts end with an ellipsis, characters.
 */
export function textOnOneLine(text: string, maxLength: number): string {
  const line = visibleText(text).replace(VARIATIONS, '').replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  const start = line.slice(0, maxLength - 1).trimEnd();
  return `${start.toWellFormed()}…`;
}
