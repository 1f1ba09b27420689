/** The value of a digit of any script. Digits of a script stand in a row, from its zero on. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return `${value}`;
}

/**
 * A text as it was meant, whatever device, keyboard or contact list it comes from: letters in their composed form, without
 * invisible characters of the writing direction, each run of blanks one space, none around it.
 */
export function typedText(text: string): string {
  const visible = text.normalize('NFC').replace(/(?![\u200c\u200d])\p{Cf}/gu, '');
  return visible.replace(/[\p{Z}\s]+/gu, ' ').trim();
}

/** The same for codes and telephone numbers, with the digits and letters of all scripts and widths as ASCII has them. */
export function typedCode(text: string): string {
  const plain = typedText(text.normalize('NFKC')).replace(/\p{Cf}/gu, '');
  return plain.replace(/(?![0-9])\p{Nd}/gu, digitValue).replace(/[\u2010-\u2015\u2212]/g, '-');
}
