'use client';
import { isStorefrontError, loginIsTokenValid } from '@promenade/storefront-sdk';
import { useEffect } from 'react';
import { useSessionFact } from '../context/use-session-snapshot.ts';
import { useStorefront } from '../context/use-storefront.ts';

/**
 * Checks with the backend, after each sign-in and when a signed-in shopper opens a page, that the token is still valid. The
 * session expires when the token is invalid or the backend responds with 401; any other error is ignored. Use it once, in the
 * layout.
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
    // `auth: 'user'` sends the token; without it the endpoint responds for a guest.
    loginIsTokenValid(client, { auth: 'user' }).then(
      (isValid) => !isValid && expire(),
      (cause) => isStorefrontError(cause, 'auth') && expire(),
    );
    return () => {
      isStale = true;
    };
  }, [client, session, subject]);
}
