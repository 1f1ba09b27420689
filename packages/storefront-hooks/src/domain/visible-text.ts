/** What shows nothing, but for what letters of some scripts and pictographs are joined and varied by. */
const INVISIBLE = /(?!\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}]|[\u{e0100}-\u{e01ef}])\p{DI}/gu;
/** Joiners that follow nothing that can be joined, or each other. */
const STRAY_JOINERS = /(?<![\p{L}\p{M}\p{N}\p{S}])[\u200c\u200d]+|(?<=[\u200c\u200d])[\u200c\u200d]+/gu;
/** More marks on one letter than any script writes. */
const PILED_MARKS = /(\p{M}{8})\p{M}+/gu;
const BRAILLE_BLANK = /\u2800/g;
const LINE_ENDS = /[\u2028\u2029]/g;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * The visible part of a text: removes zero-width characters, direction controls, which can reorder the text around them, and
 * blank letters. A single space if nothing is visible, which every form treats as empty.
 */
export function visibleText(text: string): string {
  const visible = text
    .replace(INVISIBLE, '')
    .replace(BRAILLE_BLANK, ' ')
    .replace(LINE_ENDS, '\n')
    .replace(STRAY_JOINERS, '')
    .replace(PILED_MARKS, '$1');
  return visible !== text && !SEEN.test(visible) ? ' ' : visible;
}

/** Control characters, and the letters of the tag block, which no page shows and language models read. */
const UNSEEN = /[\p{Cc}\u{e0000}-\u{e007f}]+/gu;

/**
 * A text of a merchant, owner or shopper for a program, on one line and as a page shows it.
 * @param maxLength Longer texts end with an ellipsis, characters.
 */
export function textOnOneLine(text: string, maxLength: number): string {
  const line = visibleText(text).replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  const start = line.slice(0, maxLength - 1).trimEnd();
  return `${start.toWellFormed()}…`;
}
