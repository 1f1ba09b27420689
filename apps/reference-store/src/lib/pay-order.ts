import {
  cashOnDeliveryProvider,
  createPaymentRegistry,
  paypalProvider,
  type StartedPayment,
  sandboxProvider,
  stripeProvider,
  type UsePayments,
  usePayments,
} from '@promenade/storefront-hooks';
import { localizePath } from '@promenade/storefront-hooks/domain';
import type { StorefrontError } from '@promenade/storefront-sdk';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../i18n/texts.tsx';
import { useEnvironment } from './environment.ts';
import * as paths from './paths.ts';
import { useIsHere } from './use-is-here.ts';

interface PayOrder {
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
function paymentFormPath(orderNo: string): string {
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

/** The providers that have names in the messages. */
export const namedMethods = ['sandbox', 'paypal', 'stripe', 'cod'] as const;

/** A way to pay, as a shopper sees it. */
export interface PaymentMethod {
  id: string;
  name: string;
  hint: string | undefined;
  /** No money moves. */
  isSandbox: boolean;
}

export interface PayableMethods {
  /** `undefined` until the backend has said what it offers. */
  methods: readonly PaymentMethod[] | undefined;
  error: UsePayments['methods']['error'];
  refresh(): Promise<void>;
}

/** The ways to pay that the backend offers and this shop has a provider for, with their names. */
export function usePayableMethods(): PayableMethods {
  const text = useText('account');
  const { data, error, refresh } = usePayments(payments).methods;
  const methods = data?.map((id) => ({
    id,
    name: text(`payment.method.${namedMethods.find((name) => name === id) ?? 'other'}`),
    hint: id === 'cod' ? text('payment.hint.cod') : id === 'paypal' ? text('payment.hint.paypal') : undefined,
    isSandbox: id === sandboxProvider.id,
  }));
  return { methods, error, refresh };
}

/** What Stripe's form needs is loaded where it is shown. */
const stripe = stripeProvider({
  load: () => import('./stripe.ts').then(({ stripeLoader }) => stripeLoader()),
  appearance: () => import('./stripe.ts').then(({ stripeLook }) => stripeLook()),
  wallets: true,
});

/** The payment methods of this shop. */
export const payments = createPaymentRegistry([stripe, paypalProvider, cashOnDeliveryProvider, sandboxProvider]);
