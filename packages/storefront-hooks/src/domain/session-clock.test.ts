import { expect, it } from 'vitest';
import { sessionStep } from './session-clock.ts';

const now = 1_700_000_000_000;
const limit = 1_200_000;

it.each([
  ['nothing stored', undefined, 'new'],
  ['nothing readable stored', null, 'new'],
  ['activity just now', { time: now }, 'resume'],
  ['exactly 20 minutes', { time: now - limit }, 'resume'],
  ['a millisecond more', { time: now - limit - 1 }, 'new'],
  ['a clock a little ahead', { time: now + 5_000 }, 'resume'],
  ['a clock that was set back by more', { time: now + limit + 1 }, 'new'],
  ['an unreadable time', { time: Number.NaN }, 'new'],
])('%s', (_case, record, step) => {
  expect(sessionStep(record, now)).toBe(step);
});
