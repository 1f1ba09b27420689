'use client';
import { type PayResult, StorefrontError } from '@promenade/storefront-sdk';
import { useState } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import type { Read } from '../query/read.ts';
import { createSingleFlight } from '../writes/single-flight.ts';
import { useWrite, type Write } from '../writes/use-write.ts';
import type { PaymentRegistry } from './payment-registry.ts';
import { type PaymentStep, paymentStep } from './payment-step.ts';
import { startPayment } from './start-payment.ts';
import { useOrdersOnReturn } from './use-orders-on-return.ts';
import { type FormPayment, type PaymentForm, usePaymentForm } from './use-payment-form.ts';
import { usePaymentMethods } from './use-payment-methods.ts';

/** What to do after a payment was started: a `PaymentStep`, or show the provider's form on this page. */
export type StartedPayment = PaymentStep | { kind: 'form' };

/** An order and the payment method for it. */
export interface PaymentStart {
  /** PT number. */
  orderNo: string;
  /** Id of a registered provider. */
  payType: string;
  /** Secret of a payment that was started already: its form is shown without another start. */
  clientSecret?: string | undefined;
}

/** Options of `usePayments`. */
export interface PaymentsOptions {
  /**
   * Path of the shop's payment result page, without language prefix.
   * @default `/order/payment_result?orderNo=…`
   */
  resultPath?: (orderNo: string) => string;
  /** Called with the next step after a button of the form itself has paid, as that of a wallet. */
  onConfirmed?: (step: PaymentStep) => void;
}

/** The payment methods, and the payment that was started. */
export interface UsePayments {
  /** Ids of the providers that are registered, enabled in the backend and available here, in the order to offer them. */
  readonly methods: Read<readonly string[]>;
  /**
   * Starts the payment of a checkout (PT number), also again while it is unpaid. An order that is paid already, and a start that
   * timed out, lead to the result (`done`). Rejects with kind `platform` for a provider that is not registered, and `invalid`
   * for an order that cannot be paid.
   */
  readonly start: Write<[payment: PaymentStart], StartedPayment>;
  /** The form of a started payment, for providers with a form. */
  readonly form: PaymentForm;
}

const defaultResultPath = (orderNo: string) => `/order/payment_result?orderNo=${encodeURIComponent(orderNo)}`;

/** Pays with the providers of a registry. */
export function usePayments(
  registry: PaymentRegistry,
  { resultPath = defaultResultPath, onConfirmed }: PaymentsOptions = {},
): UsePayments {
  const { client, store, locale, href } = useStorefront();
  const methods = usePaymentMethods(registry);
  const [payment, setPayment] = useState<FormPayment>();
  const form = usePaymentForm(payment, onConfirmed);
  const [singleFlight] = useState(() => createSingleFlight<PayResult | undefined>());
  useOrdersOnReturn();
  const start = useWrite(async ({ orderNo, payType, clientSecret }: PaymentStart): Promise<StartedPayment> => {
    const provider = registry.find(payType);
    const { host, origin } = location;
    setPayment(undefined);
    const started: PayResult | undefined = clientSecret
      ? { status: true, payType, orderNo, redirect: null, stripeClientSecret: clientSecret }
      : undefined;
    const result =
      started ??
      (await singleFlight(`${orderNo} ${payType}`, () =>
        startPayment(client, { orderNo, payType, hostName: host, storeName: store.websiteTitle }),
      ));
    if (!result) return { kind: 'done', orderNo };
    if (provider.mount && !result.redirect) {
      const returnUrl = new URL(href(resultPath(orderNo)), origin).href;
      setPayment({ provider, session: { client, locale, orderNo, result, returnUrl } });
      return { kind: 'form' };
    }
    if (!result.stripeClientSecret) return paymentStep(result, origin, provider.hosts);
    throw new StorefrontError({
      kind: 'platform',
      endpoint: 'payments.pay',
      message: `'${payType}' needs a form on the page, and its provider has no \`mount\`. Register one that has.`,
    });
  });
  return { methods, start, form };
}
