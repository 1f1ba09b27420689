import { expect, it } from 'vitest';
import { sessionStep } from './session-clock.ts';

const now = 1_700_000_000_000;
const limit = 1_200_000;

it.each([
  ['no stored visit', undefined, 'new'],
  ['an invalid stored visit', null, 'new'],
  ['activity at the same time', { time: now }, 'resume'],
  ['activity exactly 20 minutes ago', { time: now - limit }, 'resume'],
  ['activity a millisecond more than 20 minutes ago', { time: now - limit - 1 }, 'new'],
  ['a clock that was a little ahead', { time: now + 5_000 }, 'resume'],
  ['a clock that was set back by more', { time: now + limit + 1 }, 'new'],
  ['an invalid time', { time: Number.NaN }, 'new'],
])('the session after %s', (_case, record, step) => {
  expect(sessionStep(record, now)).toBe(step);
});
