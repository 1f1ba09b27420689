import { expect, it } from 'vitest';
import { preOrderExpiry, preOrderState } from './pre-order-status.ts';

const now = 1_700_000_000_000;

it('a pre-order is open for half an hour', () => {
  expect(preOrderExpiry(now)).toBe(now + 1_800_000);
});

it.each([
  ['not expired', { expiresAt: now + 1 }, 'open'],
  ['not ordered', { expiresAt: now + 1, orderedAt: null }, 'open'],
  ['at its expiry', { expiresAt: now }, 'expired'],
  ['after its expiry', { expiresAt: now - 1, orderedAt: null }, 'expired'],
  ['ordered', { expiresAt: now + 1, orderedAt: now - 5 }, 'ordered'],
  ['ordered, after its expiry', { expiresAt: now - 1, orderedAt: now - 5 }, 'ordered'],
])('the state of a pre-order: %s', (_case, preOrder, state) => {
  expect(preOrderState(preOrder, now)).toBe(state);
});
