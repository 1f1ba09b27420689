'use client';
import type { Client } from '@promenade/storefront-sdk';
import { useEffect, useRef } from 'react';
import type { Session } from '../auth/session-types.ts';
import { forgetAttempt } from '../checkout/order-attempt.ts';
import { useIsomorphicLayoutEffect } from '../context/use-isomorphic-layout-effect.ts';
import { warnOfDuplicateCopies } from './duplicate-copies.ts';
import type { ShopParts } from './use-shop-parts.ts';

export interface LifecycleProps {
  client: Client;
  storeId: number;
  session: Session;
  parts: ShopParts;
}

/** Removes what belongs to a shopper once that shopper has left, also by another session in place of this one. */
function useOwnerChange({ storeId, session, parts }: Omit<LifecycleProps, 'client'>): void {
  const { queryCache } = parts;
  const owner = useRef<{ session: Session; subject: string | undefined }>(undefined);
  useEffect(() => {
    const follow = () => {
      const { state, shopper } = session.getSnapshot();
      const last = owner.current;
      const isOther = shopper ? shopper.subject !== last?.subject : state === 'anonymous';
      if (last?.session === session && !isOther) return;
      owner.current = { session, subject: shopper?.subject };
      if (last?.subject === undefined || last.subject === shopper?.subject) return;
      queryCache.forget(last.subject);
      forgetAttempt(storeId);
    };
    follow();
    return session.subscribe(follow);
  }, [storeId, session, queryCache]);
}

/** Requests what may be out of date when the visitor comes back to the page or to the network. */
function useRevalidation({ queryCache }: ShopParts): void {
  useEffect(() => {
    const onFocus = () => {
      if (document.visibilityState === 'visible' && navigator.onLine !== false) queryCache.revalidate('focus');
    };
    const onOnline = () => queryCache.revalidate('reconnect');
    window.addEventListener('focus', onFocus);
    window.addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onFocus);
    return () => {
      window.removeEventListener('focus', onFocus);
      window.removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onFocus);
    };
  }, [queryCache]);
}

/** Connects the parts of the shop to the page. It is rendered before the children: its effects precede their requests. */
export function Lifecycle({ client, storeId, session, parts }: LifecycleProps) {
  const { clock, cart } = parts;
  useIsomorphicLayoutEffect(() => client.use(session.middleware), [client, session]);
  // Inside of the session's, so that the clock measures single requests.
  useIsomorphicLayoutEffect(() => client.use(clock.middleware), [client, clock]);
  useEffect(() => {
    let disconnect: (() => void) | undefined;
    // A task of its own: a session known synchronously would render again while the page hydrates.
    const timer = setTimeout(() => {
      void session.start();
      disconnect = cart.connect();
    });
    return () => {
      clearTimeout(timer);
      disconnect?.();
    };
  }, [session, cart]);
  useOwnerChange({ storeId, session, parts });
  useRevalidation(parts);
  useEffect(warnOfDuplicateCopies, []);
  return null;
}
