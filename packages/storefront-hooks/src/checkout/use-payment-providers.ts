'use client';
import { StorefrontError } from '@promenade/storefront-sdk';
import { useEffect, useMemo, useState } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { localizePath } from '../domain/locale-path.ts';
import type { Read } from '../query/use-query.ts';
import { useWrite, type Write } from '../writes/use-write.ts';
import type { PaymentContext, PaymentProvider, PaymentRegistry } from './payment-registry.ts';
import { type PaymentStep, paymentStep } from './payment-step.ts';
import { createPaymentStarter } from './start-payment.ts';
import { useOrdersOnReturn } from './use-orders-on-return.ts';
import { usePaymentMethods } from './use-payment.ts';
import { type FormPayment, type PaymentForm, usePaymentForm } from './use-payment-form.ts';

/** How to go on after a payment was started: as `PaymentStep` says, or with the provider's form on this page. */
export type StartedPayment = Exclude<PaymentStep, { kind: 'stripe' }> | { kind: 'form' };

/** What is to be paid, and how. */
export interface PaymentStart {
  /** PT number. */
  orderNo: string;
  /** Id of a registered provider. */
  payType: string;
}

/** The ways to pay, and the one that was chosen. */
export interface UsePayments {
  /** Ids of the providers that are registered, switched on by the backend and available here, in the order to offer them. */
  readonly methods: Read<readonly string[]>;
  /**
   * Starts a payment, also again while it is unpaid. Rejects with kind `platform` for a provider that is not registered,
   * `invalid` for an order that cannot be paid.
   */
  readonly start: Write<[payment: PaymentStart], StartedPayment>;
  /** The form of a payment that was started with one. */
  readonly form: PaymentForm;
}

/** Which of these say that one can pay with them here; `undefined` until all have said so. */
function useAvailable(ids: readonly string[] | undefined, registry: PaymentRegistry): readonly string[] | undefined {
  const { client, locale } = useStorefront();
  const [answer, setAnswer] = useState<{ asked: string; available: readonly string[] }>();
  const asked = ids?.join();
  useEffect(() => {
    if (asked === undefined) return;
    let isOver = false;
    const offered = registry.providers.filter(({ id }) => asked.split(',').includes(id));
    const ask = async (provider: PaymentProvider, context: PaymentContext) => provider.isAvailable(context);
    // One that cannot even say so is not available.
    const answers = offered.map((provider) => ask(provider, { client, locale }).catch(() => false));
    void Promise.all(answers).then((given) => {
      const available = offered.filter((_, index) => given[index]).map(({ id }) => id);
      // A registry that is made anew in each render must not render for ever.
      const isSame = (before: typeof answer) => before?.asked === asked && before.available.join() === available.join();
      if (!isOver) setAnswer((before) => (isSame(before) ? before : { asked, available }));
    });
    return () => {
      isOver = true;
    };
  }, [asked, registry, client, locale]);
  return answer?.asked === asked ? answer?.available : undefined;
}

/** Paying with the providers of a registry. Create the registry once, outside components. */
export function usePayments(registry: PaymentRegistry): UsePayments {
  const { client, store, locale } = useStorefront();
  const offered = usePaymentMethods();
  const available = useAvailable(offered.data, registry);
  const [payment, setPayment] = useState<FormPayment>();
  const form = usePaymentForm(payment);
  useOrdersOnReturn();
  const startPayment = useMemo(() => createPaymentStarter(client), [client]);
  const start = useWrite(async ({ orderNo, payType }: PaymentStart): Promise<StartedPayment> => {
    const provider = registry.find(payType);
    const { host, origin } = location;
    setPayment(undefined);
    const result = await startPayment({ orderNo, payType, hostName: host, storeName: store.websiteTitle });
    if (!result) return { kind: 'done', orderNo };
    if (provider.mount && !result.redirect) {
      const path = localizePath(`/order/payment_result?orderNo=${encodeURIComponent(orderNo)}`, locale);
      setPayment({ provider, session: { client, locale, orderNo, result, returnUrl: origin + path } });
      return { kind: 'form' };
    }
    const step = paymentStep(result, origin);
    if (step.kind !== 'stripe') return step;
    throw new StorefrontError({
      kind: 'platform',
      endpoint: 'payments.pay',
      message: `'${payType}' wants a form on the page, and its provider has no \`mount\`. Register one that has.`,
    });
  });
  const isAsking = offered.data !== undefined && available === undefined;
  const methods = { ...offered, data: available, isLoading: offered.isLoading || isAsking };
  return { methods, start, form };
}
