'use client';
import type { StorefrontError } from '@promenade/storefront-sdk';
import { useEffect, useRef } from 'react';
import type { IntendedAction } from '../auth/intended-action.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { asStorefrontError } from '../query/as-storefront-error.ts';
import { runIntendedAction } from './run-intended-action.ts';

/** The outcome of what a guest wanted to do. */
export interface IntendedOutcome {
  /** What the guest wanted to do. */
  readonly action: IntendedAction;
  /** Why it failed; undefined when it is done. */
  readonly error: StorefrontError | undefined;
  /** Number of the checkout that `buyNow` opened. */
  readonly preOrderNo: string | undefined;
}

/**
 * Does what a guest wanted to do once the sign-in for it has completed, and calls the listener with the outcome. Use it on
 * the page that the identity provider returns to, or at the root. After `checkout` and `buyNow` the listener opens the
 * checkout.
 */
export function useIntendedAction(onOutcome: (outcome: IntendedOutcome) => void): void {
  const { client, invalidate, session } = useStorefront();
  const latest = useRef(onOutcome);
  useEffect(() => {
    latest.current = onOutcome;
  });
  useEffect(() => {
    const follow = () => {
      const isSignedIn = session.getSnapshot().state === 'authenticated';
      const action = isSignedIn ? session.takeIntendedAction() : undefined;
      if (!action) return;
      const report = (error?: StorefrontError, preOrderNo?: string) => latest.current({ action, error, preOrderNo });
      runIntendedAction({ client, invalidate }, action).then(
        (preOrderNo) => report(undefined, preOrderNo || undefined),
        (cause) => report(asStorefrontError(cause, action.kind)),
      );
    };
    follow();
    return session.subscribe(follow);
  }, [client, invalidate, session]);
}
