import { expect, it } from 'vitest';
import { formatDate } from './format-date.ts';
import { languageTag } from './language-tag.ts';
import { formatMoney } from './money.ts';
import { formatPercent } from './percent-badge.ts';

it.each([
  ['en', 'en'],
  ['fr-CA', 'fr-CA'],
  ['pt_PT', 'pt-PT'],
  ['PT_pt', 'pt-PT'],
  ['zh_Hant_TW', 'zh-Hant-TW'],
  ['', 'en'],
  ['en_US.UTF-8', 'en'],
  ['C', 'en'],
  ['<b>', 'en'],
])('the tag of %j is %j', (text, tag) => {
  expect(languageTag(text)).toBe(tag);
  expect(formatMoney(123_450, { locale: text })).toBe(formatMoney(123_450, { locale: tag }));
  expect(formatDate(0, { locale: text, timeZone: 'UTC' })).toBe(formatDate(0, { locale: tag, timeZone: 'UTC' }));
  expect(formatPercent(12.5, text)).toBe(formatPercent(12.5, tag));
});
