'use client';
import { isStorefrontError, loginTokenIsExist } from '@promenade/storefront-sdk';
import { useEffect } from 'react';
import { useSessionFact } from '../context/use-session-snapshot.ts';
import { useStorefront } from '../context/use-storefront.ts';

/**
 * Asks the backend after each sign-in, and when a signed-in shopper opens a page, whether the sign-in still counts. If it
 * does not the session expires; where the backend cannot be asked nothing changes. Use it once, in the layout.
 */
export function useTokenCheck(): void {
  const { client, session } = useStorefront();
  const subject = useSessionFact(({ shopper }) => shopper?.subject);
  useEffect(() => {
    if (subject === undefined) return;
    let isOver = false;
    const end = () => {
      if (!isOver) void session.expire();
    };
    // As the shopper: without proof the backend would answer about a guest.
    loginTokenIsExist(client, { auth: 'user' }).then(
      (isSignedIn) => !isSignedIn && end(),
      (cause) => (isStorefrontError(cause, 'auth') || isStorefrontError(cause, 'forbidden')) && end(),
    );
    return () => {
      isOver = true;
    };
  }, [client, session, subject]);
}
