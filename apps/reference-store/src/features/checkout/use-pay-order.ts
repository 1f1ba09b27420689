import { type StartedPayment, usePayments } from '@promenade/storefront-hooks';
import { localizePath } from '@promenade/storefront-hooks/domain';
import type { StorefrontError } from '@promenade/storefront-sdk';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEnvironment } from '../../page/environment.ts';
import * as paths from '../../page/paths.ts';
import { useIsHere } from '../../page/use-is-here.ts';
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
  return `${paths.paymentResult}?orderNo=${encodeURIComponent(orderNo)}`;
}

/** The address of the page with the form of a payment. */
export function paymentFormPath(orderNo: string): string {
  return `${paths.stripePayment}?orderNo=${encodeURIComponent(orderNo)}`;
}

/** Pays a placed order: asks the backend how, and goes there. */
export function usePayOrder(): PayOrder {
  const { start: pay } = usePayments(payments);
  const navigate = useNavigate();
  const { locale } = useEnvironment();
  const { methods } = usePayableMethods();
  const [isLeaving, setLeaving] = useState(false);
  const isHere = useIsHere();

  useEffect(() => {
    // Back from the provider the browser may show the page as it was left.
    const onShow = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  function follow(step: StartedPayment, orderNo: string): void {
    if (!isHere()) return;
    if (step.kind === 'redirect') {
      setLeaving(true);
      window.location.assign(step.url);
    } else {
      void navigate(paymentResultPath(orderNo));
    }
  }

  return {
    async start(payment) {
      if (payments.find(payment.payType).mount) {
        // A document of its own, whose policy lets the provider in; it starts the payment, so that no address holds a secret.
        setLeaving(true);
        window.location.assign(localizePath(paymentFormPath(payment.orderNo), locale));
      } else {
        follow(await pay.run(payment), payment.orderNo);
      }
    },
    isPending: pay.isPending || isLeaving,
    error: pay.error,
    onlyMethod: methods?.length === 1 ? methods[0]?.id : undefined,
  };
}
