'use client';
import type { Client } from '@promenade/storefront-sdk';
import { useEffect, useState } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import type { Locale } from '../domain/locale-path.ts';
import type { PaymentRegistry } from './payment-registry.ts';

const completions = new WeakMap<Client, Map<string, Promise<unknown>>>();

/** The same address is completed once, however often its page is shown. */
function completeOnce(registry: PaymentRegistry, search: string, client: Client, locale: Locale): Promise<unknown> {
  const known = completions.get(client) ?? new Map<string, Promise<unknown>>();
  completions.set(client, known);
  const done =
    known.get(search) ??
    // What fails here is told by the result, which is asked for afterwards: the money may be taken all the same.
    Promise.allSettled(
      registry.providers.map(async ({ complete }) => complete?.(new URLSearchParams(search), { client, locale })),
    );
  known.set(search, done);
  return done;
}

/**
 * Lets the providers finish a payment whose page has led back here. Ask `usePaymentResult` for what came of it, once this
 * is no longer completing: nothing is believed from the address.
 *
 * @param search Query of the address that the provider came back to.
 */
export function usePaymentReturn(registry: PaymentRegistry, search: string): { isCompleting: boolean } {
  const { client, locale } = useStorefront();
  const [completed, setCompleted] = useState<string>();
  useEffect(() => {
    let isOver = false;
    void completeOnce(registry, search, client, locale).then(() => !isOver && setCompleted(search));
    return () => {
      isOver = true;
    };
  }, [registry, search, client, locale]);
  return { isCompleting: completed !== search };
}
