import { expect, it } from 'vitest';
import { typedCode, typedText } from './typed-text.ts';

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
