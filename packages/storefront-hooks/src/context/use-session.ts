'use client';
import { useMemo } from 'react';
import type { Session, SessionSnapshot } from '../auth/session-port.ts';
import { useSessionSnapshot } from './use-session-snapshot.ts';
import { useStorefront } from './use-storefront.ts';

export type UseSession = SessionSnapshot &
  Pick<Session, 'start' | 'signIn' | 'signOut' | 'completeSignIn' | 'expire' | 'takeReturnPath'>;

/** Who the shopper is, and how to sign in and out. */
export function useSession(): UseSession {
  const { session } = useStorefront();
  const snapshot = useSessionSnapshot();
  return useMemo(() => {
    const { start, signIn, signOut, completeSignIn, expire, takeReturnPath } = session;
    return { ...snapshot, start, signIn, signOut, completeSignIn, expire, takeReturnPath };
  }, [session, snapshot]);
}
