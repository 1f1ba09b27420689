'use client';
import type { PayStatus } from '@promenade/storefront-sdk';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useCartStore } from '../cart/cart-hooks.ts';
import { useSessionFact } from '../context/use-session-snapshot.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { orderQueries } from '../query/query-names.ts';
import type { Read } from '../query/read.ts';
import { completePayment } from './complete-payment.ts';
import type { PaymentRegistry } from './payment-registry.ts';
import { type PaymentOutcome, pollPayment } from './poll-payment.ts';

/** The result of a payment. `data` is the latest response of the backend; its `message` is the reason of a declined payment. */
export interface UsePaymentResult extends Read<PayStatus> {
  /**
   * `confirming` for a minute at most; `processing` when the money takes days, as of a bank debit: there is nothing more to do;
   * `failed` when the backend declined the payment: then the same order can be paid again;
   * `unknown` when nothing is confirmed after that minute, or the backend could not be asked (`error`). It is asked on for a
   * quarter of an hour; `refresh` starts anew.
   */
  readonly state: PaymentOutcome['state'];
}

/** Options of `usePaymentResult`. */
export interface PaymentResultOptions {
  /** The app's payment methods: those with a page of their own complete the payment before its result is read. */
  registry?: PaymentRegistry | undefined;
  /** Query of the address that the provider redirected to; together with `registry`. */
  search?: string | undefined;
}

const confirming: PaymentOutcome = { state: 'confirming', status: undefined, error: undefined };

/**
 * Whether a checkout (PT number) is paid, for the page to which payment providers redirect. Only the backend decides; the address
 * is not trusted.
 */
export function usePaymentResult(
  orderNo: string | undefined,
  { registry, search }: PaymentResultOptions = {},
): UsePaymentResult {
  const { client, invalidate, locale } = useStorefront();
  const cart = useCartStore();
  const isShopper = useSessionFact(({ shopper }) => shopper !== undefined);
  const isUnknown = useSessionFact(({ state }) => state === 'unknown');
  const [outcome, setOutcome] = useState(confirming);
  const [round, setRound] = useState(0);
  const waiters = useRef<(() => void)[]>([]);
  const isWaiting = orderNo !== undefined && isShopper;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again
  useEffect(() => {
    if (!orderNo || !isWaiting) return;
    const stop = new AbortController();
    const read = async () => {
      if (registry && search) await completePayment(registry, search, { client, locale });
      if (stop.signal.aborted) return;
      const show = (reached: PaymentOutcome) => {
        if (stop.signal.aborted) return;
        setOutcome(reached);
        if (reached.state === 'confirming') return;
        for (const resolve of waiters.current.splice(0)) resolve();
      };
      const final = await pollPayment(client, orderNo, stop.signal, show);
      if (stop.signal.aborted) return;
      show(final);
      if (final.state === 'unknown') return;
      void cart.refresh().catch(() => {});
      void invalidate(...orderQueries);
    };
    setOutcome(confirming);
    void read();
    return () => stop.abort();
  }, [orderNo, isWaiting, round, registry, search, client, locale, cart, invalidate]);

  useEffect(
    () => () => {
      for (const resolve of waiters.current.splice(0)) resolve();
    },
    [],
  );
  const refresh = useCallback(
    () =>
      isWaiting
        ? new Promise<void>((resolve) => {
            waiters.current.push(resolve);
            setRound((number) => number + 1);
          })
        : Promise.resolve(),
    [isWaiting],
  );
  const { status: data, error } = outcome;
  const state = isWaiting || (orderNo && isUnknown) ? outcome.state : 'unknown';
  return useMemo(() => {
    const isConfirming = state === 'confirming';
    const isLoading = isConfirming && data === undefined;
    return { data, error, isLoading, isRefreshing: isConfirming && !isLoading, refresh, state };
  }, [data, error, state, refresh]);
}
