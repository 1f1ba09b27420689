import { expect, it } from 'vitest';
import { typedCode } from './typed-code.ts';

/** `|` is the caret. */
const read = (text: string) => ({ text: text.replace('|', ''), caret: text.indexOf('|') });

it.each([
  ['replaces what follows in a full code', '19|23456', '19|3456'],
  ['takes nothing after the end of a full code', '1234567|', '123456|'],
  ['keeps the caret at a typed dash', '1-|23456', '1|23456'],
  ['keeps the caret at a typed space in a short code', '1 |23', '1|23'],
  ['inserts into a short code', '19|23', '19|23'],
  ['replaces as many as were pasted', '1789|23456', '1789|56'],
  ['takes spaces out of a pasted code', '123 456|', '123456|'],
  ['cuts what is too long', '123 456 789|', '123456|'],
])('%s', (_what, before, after) => {
  const { text, caret } = read(before);
  const result = typedCode(text, caret, 6);
  expect(result).toEqual({ code: after.replace('|', ''), caret: after.indexOf('|') });
});

it('has no end without a length', () => {
  expect(typedCode('12345678901', 11)).toEqual({ code: '12345678901', caret: 11 });
});
