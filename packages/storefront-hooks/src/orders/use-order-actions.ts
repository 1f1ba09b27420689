'use client';
import { isStorefrontError, ordersCancel, ordersConfirmReceipt, ordersRemove } from '@promenade/storefront-sdk';
import { useState } from 'react';
import type { PaymentStep } from '../checkout/payment-step.ts';
import { usePay } from '../checkout/use-payment.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { orderState } from '../domain/order-status.ts';
import { masterOrder, order } from '../query/account-queries.ts';
import { couponQueries, orderQueries, pointsQueries } from '../query/query-names.ts';
import { createSingleFlight } from '../writes/single-flight.ts';
import { useWrite, type Write } from '../writes/use-write.ts';
import { verifyBeforeRetry } from '../writes/verify-before-retry.ts';

/** Actions on orders. */
export interface OrderWrites {
  /** Cancels an unpaid checkout (PT number). Ask the shopper first. */
  readonly cancel: Write<[masterOrderNo: string], void>;
  /** Completes a merchant order (SH number) that is on its way or delivered. Ask the shopper first. */
  readonly confirmReceipt: Write<[orderNo: string], void>;
  /** Hides a finished merchant order (SH number). Ask the shopper first. */
  readonly remove: Write<[orderNo: string], void>;
  /** Pays an unpaid checkout (PT number) again. */
  readonly payAgain: Write<[payment: { orderNo: string; payType: string }], PaymentStep>;
}

function nothingIfGone(cause: unknown): null {
  if (isStorefrontError(cause, 'not-found')) return null;
  throw cause;
}

/**
 * What can be done with orders; the lists and pages that show them follow, also after a refusal because the order has
 * moved on meanwhile. What was done already, by a double press or in another tab, counts as done. For `reorder` see
 * `useReorder`, for `apply-refund` `useRefundApplication`, for `add-review` `useReviewWriting`, for `logistics`
 * `useLogistics`.
 */
export function useOrderActions(): OrderWrites {
  const { client, invalidate } = useStorefront();
  const [flights] = useState(() => createSingleFlight<void>());

  /** @param isDone A fresh look at whether the order is where the action leads; the page of a hidden order does not tell. */
  const act = (action: string, orderNo: string, write: () => Promise<null>, isDone: () => Promise<boolean>) =>
    flights(`${action} ${orderNo}`, async () => {
      try {
        await verifyBeforeRetry(write, async () => (await isDone()) || undefined);
      } finally {
        await invalidate(...orderQueries, ...couponQueries, ...pointsQueries);
      }
    });

  const cancel = useWrite((orderNo: string) =>
    act(
      'cancel',
      orderNo,
      () => ordersCancel(client, orderNo),
      async () => (await masterOrder(orderNo).load(client)).isCancel,
    ),
  );
  const confirmReceipt = useWrite((orderNo: string) =>
    act(
      'confirm-receipt',
      orderNo,
      () => ordersConfirmReceipt(client, orderNo),
      async () => orderState(await order(orderNo).load(client)) === 'completed',
    ),
  );
  const remove = useWrite((orderNo: string) =>
    act(
      'delete',
      orderNo,
      // What cannot be found to be hidden is hidden.
      () => ordersRemove(client, orderNo).catch(nothingIfGone),
      async () => false,
    ),
  );
  return { cancel, confirmReceipt, remove, payAgain: usePay() };
}
