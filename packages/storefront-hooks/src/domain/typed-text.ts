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
