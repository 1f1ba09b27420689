import { expect, it } from 'vitest';
import {
  type PromotionCodeInput,
  type PromotionCodeState,
  promotionCodeIssue,
  promotionCodeOf,
  promotionCodeState,
} from './promotion-code.ts';

const NOW = Date.UTC(2026, 0, 15);

it.each([
  [' summer-10 ', 'SUMMER10'],
  ['SUMMER 10', 'SUMMER10'],
  ['ｓｕｍｍｅｒ１０', 'SUMMER10'],
  ['sum\u200bmer١٠', 'SUMMER10'],
])('%j is the code %s', (typed, code) => {
  expect(promotionCodeOf(typed)).toBe(code);
});

it.each([
  ['', 'promotionCodeEmpty'],
  ['  -  ', 'promotionCodeEmpty'],
  ['abc', 'promotionCodeMalformed'],
  ['abc%', 'promotionCodeMalformed'],
  ['été2026', 'promotionCodeMalformed'],
  ['a'.repeat(33), 'promotionCodeMalformed'],
  ['abcd', undefined],
  ['a'.repeat(32), undefined],
])('the issue of %j is %s', (typed, issue) => {
  expect(promotionCodeIssue(typed)).toBe(issue);
});

const code: PromotionCodeInput = {
  isStopped: false,
  startTime: null,
  endTime: null,
  left: null,
  leftToday: null,
  perShopper: 1,
  claimed: 0,
};

it.each<[string, Partial<PromotionCodeInput>, PromotionCodeState]>([
  ['no limits', {}, 'open'],
  ['limits that are not reached', { left: 1, leftToday: 1, perShopper: 2, claimed: 1 }, 'open'],
  ['a period around now', { startTime: NOW, endTime: NOW + 1 }, 'open'],
  ['a stop', { isStopped: true, endTime: NOW }, 'stopped'],
  ['an end that is now', { endTime: NOW }, 'expired'],
  ['a start to come', { startTime: NOW + 1 }, 'not-yet'],
  ['all that one shopper may claim', { claimed: 1, left: 0 }, 'claimed'],
  ['more than one shopper may claim', { claimed: 3, perShopper: 2 }, 'claimed'],
  ['none left', { left: 0, leftToday: 0 }, 'used-up'],
  ['none left on this day', { left: 5, leftToday: 0 }, 'used-up-today'],
])('a code with %s', (_, limits, state) => {
  expect(promotionCodeState({ ...code, ...limits }, NOW)).toBe(state);
});
