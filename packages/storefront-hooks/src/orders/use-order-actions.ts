'use client';
import { isStorefrontError, ordersCancel, ordersConfirmReceipt, ordersRemove } from '@promenade/storefront-sdk';
import { useStorefront } from '../context/use-storefront.ts';
import { orderState } from '../domain/order-status.ts';
import { masterOrder, order } from '../query/account-queries.ts';
import { useWrite, type Write } from '../writes/use-write.ts';
import { useOrderAct } from './use-order-act.ts';

/** Writes of orders. */
export interface OrderWrites {
  /** Cancels an unpaid checkout (PT number). Let the shopper confirm first. */
  readonly cancel: Write<[masterOrderNo: string], void>;
  /** Confirms the receipt of a merchant order (SH number) that is in transit or delivered. Let the shopper confirm first. */
  readonly confirmReceipt: Write<[orderNo: string], void>;
  /** Hides a finished merchant order (SH number). Let the shopper confirm first. */
  readonly remove: Write<[orderNo: string], void>;
}

function nullIfNotFound(cause: unknown): null {
  if (isStorefrontError(cause, 'not-found')) return null;
  throw cause;
}

/**
 * Cancels, confirms and deletes orders. Afterwards all queries of orders are requested again, also after an error, because the
 * order may have changed. An action that was done already, for instance in another tab, succeeds. For `pay` see `usePayments`,
 * for `reorder` `useReorder`, for `apply-refund` `useRefundApplication`, for `add-review` `useReviewForm`, for `logistics`
 * `useLogistics`.
 */
export function useOrderActions(): OrderWrites {
  const { client } = useStorefront();
  const act = useOrderAct();

  const cancel = useWrite((orderNo: string) =>
    act(
      `cancel ${orderNo}`,
      () => ordersCancel(client, orderNo),
      async () => (await masterOrder(orderNo).load(client)).isCancel,
    ),
  );
  const confirmReceipt = useWrite((orderNo: string) =>
    act(
      `confirm-receipt ${orderNo}`,
      () => ordersConfirmReceipt(client, orderNo),
      async () => orderState(await order(orderNo).load(client)) === 'completed',
    ),
  );
  const remove = useWrite((orderNo: string) =>
    act(
      `delete ${orderNo}`,
      // An order that does not exist counts as deleted.
      () => ordersRemove(client, orderNo).catch(nullIfNotFound),
      async () => false,
    ),
  );
  return { cancel, confirmReceipt, remove };
}
