/** A word as it is searched: "WH-1000XM4" is `wh1000xm4` of `wh` and `1000xm4`. */
export interface SearchedWord {
  joined: string;
  /** What its punctuation parts. */
  pieces: string[];
}

/** Stands between the letters and digits of a text and the words that these make together. */
export const TOGETHER = ' | ';
/** No model number is longer; addresses of pages are. */
const LONGEST_JOINED = 40;

/** Text in lower case, without accents, with ligatures opened. */
const plain = (text: string) =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe').replace(/æ/g, 'ae');

const piecesOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Letters and digits of a piece apart: `1000`, `xm` and `4` of `1000xm4`. */
export const partsOf = (piece: string): string[] => piece.match(/\p{L}+|\p{N}+/gu) ?? [];

/** Text as it is searched: lower case, no accents, ligatures opened, apostrophes and punctuation as blanks. */
export const searchable = (...texts: string[]): string => piecesOf(plain(texts.join(' '))).join(' ');

/** The words between the blanks of a text. A decimal sign parts words, too: 1.5 is not 15. */
export function searchedWords(text: string): SearchedWord[] {
  const words = plain(text).split(/\s|(?<=\d)[.,](?=\d)/);
  return words.flatMap((word) => {
    const pieces = piecesOf(word);
    return pieces.length > 0 ? { joined: pieces.join(''), pieces } : [];
  });
}

/** What a page says, without its tags and signs. */
export const textOf = (html: string) => html.replace(/<[^<>]*>/g, ' ').replace(/&[a-z#0-9]+;/gi, ' ');

/** Text as products are found by it: its letters and digits apart, and beside them the words that these make together. */
export function indexed(...texts: string[]): string {
  const words = searchedWords(texts.join(' '));
  const together = words.flatMap(({ joined, pieces }) => {
    const parted = pieces.filter((piece) => partsOf(piece).length > 1);
    return pieces.length > 1 && joined.length <= LONGEST_JOINED ? [joined, ...parted] : parted;
  });
  const parts = words.flatMap(({ pieces }) => pieces.flatMap(partsOf));
  return [parts.join(' '), [...new Set(together)].join(' ')].filter(Boolean).join(TOGETHER);
}
