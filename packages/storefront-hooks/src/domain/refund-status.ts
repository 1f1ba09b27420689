import type { OrderRefundState } from './order-status.ts';
import type { TransitionTable } from './transitions.ts';
import { stateOfCode } from './transitions.ts';

/**
 * Where a refund stands (§4). The merchant may ask for the goods before the money goes back: `awaiting-goods` until the
 * shopper has sent them, `goods-sent` until the merchant has decided. `failed`: it is accepted, but its money could not be paid
 * out, and comes later. `unknown` is a status this version does not know.
 */
export type RefundState =
  | 'under-review'
  | 'awaiting-goods'
  | 'goods-sent'
  | 'withdrawn'
  | 'refused'
  | 'accepted'
  | 'failed'
  | 'refunded'
  | 'unknown';

/**
 * Status of a refund on the wire. It is not numbered as an order's refund status is. Only later backends of the family know
 * 4, 5 and 6. A failed one is `accepted` there, with `payoutFailed`.
 */
export const REFUND_STATUS = {
  'under-review': 0,
  refused: 1,
  accepted: 2,
  refunded: 3,
  'awaiting-goods': 4,
  'goods-sent': 5,
  withdrawn: 6,
} as const satisfies Record<Exclude<RefundState, 'failed' | 'unknown'>, number>;

/** Something that happens to a refund. */
export type RefundEvent =
  | 'apply'
  | 'withdraw'
  | 'ask-for-goods'
  | 'send-back'
  | 'refuse'
  | 'accept'
  | 'fail-payout'
  | 'pay-back';

/**
 * Every allowed step of a refund. A merchant who accepts pays back at once where the provider can, else the provider
 * confirms later. A provider may also find that the money cannot be paid out, even after it said that it was. A refusal carries its reason; after it, or after withdrawing, the shopper may apply again, which makes a
 * new refund. Goods are sent back only where the merchant asked for them; sending again corrects the tracking number.
 */
export const REFUND_TRANSITIONS: TransitionTable<Exclude<RefundState, 'unknown'>, RefundEvent> = [
  { event: 'apply', from: ['new'], to: 'under-review', by: 'shopper' },
  { event: 'withdraw', from: ['under-review', 'awaiting-goods'], to: 'withdrawn', by: 'shopper' },
  { event: 'ask-for-goods', from: ['under-review'], to: 'awaiting-goods', by: 'merchant' },
  { event: 'send-back', from: ['awaiting-goods', 'goods-sent'], to: 'goods-sent', by: 'shopper' },
  { event: 'refuse', from: ['under-review', 'awaiting-goods', 'goods-sent'], to: 'refused', by: 'merchant' },
  { event: 'accept', from: ['under-review', 'awaiting-goods', 'goods-sent'], to: 'accepted', by: 'merchant' },
  { event: 'pay-back', from: ['under-review', 'awaiting-goods', 'goods-sent'], to: 'refunded', by: 'merchant' },
  { event: 'pay-back', from: ['accepted', 'failed'], to: 'refunded', by: 'payment' },
  { event: 'fail-payout', from: ['accepted', 'refunded'], to: 'failed', by: 'payment' },
];

/**
 * The named state of a refund.
 *
 * @param payoutFailed Whether its money could not be paid out.
 */
export function refundState(
  refundStatus: number | null | undefined,
  payoutFailed: boolean | null | undefined = false,
): RefundState {
  const state = stateOfCode(REFUND_STATUS, refundStatus);
  return payoutFailed && state === 'accepted' ? 'failed' : state;
}

/** States of a refund that the merchant has still to decide. An order counts each of them as under review. */
export const UNDECIDED_REFUND_STATES = ['under-review', 'awaiting-goods', 'goods-sent'] as const;

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
  if (UNDECIDED_REFUND_STATES.some((state) => refunds.includes(state))) return 'under-review';
  if (refunds.includes('accepted')) return 'accepted';
  return goodsLeft === 0 && refunds.includes('refunded') ? 'refunded' : 'none';
}

/** Something a shopper can do with a refund. */
export type RefundAction = 'withdraw' | 'send-back' | 'apply-again' | 'view-details';

/** What a backend says may be done with a refund; nothing where it does not know these calls. */
export interface RefundPermissions {
  /** Whether the shopper may withdraw it. */
  canWithdraw?: boolean | undefined;
  /** Whether the shopper may say how the goods are sent back. */
  canSendBack?: boolean | undefined;
}

/** What a shopper may do with a refund. Whether the order still allows another one is the order's `apply-refund`. */
export function refundActions(
  state: RefundState,
  { canWithdraw, canSendBack }: RefundPermissions = {},
): RefundAction[] {
  return [
    ...(canSendBack ? (['send-back'] as const) : []),
    ...(canWithdraw ? (['withdraw'] as const) : []),
    ...(state === 'refused' || state === 'withdrawn' ? (['apply-again'] as const) : []),
    'view-details',
  ];
}
