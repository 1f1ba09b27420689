'use client';
import { cartSubscribe, newsletterSubscribe } from '@promenade/storefront-sdk';
import { newCartUuid } from '../context/identity.ts';
import { useSessionFact } from '../context/use-session-snapshot.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { typedEmail } from '../domain/typed-text.ts';
import { type SubscriptionIssue, subscriptionIssue } from '../domain/validation.ts';
import { type FormIssues, useIssues } from '../writes/use-issues.ts';
import { useFormWrite, type Write } from '../writes/use-write.ts';

/** A subscription form. */
export interface UseNewsletter extends Pick<FormIssues<'email', SubscriptionIssue>, 'issues' | 'clearIssue'> {
  /**
   * Subscribes an address; rejects with kind `invalid`, and an issue of `email`, when it is not valid. A repeated subscription
   * succeeds.
   */
  readonly subscribe: Write<[email: string], void>;
  /** The shopper's e-mail address, to prefill the field with; empty for a guest. */
  readonly initialEmail: string;
}

function useSubscription(endpoint: string, send: (email: string) => Promise<unknown>): UseNewsletter {
  const initialEmail = useSessionFact(({ shopper }) => shopper?.email) ?? '';
  const { issues, clearIssue, validateField } = useIssues<'email', SubscriptionIssue>(endpoint);
  const subscribe = useFormWrite(async (email: string) => {
    validateField('email', subscriptionIssue(email));
    await send(typedEmail(email));
  });
  return { subscribe, issues, clearIssue, initialEmail };
}

/**
 * Subscribes to the shop's newsletter.
 * @endpoint POST /api/front/form/subscribe/newsletter
 */
export function useNewsletter(): UseNewsletter {
  const { client } = useStorefront();
  return useSubscription('newsletter.subscribe', (email) => newsletterSubscribe(client, { email }));
}

/**
 * Subscribes to discount mails. The subscription belongs to the cart of this device; a device without a cart id gets one.
 * @endpoint POST /api/front/cart/subscribe
 */
export function useDiscountSubscription(): UseNewsletter {
  const { client, guestId, session } = useStorefront();
  return useSubscription('cart.subscribe', (email) => {
    // An account's cart needs no guest id. A new one in the cookie would look like a guest's cart, which is merged.
    const isSignedIn = session.getSnapshot().state === 'authenticated';
    const uuid = isSignedIn ? (guestId.read() ?? newCartUuid()) : guestId.ensure();
    return cartSubscribe(client, { email, uuid });
  });
}
