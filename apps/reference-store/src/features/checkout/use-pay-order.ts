import { type StartedPayment, usePayments } from '@promenade/storefront-hooks';
import { StorefrontError as Failure, type StorefrontError } from '@promenade/storefront-sdk';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { payments } from './payments.ts';
import { usePayableMethods } from './use-payable-methods.ts';

export interface PayOrder {
  /** Leads to the payment of a checkout (PT number). Rejects with why it could not. */
  start(payment: { orderNo: string; payType: string }): Promise<void>;
  /** From the press until the next page is there. */
  isPending: boolean;
  error: StorefrontError | undefined;
  /** The way to pay when there is no choice. */
  onlyMethod: string | undefined;
}

/** The address of the page that tells what came of a payment. */
export function paymentResultPath(orderNo: string): string {
  return `/order/payment_result?orderNo=${encodeURIComponent(orderNo)}`;
}

/** Pays a placed order: asks the backend how, and goes there. */
export function usePayOrder(): PayOrder {
  const { start: pay } = usePayments(payments);
  const navigate = useNavigate();
  const { methods } = usePayableMethods();
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    // Back from the provider the browser may show the page as it was left.
    const onShow = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  function follow(step: StartedPayment, orderNo: string): void {
    if (step.kind === 'redirect') {
      setLeaving(true);
      window.location.assign(step.url);
    } else if (step.kind === 'done') {
      void navigate(paymentResultPath(orderNo));
    } else {
      // No registered provider has a form.
      throw new Failure({ kind: 'contract', code: 200, endpoint: 'payments.pay' });
    }
  }

  return {
    async start(payment) {
      follow(await pay.run(payment), payment.orderNo);
    },
    isPending: pay.isPending || isLeaving,
    error: pay.error,
    onlyMethod: methods?.length === 1 ? methods[0]?.id : undefined,
  };
}
