'use client';
import { newsletter, StorefrontError } from '@promenade/storefront-sdk';
import { useState } from 'react';
import { subscriptionFault } from '../domain/validation.ts';
import { useSessionSnapshot } from '../storefront/use-session-snapshot.ts';
import { useStorefront } from '../storefront/use-storefront.ts';
import { useWrite, type Write } from '../storefront/use-write.ts';

export interface UseNewsletter {
  /** Subscribes an address; rejects with kind `invalid`, and a fault, when it is none. */
  readonly subscribe: Write<[email: string], void>;
  /** Message id of what is wrong with the address. */
  readonly fault: ReturnType<typeof subscriptionFault>;
  readonly isDone: boolean;
  /** The signed-in shopper's address, to fill the field with. */
  readonly initialEmail: string;
}

/** Subscribing to the shop's mail list. */
export function useNewsletter(): UseNewsletter {
  const { client } = useStorefront();
  const { shopper } = useSessionSnapshot();
  const [fault, setFault] = useState<UseNewsletter['fault']>();
  const [isDone, setIsDone] = useState(false);
  const subscribe = useWrite(async (email: string) => {
    const found = subscriptionFault(email);
    setFault(found);
    setIsDone(false);
    if (found) throw new StorefrontError({ kind: 'invalid', code: 400, endpoint: 'newsletter.subscribe' });
    await newsletter.subscribe(client, { email: email.trim() });
    setIsDone(true);
  });
  return { subscribe, fault, isDone, initialEmail: shopper?.email ?? '' };
}
