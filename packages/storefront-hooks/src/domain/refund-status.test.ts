import { expect, it } from 'vitest';
import type { RefundPermissions, RefundState } from './refund-status.ts';
import { REFUND_STATUS, refundActions, refundState, refundStateOfOrder } from './refund-status.ts';

it.each<[number | null | undefined, RefundState]>([
  [0, 'under-review'],
  [1, 'refused'],
  [2, 'accepted'],
  [3, 'refunded'],
  [4, 'awaiting-goods'],
  [5, 'goods-sent'],
  [6, 'withdrawn'],
  [7, 'unknown'],
  [null, 'unknown'],
  [undefined, 'unknown'],
])('status %j is %s', (status, state) => {
  expect(refundState(status)).toBe(state);
});

it('only an accepted refund whose payout failed is `failed`', () => {
  expect([0, 1, 2, 3].map((status) => refundState(status, true))).toEqual([
    ...['under-review', 'refused', 'failed', 'refunded'],
  ]);
});

it('each state has the number that is used on the wire', () => {
  const later = { 'awaiting-goods': 4, 'goods-sent': 5, withdrawn: 6 };
  expect(REFUND_STATUS).toEqual({ 'under-review': 0, refused: 1, accepted: 2, refunded: 3, ...later });
});

it.each<[string, RefundState[], number, string]>([
  ['was never requested', [], 3, 'none'],
  ['was rejected', ['refused', 'refused'], 3, 'none'],
  ['is requested again', ['refused', 'under-review'], 3, 'under-review'],
  ['is requested for the rest', ['refunded', 'under-review'], 1, 'under-review'],
  ['waits for the goods', ['withdrawn', 'awaiting-goods'], 3, 'under-review'],
  ['has its goods in transit', ['goods-sent'], 3, 'under-review'],
  ['was withdrawn', ['withdrawn'], 3, 'none'],
  ['is accepted', ['refused', 'accepted'], 3, 'accepted'],
  ['was partial', ['refunded'], 1, 'none'],
  ['was complete', ['refunded', 'refused', 'refunded'], 0, 'refunded'],
  ['was rejected although nothing is left', ['refused'], 0, 'none'],
])('the refund of an order %s', (_case, refunds, goodsLeft, state) => {
  expect(refundStateOfOrder(refunds, goodsLeft)).toBe(state);
});

it.each<[RefundState, RefundPermissions, string[]]>([
  ['under-review', {}, ['view-details']],
  ['under-review', { canWithdraw: true, canSendBack: false }, ['withdraw', 'view-details']],
  ['awaiting-goods', {}, ['view-details']],
  ['awaiting-goods', { canWithdraw: true, canSendBack: true }, ['send-back', 'withdraw', 'view-details']],
  ['goods-sent', { canWithdraw: false, canSendBack: true }, ['send-back', 'view-details']],
  ['withdrawn', {}, ['apply-again', 'view-details']],
  ['refused', {}, ['apply-again', 'view-details']],
  ['accepted', {}, ['view-details']],
  ['refunded', {}, ['view-details']],
  ['unknown', {}, ['view-details']],
])('the actions of a refund %s with the permissions %j are %j', (state, offer, actions) => {
  expect(refundActions(state, offer)).toEqual(actions);
});
