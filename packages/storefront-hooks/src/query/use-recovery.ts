'use client';
import { useState } from 'react';
import { onReturn } from '../browser/on-return.ts';
import { useReads } from '../context/reads.ts';
import { useIsomorphicLayoutEffect } from '../context/use-isomorphic-layout-effect.ts';
import { type CacheKey, textOfKey } from './query.ts';
import { cachedState, forgetState, swrKeyOf } from './swr-cache.ts';

/**
 * Requests a query that failed again when a component mounts that shows it, and when the shopper returns to the page or is
 * online again. The error is removed with the last component that shows it, because a component that throws it to an error
 * boundary would throw it again before it can request anything.
 *
 * @param key Key of the data in SWR's cache.
 * @param hasData Whether the component has data.
 */
export function useRecovery(key: CacheKey | null, hasData: boolean): void {
  const { data, swr, shop } = useReads();
  const [component] = useState(() => ({}));
  const text = key && textOfKey(key);
  useIsomorphicLayoutEffect(() => {
    if (text === null) return;
    const key: CacheKey = JSON.parse(text);
    const swrKey = swrKeyOf(shop, key);
    const state = () => cachedState(swr, swrKey);
    const retry = () => {
      if (state().error && !state().isValidating) void swr.mutate(swrKey);
    };
    data.showPages(key, component, 1);
    // SWR doesn't request a query whose error another component showed during the render, even if that one is unmounted now.
    if (hasData) retry();
    else if (!state().isValidating) void swr.mutate(swrKey);
    const unsubscribe = onReturn(retry);
    return () => {
      unsubscribe();
      data.showPages(key, component);
      const { error, data: loaded } = state();
      if (error && loaded === undefined && !data.isShown(key)) forgetState(swr, swrKey);
    };
    // `hasData` is only used when the component mounts or the key changes.
  }, [data, swr, shop, component, text]);
}
