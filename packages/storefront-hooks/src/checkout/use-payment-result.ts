'use client';
import { type PayStatus, paymentsResult, type StorefrontError } from '@promenade/storefront-sdk';
import { useCallback, useEffect, useState } from 'react';
import { useCartStore } from '../cart/cart-context.ts';
import { useSessionSnapshot } from '../context/use-session-snapshot.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { asStorefrontError } from '../query/query-cache.ts';
import { orderQueries } from '../query/query-names.ts';

/** What became of a payment. */
export interface PaymentOutcome {
  /**
   * `processing` while the backend is asked; `failed` as soon as it tells of a refusal, or when it still says unpaid after
   * a minute: then the same order can be paid again; `unknown` when it could not be asked.
   */
  state: 'processing' | 'paid' | 'failed' | 'cancelled' | 'unknown';
  /** The backend's latest answer; `message` is its word for a refusal. */
  status: PayStatus | undefined;
  error: StorefrontError | undefined;
  /** Asks for another minute. */
  again(): void;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 8_000;
const PATIENCE_MS = 60_000;

type Answer = Pick<PaymentOutcome, 'state' | 'status' | 'error'>;
const processing: Answer = { state: 'processing', status: undefined, error: undefined };

/** Whether a checkout (PT number) is paid. The backend is the only source; nothing is believed from the address. */
export function usePaymentResult(orderNo: string | undefined): PaymentOutcome {
  const { client, invalidate } = useStorefront();
  const cart = useCartStore();
  const { shopper, state: sessionState } = useSessionSnapshot();
  const [answer, setAnswer] = useState(processing);
  const [round, setRound] = useState(0);
  const isKnown = shopper !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` starts the questions again
  useEffect(() => {
    if (!orderNo || !isKnown) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    let pause = FIRST_PAUSE_MS;
    let status: PayStatus | undefined;
    const patienceEnds = Date.now() + PATIENCE_MS;

    const finish = (state: PaymentOutcome['state'], error?: StorefrontError) => {
      setAnswer({ state, status, error });
      if (state === 'unknown') return;
      void cart.refresh();
      void invalidate(...orderQueries);
    };
    const ask = async () => {
      let error: StorefrontError | undefined;
      try {
        status = await paymentsResult(client, orderNo, { signal: stop.signal });
      } catch (cause) {
        error = asStorefrontError(cause, 'payments.result');
      }
      if (stop.signal.aborted) return;
      if (status?.paid) return finish('paid');
      if (status?.isCancel) return finish('cancelled');
      if (status?.message) return finish('failed');
      const isFinal = error && !error.retryable && error.kind !== 'server';
      if (isFinal) return finish('unknown', error);
      if (Date.now() + pause > patienceEnds) return finish(status ? 'failed' : 'unknown', error);
      setAnswer({ state: 'processing', status, error: undefined });
      timer = setTimeout(ask, pause);
      pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS);
    };
    setAnswer(processing);
    void ask();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [orderNo, isKnown, round, client, cart, invalidate]);

  const again = useCallback(() => setRound((number) => number + 1), []);
  const cannotAsk = !orderNo || (!isKnown && sessionState !== 'unknown');
  return { ...answer, ...(cannotAsk && { state: 'unknown' as const }), again };
}
