'use client';
import { cartSubscribe, newsletterSubscribe, StorefrontError } from '@promenade/storefront-sdk';
import { useState } from 'react';
import { useSessionSnapshot } from '../context/use-session-snapshot.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { subscriptionFault } from '../domain/validation.ts';
import { useWrite, type Write } from '../writes/use-write.ts';

/** The form of a subscription. */
export interface UseNewsletter {
  /**
   * Subscribes an address; rejects with kind `invalid`, and a fault, when it is none. A second time succeeds too. After a
   * failure the form keeps its text, and need not say so.
   */
  readonly subscribe: Write<[email: string], void>;
  /** Message id of what is wrong with the address. */
  readonly fault: ReturnType<typeof subscriptionFault>;
  /** Whether the address that was sent last is subscribed. */
  readonly isDone: boolean;
  /** The signed-in shopper's address, to fill the field with. */
  readonly initialEmail: string;
}

function useSubscription(endpoint: string, send: (email: string) => Promise<unknown>): UseNewsletter {
  const { shopper } = useSessionSnapshot();
  const [fault, setFault] = useState<UseNewsletter['fault']>();
  const [isDone, setIsDone] = useState(false);
  const subscribe = useWrite(async (email: string) => {
    const found = subscriptionFault(email);
    setFault(found);
    setIsDone(false);
    if (found) throw new StorefrontError({ kind: 'invalid', code: 400, endpoint });
    await send(email.trim());
    setIsDone(true);
  });
  return { subscribe, fault, isDone, initialEmail: shopper?.email ?? '' };
}

/**
 * Subscribing to the shop's mail list.
 * @endpoint POST /api/front/form/subscribe/newsletter
 */
export function useNewsletter(): UseNewsletter {
  const { client } = useStorefront();
  return useSubscription('newsletter.subscribe', (email) => newsletterSubscribe(client, { email }));
}

/**
 * Subscribing to news of discounts, as the dialog of the shop offers it. It is tied to the device's cart, which gets its id
 * by this if it has none.
 * @endpoint POST /api/front/cart/subscribe
 */
export function useDiscountNews(): UseNewsletter {
  const { client, guestId } = useStorefront();
  return useSubscription('cart.subscribe', (email) => cartSubscribe(client, { email, uuid: guestId.ensure() }));
}
