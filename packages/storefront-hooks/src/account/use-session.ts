'use client';
import { useMemo } from 'react';
import type { CompletedSignIn, Session, SessionSnapshot, SignInRequest } from '../auth/session-types.ts';
import { useSessionSnapshot } from '../context/use-session-snapshot.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { useWrite, type Write } from '../writes/use-write.ts';

/**
 * What `useSession` returns: the session, and how to sign in and out. `state` is `unknown` until the browser has looked up the
 * session.
 */
export interface UseSession extends SessionSnapshot, Pick<Session, 'start' | 'expire' | 'takeReturnPath'> {
  /** Navigates to the sign-in page, which returns to `returnPath`. */
  signIn: Write<[request?: SignInRequest], void>;
  /** Ends the session in this browser and at the identity provider, and navigates to the provider's sign-out page. */
  signOut: Write<[], void>;
  /** Completes a sign-in on the callback page, given `location.href`; resolves to the path to navigate to. Safe to run twice. */
  completeSignIn: Write<[url: string], CompletedSignIn>;
}

/** Who the shopper is, and how to sign in and out. */
export function useSession(): UseSession {
  const { session } = useStorefront();
  const snapshot = useSessionSnapshot();
  const signIn = useWrite((request?: SignInRequest) => session.signIn(request));
  const signOut = useWrite(() => session.signOut());
  const completeSignIn = useWrite((url: string) => session.completeSignIn(url));
  return useMemo(() => {
    const { start, expire, takeReturnPath } = session;
    return { ...snapshot, start, expire, takeReturnPath, signIn, signOut, completeSignIn };
  }, [session, snapshot, signIn, signOut, completeSignIn]);
}
