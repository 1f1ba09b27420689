import { typedCode } from './typed-text.ts';

/** A telephone number, and the extension to dial or ask for. */
export interface Phone {
  /** Digits with spaces, brackets, dots, dashes and slashes, unchanged. */
  number: string;
  /** Digits. */
  extension: string | undefined;
}

/** Number of digits in a telephone number, with or without country code. */
const PHONE_DIGITS = { least: 5, most: 15 };

/** Words that announce an extension in the languages of contact lists, longer ones before those that they start with. */
const WORDS = [
  ...['extension', 'extensión', 'extensão', 'extn', 'ext', 'x', 'poste', 'durchwahl', 'dw', 'nebenstelle', 'nst'],
  ...['apparat', 'app', 'toestel', 'tst', 'interno', 'interior', 'int', 'anexo', 'ramal', 'anknytning', 'ankn'],
  ...['lokal', 'lok', 'wewnętrzny', 'wewn', 'wew', 'linka', 'klapka', 'mellék', 'dahili', 'добавочный', 'доб'],
  ...['εσωτερικό', 'εσωτ', 'שלוחה', 'تحويلة', '内線', '分机', '分機', '转', '轉', '내선'],
].join('|');

/** An extension as people (`ext. 12`), RFC 3966 (`;ext=12`) and the pauses of a dialling phone (`,12`) write it. */
const EXTENSION = new RegExp(` ?\\(?[,;]? ?(?:(?:${WORDS}) ?[.:=]{0,2} ?|[#,;]{1,3} ?)(\\d{1,7})\\)?$`, 'iu');

/**
 * Parses a typed telephone number, with or without an extension. Returns `undefined` for any other text.
 *
 * @param leastDigits Number of digits it must have without its extension. @default 5
 */
export function parsePhone(text: string, leastDigits: number = PHONE_DIGITS.least): Phone | undefined {
  const typed = typedCode(text);
  const extension = EXTENSION.exec(typed);
  const number = extension ? typed.slice(0, extension.index).replace(/[ ,;/-]{1,3}$/, '') : typed;
  const digits = number.replace(/\D/g, '').length;
  if (!/^\+?[\d ()./-]+$/.test(number) || digits < leastDigits || digits > PHONE_DIGITS.most) return undefined;
  return { number, extension: extension?.[1] };
}

/**
 * Normalises a typed telephone number (see `typedCode`), and writes its extension as in `+49 30 1234567 ext. 12`. Other text
 * is normalised by `typedCode`, so that `parsePhone` still rejects it.
 */
export function typedPhone(text: string): string {
  const phone = parsePhone(text);
  if (!phone) return typedCode(text);
  return phone.extension ? `${phone.number} ext. ${phone.extension}` : phone.number;
}
