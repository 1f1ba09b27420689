'use client';
import { paymentsResult, StorefrontError } from '@promenade/storefront-sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { asStorefrontError } from '../query/as-storefront-error.ts';
import { useWrite, type Write } from '../writes/use-write.ts';
import { verifyBeforeRetry } from '../writes/verify-before-retry.ts';
import type { MountedPayment, PaymentProvider, PaymentSession } from './payment-registry.ts';
import type { PaymentStep } from './payment-step.ts';

/** A started payment with a form. */
export interface FormPayment {
  /** The provider of the form. */
  provider: PaymentProvider;
  /** The payment that was started. */
  session: PaymentSession;
}

/** A provider's form, and the write that pays with it. */
export interface PaymentForm {
  /** Ref of the element for the form: `<div ref={form.ref} />`. */
  ref(element: HTMLElement | null): void;
  /** `none` until a payment with a form was started. */
  state: 'none' | 'loading' | 'ready' | 'failed';
  /** Why the form could not be shown. */
  error: StorefrontError | undefined;
  /** Tries to show the form again after an error. */
  retry(): void;
  /**
   * Pays with the input, once the form is `ready`; rejects with kind `invalid`, and the provider's message as `serverMessage`, if
   * the shopper has to correct the input.
   */
  readonly confirm: Write<[], PaymentStep>;
}

type Shown = { form: MountedPayment } | { error: StorefrontError };

/**
 * Shows the form of a payment in the element of the ref, and removes it on unmount.
 *
 * @param onConfirmed Called with the next step after a button inside the form has paid, for instance a wallet button.
 */
export function usePaymentForm(
  payment: FormPayment | undefined,
  onConfirmed?: (step: PaymentStep) => void,
): PaymentForm {
  const [element, ref] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState<Shown>();
  const [round, setRound] = useState(0);
  const requestConfirm = useRef(() => {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` shows the form again
  useEffect(() => {
    if (!payment || !element) return;
    let isCancelled = false;
    let mounted: MountedPayment | undefined;
    const show = async () => {
      try {
        const form = await payment.provider.mount?.(element, {
          ...payment.session,
          requestConfirm: () => requestConfirm.current(),
        });
        if (isCancelled) return form?.dispose();
        mounted = form;
        setShown(form && { form });
      } catch (cause) {
        if (!isCancelled) setShown({ error: asStorefrontError(cause, 'payments.pay') });
      }
    };
    void show();
    return () => {
      isCancelled = true;
      mounted?.dispose();
      setShown(undefined);
    };
  }, [payment, element, round]);

  const form = shown && 'form' in shown ? shown.form : undefined;
  const error = shown && 'error' in shown ? shown.error : undefined;
  const confirm = useWrite(async (): Promise<PaymentStep> => {
    if (!form || !payment) throw new StorefrontError({ kind: 'invalid', endpoint: 'payments.pay' });
    const { client, orderNo } = payment.session;
    const isPaid = async () => (await paymentsResult(client, orderNo)).paid || undefined;
    const confirmed = await verifyBeforeRetry(() => form.confirm(), isPaid);
    return confirmed.wasAlreadySent ? { kind: 'done', orderNo } : confirmed.response;
  });
  useEffect(() => {
    // `confirm.error` reports a failed payment.
    requestConfirm.current = () => void confirm.run().then(onConfirmed, () => {});
  });
  const retry = useCallback(() => setRound((number) => number + 1), []);
  const state = !payment ? 'none' : form ? 'ready' : error ? 'failed' : 'loading';
  return { ref, state, error, retry, confirm };
}
