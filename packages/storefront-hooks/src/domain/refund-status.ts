import type { OrderRefundState } from './order-status.ts';
import type { TransitionTable } from './transitions.ts';
import { stateOfCode } from './transitions.ts';

/** Where a refund stands (§4). `unknown` is a status this version does not know. */
export type RefundState = 'under-review' | 'refused' | 'accepted' | 'refunded' | 'unknown';

/** Status of a refund on the wire. It is not numbered as an order's refund status is. */
export const REFUND_STATUS = {
  'under-review': 0,
  refused: 1,
  accepted: 2,
  refunded: 3,
} as const satisfies Record<Exclude<RefundState, 'unknown'>, number>;

/** Something that happens to a refund. */
export type RefundEvent = 'apply' | 'refuse' | 'accept' | 'pay-back';

/**
 * Every allowed step of a refund. A merchant who accepts pays back at once where the provider can, else the provider
 * confirms later. A refusal carries its reason; the shopper may then apply again, which makes a new refund.
 */
export const REFUND_TRANSITIONS: TransitionTable<Exclude<RefundState, 'unknown'>, RefundEvent> = [
  { event: 'apply', from: ['new'], to: 'under-review', by: 'shopper' },
  { event: 'refuse', from: ['under-review'], to: 'refused', by: 'merchant' },
  { event: 'accept', from: ['under-review'], to: 'accepted', by: 'merchant' },
  { event: 'pay-back', from: ['under-review'], to: 'refunded', by: 'merchant' },
  { event: 'pay-back', from: ['accepted'], to: 'refunded', by: 'payment' },
];

/** The named state of a refund. */
export function refundState(refundStatus: number | null | undefined): RefundState {
  return stateOfCode(REFUND_STATUS, refundStatus);
}

/**
 * What the refunds of a merchant's order make of its refund state. An order of which something is left goes on as if
 * nothing had happened; its lines tell what was refunded.
 *
 * @param goodsLeft Pieces of the order that are not refunded.
 */
export function refundStateOfOrder(
  refunds: readonly RefundState[],
  goodsLeft: number,
): Exclude<OrderRefundState, 'unknown'> {
  if (refunds.includes('under-review')) return 'under-review';
  if (refunds.includes('accepted')) return 'accepted';
  return goodsLeft === 0 && refunds.includes('refunded') ? 'refunded' : 'none';
}

/** Something a shopper can do with a refund. */
export type RefundAction = 'apply-again' | 'view-details';

/** What a shopper may do with a refund. Whether the order still allows another one is the order's `apply-refund`. */
export function refundActions(state: RefundState): RefundAction[] {
  return state === 'refused' ? ['apply-again', 'view-details'] : ['view-details'];
}
