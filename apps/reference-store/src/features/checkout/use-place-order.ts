import { queries, useCheckout, useStorefront, useWrite } from '@promenade/storefront-hooks';
import { type OrderConfirmInput, orderConfirmFaults } from '@promenade/storefront-hooks/domain';
import type { PreOrder, StorefrontError } from '@promenade/storefront-sdk';
import { useState } from 'react';
import { usePayOrder } from './use-pay-order.ts';

export interface PlaceOrder {
  /** Checks, asks the price again, places the order once, and leads to its payment. */
  submit(input: OrderConfirmInput): void;
  isPending: boolean;
  /** Message ids of what the shopper still has to decide. */
  faults: ReturnType<typeof orderConfirmFaults>;
  clearFault(field: keyof OrderConfirmInput): void;
  error: StorefrontError | undefined;
  /** The total shown before, in cents, when the backend named another one: the shopper has to agree first. */
  totalWas: number | undefined;
}

export interface PlaceOrderOptions {
  preOrderNo: string;
  preOrder: PreOrder;
  refresh(): Promise<void>;
  onPlaced(orderNo: string): void;
  onPaymentFailed(orderNo: string, error: unknown): void;
}

/** The last step of the checkout. */
export function usePlaceOrder({ preOrderNo, preOrder, refresh, ...told }: PlaceOrderOptions): PlaceOrder {
  const { client } = useStorefront();
  const { place } = useCheckout();
  const payment = usePayOrder();
  const [faults, setFaults] = useState<PlaceOrder['faults']>({});
  const [totalWas, setTotalWas] = useState<number>();

  const order = useWrite(async (input: OrderConfirmInput & { payType: string }) => {
    const { payFee } = await queries.preOrder(preOrderNo).load(client);
    if (payFee !== preOrder.payFee) {
      setTotalWas(preOrder.payFee);
      await refresh();
      return;
    }
    setTotalWas(undefined);
    const { orderNo } = await place.run({ ...input, preOrderNo });
    told.onPlaced(orderNo);
    await payment.start({ orderNo, payType: input.payType }).catch((error) => told.onPaymentFailed(orderNo, error));
  });
  const isPending = order.isPending || payment.isPending;

  return {
    submit(input) {
      if (isPending) return;
      const found = orderConfirmFaults(input);
      setFaults(found);
      const { payType } = input;
      if (Object.keys(found).length > 0 || !payType) return;
      order.run({ ...input, payType }).catch(() => {
        // What could not be bought, or is gone, shows when the checkout is read again.
        void refresh();
      });
    },
    isPending,
    faults,
    clearFault: (field) => setFaults(({ [field]: _, ...rest }) => rest),
    error: order.error,
    totalWas,
  };
}
