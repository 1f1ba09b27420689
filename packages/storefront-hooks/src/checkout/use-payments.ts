'use client';
import { type PayResult, StorefrontError } from '@promenade/storefront-sdk';
import { useState } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { paymentResult } from '../domain/store-paths.ts';
import type { Read } from '../query/read.ts';
import { createSingleFlight } from '../writes/single-flight.ts';
import { useWrite, type Write } from '../writes/use-write.ts';
import type { PaymentRegistry } from './payment-registry.ts';
import { type PaymentStep, paymentStep } from './payment-step.ts';
import { startPayment } from './start-payment.ts';
import { useOrdersOnReturn } from './use-orders-on-return.ts';
import { type FormPayment, type PaymentForm, usePaymentForm } from './use-payment-form.ts';
import { usePaymentMethods } from './use-payment-methods.ts';

/** The next step after starting a payment: a `PaymentStep`, or `form` to show the provider's form on this page. */
export type StartedPayment = PaymentStep | { kind: 'form' };

/** An order and the payment method for it. */
export interface PaymentStart {
  /** PT number. */
  orderNo: string;
  /** Id of a registered provider. */
  payType: string;
  /** Client secret of a payment that was started before. Its form is shown without starting the payment again. */
  clientSecret?: string | undefined;
}

/** Options of `usePayments`. */
export interface PaymentsOptions {
  /**
   * Path of the shop's payment result page, without language prefix. Payments by form return there. Providers with their own payment
   * page return there if the backend supports `resultPath` of `payments.pay`; other backends return to the default.
   * @default `/order/payment_result?orderNo=…`
   */
  resultPath?: (orderNo: string) => string;
  /** Called with the next step after a button inside the form has paid, for instance a wallet button. */
  onConfirmed?: (step: PaymentStep) => void;
}

/** The payment methods, and the payment that was started. */
export interface UsePayments {
  /** Ids of the providers that are registered, enabled in the backend and available on this page, in display order. */
  readonly methods: Read<readonly string[]>;
  /**
   * Starts the payment of a checkout (PT number); an unpaid checkout can be started again. Resolves to `done` if the order is
   * paid already or the request timed out. Rejects with kind `platform` for a provider that is not registered, and `invalid`
   * for an order that cannot be paid.
   */
  readonly start: Write<[payment: PaymentStart], StartedPayment>;
  /** The form of a started payment, for providers with a form. */
  readonly form: PaymentForm;
}

const defaultResultPath = (orderNo: string) => `${paymentResult}?orderNo=${encodeURIComponent(orderNo)}`;

/** Pays with the providers of a registry. */
export function usePayments(registry: PaymentRegistry, { resultPath, onConfirmed }: PaymentsOptions = {}): UsePayments {
  const { client, store, locale, href } = useStorefront();
  const methods = usePaymentMethods(registry);
  const [payment, setPayment] = useState<FormPayment>();
  const form = usePaymentForm(payment, onConfirmed);
  const [singleFlight] = useState(() => createSingleFlight<PayResult | undefined>());
  useOrdersOnReturn();
  const start = useWrite(async ({ orderNo, payType, clientSecret }: PaymentStart): Promise<StartedPayment> => {
    const provider = registry.find(payType);
    const { host, origin } = location;
    const returnUrl = new URL(href((resultPath ?? defaultResultPath)(orderNo)), origin);
    setPayment(undefined);
    const started: PayResult | undefined = clientSecret
      ? { status: true, payType, orderNo, redirect: null, stripeClientSecret: clientSecret }
      : undefined;
    const result =
      started ??
      (await singleFlight(`${orderNo} ${payType}`, () =>
        startPayment(client, {
          orderNo,
          payType,
          hostName: host,
          storeName: store.websiteTitle,
          ...(resultPath && { resultPath: returnUrl.pathname + returnUrl.search }),
        }),
      ));
    if (!result) return { kind: 'done', orderNo };
    if (provider.mount && !result.redirect) {
      setPayment({ provider, session: { client, locale, orderNo, result, returnUrl: returnUrl.href } });
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
