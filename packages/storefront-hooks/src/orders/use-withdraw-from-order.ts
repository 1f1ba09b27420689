'use client';
import { ordersWithdraw, visitorsWithdraw, type WithdrawalReceipt } from '@promenade/storefront-sdk';
import { useState } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import type { RefundWish } from '../domain/refund-amount.ts';
import { orderQueries } from '../query/query-names.ts';
import { createIdempotencyKeys } from '../writes/idempotency-key.ts';
import { createSingleFlight } from '../writes/single-flight.ts';
import { useWrite, type Write } from '../writes/use-write.ts';

/** Declaration of a shopper who withdraws from a purchase. */
export interface WithdrawalDraft {
  /** A reason, if the shopper gives one; at most 255 characters. */
  reason?: string;
  /** Lines and quantities, including those of an open withdrawal. @default everything that the right covers */
  lines?: readonly RefundWish[];
}

/**
 * Withdraws from the purchase of a merchant order (SH number), while it has a `withdrawal`. Let the shopper confirm
 * first. A request that is sent again after a lost response declares nothing twice.
 *
 * @param token The token of the order mail, for a shopper who is not signed in.
 */
export function useWithdrawFromOrder(
  orderNo: string,
  token?: string,
): Write<[draft: WithdrawalDraft], WithdrawalReceipt> {
  const { client, invalidate } = useStorefront();
  const [{ singleFlight, key }] = useState(() => ({
    singleFlight: createSingleFlight<WithdrawalReceipt>(),
    key: createIdempotencyKeys(),
  }));

  async function declare({ reason = '', lines }: WithdrawalDraft): Promise<WithdrawalReceipt> {
    const body = { orderNo, ...(reason.trim() && { reason: reason.trim() }), ...(lines && { lines: [...lines] }) };
    const options = { idempotencyKey: key.of(body) };
    const receipt =
      token === undefined
        ? await ordersWithdraw(client, body, options)
        : await visitorsWithdraw(client, { ...body, token }, options);
    key.forget();
    await invalidate(...orderQueries, 'orderByToken');
    return receipt;
  }
  return useWrite((draft: WithdrawalDraft) => singleFlight(orderNo, () => declare(draft)));
}
