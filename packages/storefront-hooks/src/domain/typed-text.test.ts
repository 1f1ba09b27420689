import { expect, it } from 'vitest';
import { typedCode, typedEmail, typedNumber, typedText } from './typed-text.ts';

it.each([
  ['  Rue \u00a0 des\tLilas ', 'Rue des Lilas'],
  ['\u202aAda\u202c', 'Ada'],
  ['Ame\u0301lie', 'Amélie'],
  ['نمی\u200cخواهم', 'نمی\u200cخواهم'],
  ['\ufeff', ''],
])('the text %j is normalised to %j', (typed, text) => {
  expect(typedText(typed)).toBe(text);
});

it.each([
  ['\u202a+33 6 12 34 56 78\u202c', '+33 6 12 34 56 78'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۹۱۲', '0912'],
  ['०१२', '012'],
  ['１２３－４５６７', '123-4567'],
  ['SW1A\u00a01AA', 'SW1A 1AA'],
  ['75\u2011020', '75-020'],
])('the code %j is normalised to %j', (typed, code) => {
  expect(typedCode(typed)).toBe(code);
});

it.each([
  [' Ada@Example.COM\u200b', 'Ada@example.com'],
  ['ada＠example．com', 'ada@example.com'],
  ['ada@例え。テスト', 'ada@例え.テスト'],
  ['ame\u0301lie@exa\u0308mple.fr', 'amélie@exämple.fr'],
  ['mailto:ada@example.com', 'ada@example.com'],
])('the address %j is normalised to %j', (typed, address) => {
  expect(typedEmail(typed)).toBe(address);
});

it.each([
  ['٣', '3'],
  ['１２', '12'],
  ['٣٫٥', '3.5'],
  ['١٬٢٣٤٫٥', '1234.5'],
  ['3,5', '3.5'],
  ['1,234.50', '1234.50'],
  ['1.234,50', '1234.50'],
  ['1 234,50', '1234.50'],
  ['1\u202f234,50', '1234.50'],
  ["1'234.50", '1234.50'],
  ['1’234’567', '1234567'],
  ['1,234,567', '1234567'],
  ['1.234.567,8', '1234567.8'],
  ['\u22125', '-5'],
  // One separator before three digits may be either.
  ['1,234', '1.234'],
  ['1.234', '1.234'],
  ['1,23,456', '1.23,456'],
  ['12 34', '12 34'],
])('the number %j is normalised to %j', (typed, number) => {
  expect(typedNumber(typed)).toBe(number);
});
