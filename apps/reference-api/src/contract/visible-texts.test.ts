import { expect, test } from 'vitest';
import { withVisibleTexts } from './visible-texts.ts';

test('texts within lists and objects are cleaned, passwords and numbers are not', () => {
  const given = {
    name: 'A\u200bda',
    lines: [{ text: '\u202ex' }, 7, null],
    password: 'a\u200bb',
    newPassword: '\u200b',
  };
  expect(withVisibleTexts(given)).toEqual({
    ...{ name: 'Ada', lines: [{ text: 'x' }, 7, null], password: 'a\u200bb', newPassword: '\u200b' },
  });
});

test('texts of several lines keep their line ends, names do not', () => {
  const given = { nickname: 'x\r\ny', comment: 'x\r\ny', list: ['a\tb'], lines: { note: 'a\u0007\nb' } };
  expect(withVisibleTexts(given)).toEqual({
    ...{ nickname: 'x y', comment: 'x\ny', list: ['a b'], lines: { note: 'a\nb' } },
  });
});

test('an input of any depth is read', () => {
  const deep = JSON.parse(`${'['.repeat(5000)}"\u200b"${']'.repeat(5000)}`);
  expect(() => withVisibleTexts(deep)).not.toThrow();
});
