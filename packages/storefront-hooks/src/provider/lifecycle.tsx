'use client';
import type { Client } from '@promenade/storefront-sdk';
import { useEffect, useRef } from 'react';
import type { Session } from '../auth/session-types.ts';
import { useIsomorphicLayoutEffect } from '../context/use-isomorphic-layout-effect.ts';
import { followOwner, followPage, type Owner } from '../core/connect-shop.ts';
import type { Locale } from '../domain/locale-path.ts';
import { warnOfDuplicateCopies } from './duplicate-copies.ts';
import type { ShopParts } from './use-shop-parts.ts';

export interface LifecycleProps {
  client: Client;
  storeId: number;
  locale: Locale;
  session: Session;
  parts: ShopParts;
}

/** Connects the parts of the shop to the page. It is rendered before the children: its effects precede their requests. */
export function Lifecycle({ client, storeId, locale, session, parts }: LifecycleProps) {
  const { clock, cart, queryCache, reporter } = parts;
  useIsomorphicLayoutEffect(() => client.use(session.middleware), [client, session]);
  // Inside of the session's, so that the clock measures single requests.
  useIsomorphicLayoutEffect(() => client.use(clock.middleware), [client, clock]);
  useEffect(() => {
    let disconnect: (() => void) | undefined;
    // A task of its own: a session known synchronously would render again while the page hydrates.
    const timer = setTimeout(() => {
      void session.start();
      disconnect = cart.connect(reporter.report);
    });
    return () => {
      clearTimeout(timer);
      disconnect?.();
    };
  }, [session, cart, reporter]);
  useEffect(() => cart.setLocale(locale), [cart, locale]);
  const owner = useRef<Owner | undefined>(undefined);
  useEffect(() => followOwner({ storeId, session, queryCache, memory: owner }), [storeId, session, queryCache]);
  useEffect(() => followPage(queryCache), [queryCache]);
  useEffect(warnOfDuplicateCopies, []);
  return null;
}
