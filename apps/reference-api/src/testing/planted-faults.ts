import { expect, vi } from 'vitest';
import * as paypal from '../domain/paypal.ts';
import * as agentCheckouts from '../repositories/agent-checkouts.ts';
import * as applicationTransitions from '../repositories/application-transitions.ts';
import * as carts from '../repositories/carts.ts';
import * as codes from '../repositories/codes.ts';
import * as couponTransitions from '../repositories/coupon-transitions.ts';
import * as idempotency from '../repositories/idempotency.ts';
import * as openOrders from '../repositories/open-orders.ts';
import * as orderTransitions from '../repositories/order-transitions.ts';
import * as orders from '../repositories/orders.ts';
import * as paymentTransitions from '../repositories/payment-transitions.ts';
import * as points from '../repositories/points.ts';
import * as preOrders from '../repositories/pre-orders.ts';
import * as promotionCodes from '../repositories/promotion-codes.ts';
import * as reviewWrites from '../repositories/review-writes.ts';
import * as stock from '../repositories/stock.ts';

/**
 * The single statements on which the shop's guarantees rest when many requests come at once. Each is one guarded write whose
 * row count is its answer; `cancelPaypal` also asks whose payment it is, and PayPal. A suite that looks for races plants a broken variant of one and must find it.
 */
export const statements = {
  cancelPaypal: paypal.cancelPaypal,
  claimPlacing: agentCheckouts.claimPlacing,
  claimReview: reviewWrites.claimReview,
  consumeCode: codes.consumeCode,
  consumeGuestCart: carts.consumeGuestCart,
  consumePreOrder: preOrders.consumePreOrder,
  countReview: reviewWrites.countReview,
  decideApplication: applicationTransitions.decideApplication,
  endPayment: paymentTransitions.endPayment,
  failPayout: orderTransitions.failPayout,
  handOutCoupon: couponTransitions.handOutCoupon,
  holdNetworkOrders: openOrders.holdNetworkOrders,
  holdOpenOrders: openOrders.holdOpenOrders,
  holdOrder: orders.holdOrder,
  holdPromotionCode: promotionCodes.holdPromotionCode,
  insertIdempotencyKey: idempotency.insertIdempotencyKey,
  markCancelled: orders.markCancelled,
  markPaid: orders.markPaid,
  moveOrder: orderTransitions.moveOrder,
  moveRefund: orderTransitions.moveRefund,
  openRefund: orderTransitions.openRefund,
  spendCoupon: couponTransitions.spendCoupon,
  spendPoints: points.spendPoints,
  takeBackPoints: points.takeBackPoints,
  takeCoupon: couponTransitions.takeCoupon,
  takeStock: stock.takeStock,
};
export type Statements = typeof statements;
/** Broken variants, by the statement that they replace. */
export type Faults = Partial<Statements>;

const repositories = {
  cancelPaypal: paypal,
  claimPlacing: agentCheckouts,
  claimReview: reviewWrites,
  consumeCode: codes,
  consumeGuestCart: carts,
  consumePreOrder: preOrders,
  countReview: reviewWrites,
  decideApplication: applicationTransitions,
  endPayment: paymentTransitions,
  failPayout: orderTransitions,
  handOutCoupon: couponTransitions,
  holdNetworkOrders: openOrders,
  holdOpenOrders: openOrders,
  holdOrder: orders,
  holdPromotionCode: promotionCodes,
  insertIdempotencyKey: idempotency,
  markCancelled: orders,
  markPaid: orders,
  moveOrder: orderTransitions,
  moveRefund: orderTransitions,
  openRefund: orderTransitions,
  spendCoupon: couponTransitions,
  spendPoints: points,
  takeBackPoints: points,
  takeCoupon: couponTransitions,
  takeStock: stock,
} as const;

/** Runs something while the shop executes broken variants of statements. Fails where one of them was never executed. */
export async function withFaults<Result>(faults: Faults, run: () => Promise<Result>): Promise<Result> {
  const names = Object.keys(faults) as (keyof Statements)[];
  const planted = names.map((name) => {
    const repository = repositories[name] as Record<string, (...args: never[]) => unknown>;
    return vi.spyOn(repository, name).mockImplementation(faults[name] as never);
  });
  try {
    const result = await run();
    for (const each of planted) expect(each).toHaveBeenCalled();
    return result;
  } finally {
    for (const each of planted) each.mockRestore();
  }
}
