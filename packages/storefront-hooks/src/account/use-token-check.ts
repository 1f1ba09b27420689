'use client';
import { isStorefrontError, loginIsTokenValid } from '@promenade/storefront-sdk';
import { useEffect } from 'react';
import { useSessionFact } from '../context/use-session-snapshot.ts';
import { useStorefront } from '../context/use-storefront.ts';

/**
 * Asks the backend after each sign-in, and when a signed-in shopper opens a page, whether the token is still valid. The
 * session expires when the backend says no, or demands a sign-in; any other error changes nothing. Use it once, in the layout.
 */
export function useTokenCheck(): void {
  const { client, session } = useStorefront();
  const subject = useSessionFact(({ shopper }) => shopper?.subject);
  useEffect(() => {
    if (subject === undefined) return;
    let isStale = false;
    const expire = () => {
      if (!isStale) void session.expire();
    };
    // With credentials: without them the backend would answer for a guest.
    loginIsTokenValid(client, { auth: 'user' }).then(
      (isValid) => !isValid && expire(),
      (cause) => isStorefrontError(cause, 'auth') && expire(),
    );
    return () => {
      isStale = true;
    };
  }, [client, session, subject]);
}
