import { expect, it } from 'vitest';
import type { RefundState } from './refund-status.ts';
import { REFUND_STATUS, refundActions, refundState, refundStateOfOrder } from './refund-status.ts';

it.each<[number | null | undefined, RefundState]>([
  [0, 'under-review'],
  [1, 'refused'],
  [2, 'accepted'],
  [3, 'refunded'],
  [4, 'unknown'],
  [null, 'unknown'],
  [undefined, 'unknown'],
])('status %j is %s', (status, state) => {
  expect(refundState(status)).toBe(state);
});

it('numbers each state as calls do', () => {
  expect(REFUND_STATUS).toEqual({ 'under-review': 0, refused: 1, accepted: 2, refunded: 3 });
});

it.each<[string, RefundState[], number, string]>([
  ['was never asked for', [], 3, 'none'],
  ['was refused', ['refused', 'refused'], 3, 'none'],
  ['is asked for again', ['refused', 'under-review'], 3, 'under-review'],
  ['is asked for of the rest', ['refunded', 'under-review'], 1, 'under-review'],
  ['is accepted', ['refused', 'accepted'], 3, 'accepted'],
  ['was made in part', ['refunded'], 1, 'none'],
  ['was made of everything', ['refunded', 'refused', 'refunded'], 0, 'refunded'],
  ['was refused though nothing is left', ['refused'], 0, 'none'],
])('the refund of an order %s', (_case, refunds, goodsLeft, state) => {
  expect(refundStateOfOrder(refunds, goodsLeft)).toBe(state);
});

it.each<[RefundState, string[]]>([
  ['under-review', ['view-details']],
  ['refused', ['apply-again', 'view-details']],
  ['accepted', ['view-details']],
  ['refunded', ['view-details']],
  ['unknown', ['view-details']],
])('%s: %j', (state, actions) => {
  expect(refundActions(state)).toEqual(actions);
});
