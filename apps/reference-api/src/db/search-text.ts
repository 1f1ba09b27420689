/** A word in search form: "WH-1000XM4" is `wh1000xm4`, with the parts `wh` and `1000xm4`. */
export interface SearchedWord {
  joined: string;
  /** What its punctuation parts. */
  pieces: string[];
}

/** Stands between the letters and digits of a text and the words that these make together. */
export const TOGETHER = ' | ';
/** No model number is longer; addresses of pages are. */
const LONGEST_JOINED = 40;

/** Letters that Unicode doesn't decompose, in the spelling used on keyboards without them. */
const SPELLED: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ð: 'd', đ: 'd', ħ: 'h', ı: 'i', ł: 'l', ŧ: 't', þ: 'th' },
};

/** Text in lower case, without accents and ligatures; letters and digits of any width and height are those of a line. */
const plain = (text: string) =>
  text
    .replace(/(?![\0-\x7f])[\p{L}\p{N}]/gu, (sign) => sign.normalize('NFKD'))
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøðđħıłŧþ]/g, (letter) => SPELLED[letter] ?? letter);

const piecesOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Splits letters from digits: `1000`, `xm` and `4` of `1000xm4`. In scripts without spaces, such as Chinese, each letter is
 * a part, so that a word is found within others.
 */
export const partsOf = (piece: string): string[] =>
  piece.match(
    /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}]|(?:(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}])\p{L})+|\p{N}+/gu,
  ) ?? [];

/** Text in search form: lower case, no accents, ligatures expanded, apostrophes and punctuation as blanks. */
export const searchable = (...texts: string[]): string => piecesOf(plain(texts.join(' '))).join(' ');

/** The words between the blanks of a text. A decimal sign parts words, too: 1.5 is not 15. */
export function searchedWords(text: string): SearchedWord[] {
  const words = plain(text).split(/\s|(?<=\d)[.,](?=\d)/);
  return words.flatMap((word) => {
    const pieces = piecesOf(word);
    return pieces.length > 0 ? { joined: pieces.join(''), pieces } : [];
  });
}

/** The sign of a numeric entity: `233`, or `xE9`. */
function signOf(number: string): string {
  const code = Number(`0${number}`);
  return code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}

/** The text of a page, without tags and signs; letters that are written as entities lose their accents. */
export const textOf = (html: string) =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&szlig;/g, 'ss')
    .replace(/&([a-z]{1,2})(?:acute|breve|caron|cedil|circ|grave|lig|macr|ogon|ring|slash|strok|tilde|uml);/gi, '$1')
    .replace(/&#(x[\da-f]{1,6}|\d{1,7});/gi, (_, number: string) => signOf(number.toLowerCase()))
    .replace(/&[a-z#0-9]+;/gi, ' ');

/** Text in index form: letters and digits separated, followed by the words that they form together. */
export function indexed(...texts: string[]): string {
  const words = searchedWords(texts.join(' '));
  const together = words.flatMap(({ joined, pieces }) => {
    const parted = pieces.filter((piece) => partsOf(piece).length > 1);
    return pieces.length > 1 && joined.length <= LONGEST_JOINED ? [joined, ...parted] : parted;
  });
  const parts = words.flatMap(({ pieces }) => pieces.flatMap(partsOf));
  return [parts.join(' '), [...new Set(together)].join(' ')].filter(Boolean).join(TOGETHER);
}
