'use client';
import type { StorefrontError } from '@promenade/storefront-sdk';
import { useEffect, useRef } from 'react';
import type { Reads } from '../context/reads.ts';
import { useIsomorphicLayoutEffect } from '../context/use-isomorphic-layout-effect.ts';
import type { Shop } from '../core/create-shop.ts';
import type { Locale } from '../domain/locale-path.ts';
import { isOf } from '../query/swr-cache.ts';
import { warnOfDuplicateCopies } from './duplicate-copies.ts';

export interface LifecycleProps {
  shop: Shop;
  reads: Reads;
  locale: Locale;
  onError: ((error: StorefrontError) => void) | undefined;
}

/** Connects the shop to the page. It is rendered before the children, so that its effects run before their requests. */
export function Lifecycle({ shop, reads, locale, onError }: LifecycleProps) {
  const { cart } = shop;
  const latestOnError = useRef(onError);
  useIsomorphicLayoutEffect(() => {
    latestOnError.current = onError;
  });
  useIsomorphicLayoutEffect(() => shop.subscribeErrors((error) => latestOnError.current?.(error)), [shop]);
  useIsomorphicLayoutEffect(
    () =>
      shop.subscribeLeaving((shopper) => {
        const isOwnedByShopper = ([, of]: readonly string[]) => of === shopper;
        reads.data.remove(isOwnedByShopper);
        void reads.swr.mutate(isOf(reads.shop, isOwnedByShopper), undefined, { revalidate: false });
      }),
    [shop, reads],
  );
  useIsomorphicLayoutEffect(() => shop.connect(), [shop]);
  useEffect(() => cart.setLocale(locale), [cart, locale]);
  useEffect(warnOfDuplicateCopies, []);
  return null;
}
