import { type UseCheckout, useCheckout, useWrite } from '@promenade/storefront-hooks';
import { type OrderConfirmInput, orderPath } from '@promenade/storefront-hooks/domain';
import type { StorefrontError } from '@promenade/storefront-sdk';
import { useNavigate } from 'react-router-dom';
import { useIsHere } from '../../page/use-is-here.ts';
import type { Deductions } from './use-checkout-amounts.ts';
import { usePayOrder } from './use-pay-order.ts';

export interface PlaceOrder extends Pick<UseCheckout, 'issues' | 'clearIssue' | 'totalChange'> {
  /** Places the order once, and leads to its payment. */
  submit(input: PlaceOrderInput): void;
  isPending: boolean;
  /** Why the order was not placed, where nothing is left for the shopper to decide. */
  error: StorefrontError | undefined;
}

/** The choices of the form, and the total that it showed. */
export type PlaceOrderInput = OrderConfirmInput & Deductions & { totalCents: number };

export interface PlaceOrderOptions {
  preOrderNo: string;
  onPlaced(orderNo: string): void;
  onPaymentFailed(orderNo: string, error: unknown): void;
}

/** The last step of the checkout. */
export function usePlaceOrder({ preOrderNo, ...told }: PlaceOrderOptions): PlaceOrder {
  const { place, issues, clearIssue, totalChange } = useCheckout();
  const payment = usePayOrder();
  const navigate = useNavigate();
  const isHere = useIsHere();

  const order = useWrite(async (input: PlaceOrderInput) => {
    const { orderNo, isEarlier } = await place.run({ ...input, preOrderNo });
    told.onPlaced(orderNo);
    // A shopper who has left the page can pay the order from the account.
    if (!isHere()) return;
    // What was changed after the first press did not get in: the order's page shows what did, and pays it.
    if (isEarlier) return navigate(orderPath(orderNo), { replace: true });
    const payType = `${input.payType}`;
    await payment.start({ orderNo, payType }).catch((error) => told.onPaymentFailed(orderNo, error));
  });
  const isPending = order.isPending || payment.isPending;
  const isUndecided = totalChange !== undefined || Object.keys(issues).length > 0;

  return {
    submit(input) {
      if (!isPending) void order.run(input);
    },
    isPending,
    issues,
    clearIssue,
    totalChange,
    error: isUndecided ? undefined : order.error,
  };
}
