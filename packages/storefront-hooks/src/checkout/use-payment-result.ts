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

/** The result of a payment. `data` is the backend's latest response; its `message` is the reason for a declined payment. */
export interface UsePaymentResult extends Read<PayStatus> {
  /**
   * `confirming` for at most a minute; `processing` for a payment that takes days, for instance a bank debit, and needs no
   * further action; `paid` once the backend has confirmed the payment; `failed` if the payment was declined: start it again for
   * the same order with `usePayments`; `cancelled` if the order was cancelled; `unknown` if the payment is not confirmed within
   * that minute, or the request fails (`error`). Polling ends after 15 minutes; `refresh` starts it again.
   */
  readonly state: PaymentOutcome['state'];
}

/** Options of `usePaymentResult`. */
export interface PaymentResultOptions {
  /** The app's payment methods. A provider with `complete` completes the payment before its result is read. */
  registry?: PaymentRegistry | undefined;
  /** Query of the address that the provider redirected to. Requires `registry`. */
  search?: string | undefined;
}

const confirming: PaymentOutcome = { state: 'confirming', status: undefined, error: undefined };

/**
 * Whether a checkout (PT number) is paid, for the page to which payment providers redirect. The result is always read from the
 * backend; the address is not trusted. After `failed` the same order can be paid again, also in another way.
 *
 * @example
 * const titles: Record<UsePaymentResult['state'], string> = {
 *   confirming: 'We are confirming your payment',
 *   processing: 'Your bank is processing the payment',
 *   paid: 'Your order is paid',
 *   failed: 'The payment was declined',
 *   cancelled: 'The order was cancelled',
 *   unknown: 'The payment is not confirmed yet',
 * };
 *
 * function PaymentResult({ orderNo, payType }: { orderNo: string; payType: string }) {
 *   const { state, data, refresh } = usePaymentResult(orderNo, { registry, search: location.search });
 *   const { start } = usePayments(registry);
 *   const payAgain = async () => {
 *     const next = await start.run({ orderNo, payType });
 *     if (next.kind === 'redirect') location.assign(next.url);
 *     else if (next.kind === 'done') await refresh();
 *   };
 *   return (
 *     <>
 *       <h1>{titles[state]}</h1>
 *       {state === 'failed' && <p>{data?.message}</p>}
 *       {state === 'failed' && <Button onClick={payAgain}>Pay again</Button>}
 *     </>
 *   );
 * }
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` starts the polling again
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

  // Another tab may have paid meanwhile: a page that still offers to pay would be wrong.
  const mayChange =
    isWaiting && (outcome.state === 'failed' || outcome.state === 'processing' || outcome.state === 'unknown');
  useEffect(() => {
    if (!mayChange) return;
    const readAgain = () => document.visibilityState === 'visible' && setRound((number) => number + 1);
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && readAgain();
    document.addEventListener('visibilitychange', readAgain);
    window.addEventListener('pageshow', onShow);
    return () => {
      document.removeEventListener('visibilitychange', readAgain);
      window.removeEventListener('pageshow', onShow);
    };
  }, [mayChange]);

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
