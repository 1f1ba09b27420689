'use client';
import { isStorefrontError, StorefrontError } from '@promenade/storefront-sdk';
import type { IntendedAction } from '../auth/intended-action.ts';
import { type StorefrontValue, useStorefront } from '../context/use-storefront.ts';
import { useWrite, type Write } from './use-write.ts';

/** The error of a write that needs an account and was not sent. */
export const signInNeeded = (endpoint: string): StorefrontError =>
  new StorefrontError({ kind: 'auth', code: 401, endpoint });

/** The work of `useAccountWrite`, for writes that check their input before they need an account. */
export function accountWork<Arguments extends readonly unknown[], Result>(
  session: StorefrontValue['session'],
  work: (...args: Arguments) => Promise<Result>,
  intentOf: (...args: Arguments) => IntendedAction | undefined,
  workAsGuest?: (...args: Arguments) => Promise<Result>,
): (...args: Arguments) => Promise<Result> {
  return async (...args) => {
    await session.start();
    const { state } = session.getSnapshot();
    try {
      if (state === 'anonymous' || state === 'expired') {
        if (workAsGuest) return await workAsGuest(...args);
        throw signInNeeded('session');
      }
      return await work(...args);
    } catch (cause) {
      if (isStorefrontError(cause, 'auth')) session.intend(intentOf(...args));
      throw cause;
    }
  };
}

/**
 * A write that needs an account. For a guest, and when the backend requires a new sign-in, it rejects with kind `auth` and
 * stores the action that `intentOf` returns. Then call `signIn.run()`; `useIntendedAction` runs the action after the sign-in.
 * Return `undefined` for writes that should not run later.
 */
export function useAccountWrite<Arguments extends readonly unknown[], Result>(
  work: (...args: Arguments) => Promise<Result>,
  intentOf: (...args: Arguments) => IntendedAction | undefined,
  workAsGuest?: (...args: Arguments) => Promise<Result>,
): Write<Arguments, Result> {
  const { session } = useStorefront();
  return useWrite(accountWork(session, work, intentOf, workAsGuest));
}
