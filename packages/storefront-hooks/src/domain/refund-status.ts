import type { OrderRefundState } from './order-status.ts';
import type { TransitionTable } from './transitions.ts';
import { stateOfCode } from './transitions.ts';

/**
 * State of a refund (§4). If the merchant wants the goods back before paying, the refund is `awaiting-goods` until the shopper
 * has sent them, and `goods-sent` until the merchant has decided. `failed`: it is accepted, but the payout failed and will be
 * made later. `unknown` stands for a status that this version does not know.
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
 * Status of a refund on the wire. The numbers differ from those of an order's refund status. Only later backends use 4, 5 and 6.
 * A failed refund is `accepted` on the wire, with `payoutFailed`.
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

/** An event in the lifecycle of a refund. */
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
 * Every allowed transition of a refund. When the merchant accepts, the payment provider pays back immediately or confirms the
 * payout later. A payout may also fail later, even after the provider has confirmed it. A rejected refund has a reason. After a
 * rejection or withdrawal the shopper may apply again, which creates a new refund. Goods can be sent back only if the merchant
 * has requested them; sending them again corrects the tracking number.
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
 * The state of a refund.
 *
 * @param payoutFailed Whether the payout has failed.
 */
export function refundState(
  refundStatus: number | null | undefined,
  payoutFailed: boolean | null | undefined = false,
): RefundState {
  const state = stateOfCode(REFUND_STATUS, refundStatus);
  return payoutFailed && state === 'accepted' ? 'failed' : state;
}

/** States of a refund that the merchant has not decided yet. In an order's refund state, each counts as `under-review`. */
export const UNDECIDED_REFUND_STATES = ['under-review', 'awaiting-goods', 'goods-sent'] as const;

/**
 * The refund state of a merchant's order, derived from its refunds. After a partial refund it is `none` again, so that the order
 * continues normally; the refunded units are stored in its lines.
 *
 * @param goodsLeft Number of units of the order that are not refunded.
 */
export function refundStateOfOrder(
  refunds: readonly RefundState[],
  goodsLeft: number,
): Exclude<OrderRefundState, 'unknown'> {
  if (UNDECIDED_REFUND_STATES.some((state) => refunds.includes(state))) return 'under-review';
  if (refunds.includes('accepted')) return 'accepted';
  return goodsLeft === 0 && refunds.includes('refunded') ? 'refunded' : 'none';
}

/** An action of the shopper on a refund. */
export type RefundAction = 'withdraw' | 'send-back' | 'apply-again' | 'view-details';

/** Permissions on a refund from the backend; missing if the backend does not support these actions. */
export interface RefundPermissions {
  /** Whether the shopper may withdraw the refund. */
  canWithdraw?: boolean | undefined;
  /** Whether the shopper may enter a tracking number for the returned goods. */
  canSendBack?: boolean | undefined;
}

/** The allowed actions on a refund. `apply-again` also requires that the order's actions include `apply-refund`. */
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
