'use client';
import type { StorefrontError } from '@promenade/storefront-sdk';
import { useEffect, useRef } from 'react';
import type { IntendedAction } from '../auth/intended-action.ts';
import { useCartStore } from '../cart/cart-hooks.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { asStorefrontError } from '../query/as-storefront-error.ts';
import { type IntendedResult, runIntendedAction } from './run-intended-action.ts';

/** The outcome of an intended action. */
export interface IntendedOutcome {
  /** The action. */
  readonly action: IntendedAction;
  /** Why it failed; undefined if it succeeded. */
  readonly error: StorefrontError | undefined;
  /** Number of the checkout that `checkout` or `buyNow` opened. */
  readonly preOrderNo: string | undefined;
  /** Id of the shopper's coupon that `promotionCode` claimed. */
  readonly couponId: number | undefined;
}

/**
 * Runs the action for which a guest has signed in, and calls the listener with its outcome. Use it on the page to which the
 * identity provider redirects, on the page to which the shopper returns, or at the root. `checkout` and `buyNow` open a
 * checkout: the listener must navigate to `preOrderNo`. A new document loses the action.
 */
export function useIntendedAction(onOutcome: (outcome: IntendedOutcome) => void): void {
  const { client, invalidate, session } = useStorefront();
  const cart = useCartStore();
  const latest = useRef(onOutcome);
  useEffect(() => {
    latest.current = onOutcome;
  });
  useEffect(() => {
    const follow = () => {
      const isSignedIn = session.getSnapshot().state === 'authenticated';
      const action = isSignedIn ? session.takeIntendedAction() : undefined;
      if (!action) return;
      const report = ({ preOrderNo, couponId }: IntendedResult, error?: StorefrontError) =>
        latest.current({ action, error, preOrderNo: preOrderNo || undefined, couponId });
      runIntendedAction({ client, invalidate, cart }, action).then(report, (cause) =>
        report({}, asStorefrontError(cause, action.kind)),
      );
    };
    follow();
    return session.subscribe(follow);
  }, [client, invalidate, session, cart]);
}
