import { expect, it } from 'vitest';
import { preOrderExpiry, preOrderState } from './pre-order-status.ts';

const now = 1_700_000_000_000;

it('stays open for half an hour', () => {
  expect(preOrderExpiry(now)).toBe(now + 1_800_000);
});

it.each([
  ['not expired', { expiresAt: now + 1 }, 'open'],
  ['not ordered', { expiresAt: now + 1, orderedAt: null }, 'open'],
  ['at its very end', { expiresAt: now }, 'expired'],
  ['past its end', { expiresAt: now - 1, orderedAt: null }, 'expired'],
  ['ordered', { expiresAt: now + 1, orderedAt: now - 5 }, 'ordered'],
  ['ordered, its end long past', { expiresAt: now - 1, orderedAt: now - 5 }, 'ordered'],
])('%s', (_case, preOrder, state) => {
  expect(preOrderState(preOrder, now)).toBe(state);
});
