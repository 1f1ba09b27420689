/** The value of a digit of any script. In Unicode, the digits of a script are consecutive, starting with its zero. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return `${value}`;
}

/**
 * Normalises a typed text, which may come from any device, keyboard or contact list: composed letters (NFC), no invisible
 * formatting characters except joiners, single spaces, no space at the start and end.
 */
export function typedText(text: string): string {
  const visible = text.normalize('NFC').replace(/(?![\u200c\u200d])\p{Cf}/gu, '');
  return visible.replace(/[\p{Z}\s]+/gu, ' ').trim();
}

/**
 * Normalises a typed code or telephone number: like `typedText`, but in NFKC form (no full-width characters), with ASCII digits
 * and dashes.
 */
export function typedCode(text: string): string {
  const plain = typedText(text.normalize('NFKC')).replace(/\p{Cf}/gu, '');
  return plain.replace(/(?![0-9])\p{Nd}/gu, digitValue).replace(/[\u2010-\u2015\u2212]/g, '-');
}

/**
 * Normalises a typed e-mail address: no spaces and invisible characters around it, composed letters, `@` and dots of any keyboard as
 * in ASCII, the name of the host in lower case. Its mailbox keeps its case.
 */
export function typedEmail(text: string): string {
  const plain = typedText(text)
    .replace(/^mailto:/i, '')
    .replace(/[\uff20\ufe6b]/g, '@');
  const at = plain.lastIndexOf('@') + 1;
  const host = plain.slice(at).normalize('NFKC').replaceAll('\u3002', '.').toLowerCase();
  return plain.slice(0, at) + host;
}

/** A number with separated thousands: its whole part, the separator, and its decimals. */
const GROUPED = /^([+-]?\d{1,3}([ '.,])\d{3}(?:\2\d{3})*)((?!\2)[.,]\d+)?$/;

/**
 * Normalises a typed number: digits of any script as ASCII, `.` for the decimal separator. Separators of thousands are left out where
 * they cannot be decimal separators: spaces, apostrophes, several of one kind, or one before another kind, as in `1,234.50`.
 */
export function typedNumber(text: string): string {
  const plain = typedCode(text)
    .replaceAll('\u066b', '.')
    .replace(/[\u066c\u2019]/g, "'");
  // Groups of three digits, and a decimal separator of another kind.
  const [, whole, separator = '', decimals = ''] = GROUPED.exec(plain) ?? [];
  if (whole === undefined) return plain.replace(',', '.');
  const isCertain = /[ ']/.test(separator) || decimals !== '' || whole.split(separator).length > 2;
  return isCertain ? whole.replaceAll(separator, '') + decimals.replace(',', '.') : plain.replace(',', '.');
}
