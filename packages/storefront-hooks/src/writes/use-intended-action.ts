'use client';
import type { StorefrontError } from '@promenade/storefront-sdk';
import { useEffect, useRef } from 'react';
import type { IntendedAction } from '../auth/intended-action.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { asStorefrontError } from '../query/query-cache.ts';
import { runIntendedAction } from './run-intended-action.ts';

/** What became of something that a guest wanted. */
export interface IntendedOutcome {
  /** What was wanted. */
  readonly action: IntendedAction;
  /** Why it could not be done; absent when it is. */
  readonly error: StorefrontError | undefined;
}

/**
 * Does what a guest wanted as soon as the sign-in for it is done, once, and tells what became of it. Use it where the
 * identity provider comes back to, or at the root. After `checkout` the listener opens the checkout.
 */
export function useIntendedAction(onOutcome: (outcome: IntendedOutcome) => void): void {
  const { client, invalidate, session } = useStorefront();
  const latest = useRef(onOutcome);
  useEffect(() => {
    latest.current = onOutcome;
  });
  useEffect(() => {
    const look = () => {
      const isSignedIn = session.getSnapshot().state === 'authenticated';
      const action = isSignedIn ? session.takeIntendedAction() : undefined;
      if (!action) return;
      const tell = (error?: StorefrontError) => latest.current({ action, error });
      runIntendedAction({ client, invalidate }, action).then(
        () => tell(),
        (cause) => tell(asStorefrontError(cause, action.kind)),
      );
    };
    look();
    return session.subscribe(look);
  }, [client, invalidate, session]);
}
