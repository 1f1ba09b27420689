'use client';
import { paymentsResult, StorefrontError } from '@promenade/storefront-sdk';
import { useCallback, useEffect, useState } from 'react';
import { asStorefrontError } from '../query/query-cache.ts';
import { useWrite, type Write } from '../writes/use-write.ts';
import { verifyBeforeRetry } from '../writes/verify-before-retry.ts';
import type { MountedPayment, PaymentProvider, PaymentSession } from './payment-registry.ts';
import type { PaymentStep } from './payment-step.ts';

/** A payment whose form is to be shown. */
export interface FormPayment {
  /** Whose form it is. */
  provider: PaymentProvider;
  /** The payment that was started. */
  session: PaymentSession;
}

/** A provider's form, and the way to pay with it. */
export interface PaymentForm {
  /** For the element that the form goes into: `<div ref={form.ref} />`. */
  ref(element: HTMLElement | null): void;
  /** `none` until a payment with a form was started. */
  state: 'none' | 'loading' | 'ready' | 'failed';
  /** Why it could not be shown. */
  error: StorefrontError | undefined;
  /** Tries again to show it. */
  retry(): void;
  /**
   * Pays with what was typed, once the form is `ready`; rejects with kind `invalid` where something has to be changed, and the
   * provider's words as `serverMessage`.
   */
  readonly confirm: Write<[], PaymentStep>;
}

type Shown = { form: MountedPayment } | { error: StorefrontError };

/** Shows the form of a payment in whatever element it is given, and takes it off again. */
export function usePaymentForm(payment: FormPayment | undefined): PaymentForm {
  const [element, ref] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState<Shown>();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` shows the form again
  useEffect(() => {
    if (!payment || !element) return;
    let isOver = false;
    let mounted: MountedPayment | undefined;
    const show = async () => {
      try {
        const form = await payment.provider.mount?.(element, payment.session);
        if (isOver) return form?.dispose();
        mounted = form;
        setShown(form && { form });
      } catch (cause) {
        if (!isOver) setShown({ error: asStorefrontError(cause, 'payments.pay') });
      }
    };
    void show();
    return () => {
      isOver = true;
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
    const carried = await verifyBeforeRetry(() => form.confirm(), isPaid);
    return carried.isEarlier ? { kind: 'done', orderNo } : carried.answer;
  });
  const retry = useCallback(() => setRound((number) => number + 1), []);
  const state = !payment ? 'none' : form ? 'ready' : error ? 'failed' : 'loading';
  return { ref, state, error, retry, confirm };
}
