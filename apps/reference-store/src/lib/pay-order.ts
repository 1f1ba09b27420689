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
  /** Opens the payment of a checkout (PT number). Rejects with the error if it cannot be opened. */
  start(payment: { orderNo: string; payType: string }): Promise<void>;
  /** True from the press until the next page has loaded. */
  isPending: boolean;
  error: StorefrontError | undefined;
  /** The payment method, if there is only one. */
  onlyMethod: string | undefined;
}

/** The page with the result of a payment. */
export function paymentResultPath(orderNo: string): string {
  return `${paths.paymentResult}?orderNo=${encodeURIComponent(orderNo)}`;
}

/** The address of the page with the form of a payment. */
function paymentFormPath(orderNo: string): string {
  return `${paths.stripePayment}?orderNo=${encodeURIComponent(orderNo)}`;
}

/** Opens the payment of a placed order: the backend decides whether on a page of the shop or of the provider. */
export function usePayOrder(): PayOrder {
  const { start: pay } = usePayments(payments);
  const navigate = useNavigate();
  const { locale } = useEnvironment();
  const { methods } = usePayableMethods();
  const [isLeaving, setLeaving] = useState(false);
  const isHere = useIsHere();

  useEffect(() => {
    // Reset when the browser shows this page from its back/forward cache.
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
        // The payment form needs a new document, whose policy allows the provider's scripts. That document starts the payment, so that no address
        // contains a secret.
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

/** A payment method as shown to shoppers. */
export interface PaymentMethod {
  id: string;
  name: string;
  hint: string | undefined;
  /** Whether it is a test method that moves no money. */
  isSandbox: boolean;
}

export interface PayableMethods {
  /** `undefined` until the backend has returned the methods. */
  methods: readonly PaymentMethod[] | undefined;
  error: UsePayments['methods']['error'];
  refresh(): Promise<void>;
}

/** The payment methods that the backend offers and that this shop has a provider for, with their names. */
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

/** Modules of Stripe's form, loaded when the form is shown. */
const stripe = stripeProvider({
  load: () => import('./stripe.ts').then(({ stripeLoader }) => stripeLoader()),
  appearance: () => import('./stripe.ts').then(({ stripeLook }) => stripeLook()),
  wallets: true,
});

/** The payment methods of this shop. */
export const payments = createPaymentRegistry([stripe, paypalProvider, cashOnDeliveryProvider, sandboxProvider]);
