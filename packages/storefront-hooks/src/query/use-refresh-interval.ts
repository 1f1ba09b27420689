'use client';
import { useEffect } from 'react';
import { after } from '../browser/duration.ts';
import { isOffline } from '../browser/is-offline.ts';
import { useReads } from '../context/reads.ts';
import { type CacheKey, textOfKey } from './query.ts';
import { swrKeyOf } from './swr-cache.ts';

/**
 * Requests a query again each time its data is `intervalMs` old, also after a failure, while the page is visible and online.
 * SWR's own interval is not used: it ends at the first failure, and runs continuously for more than 24.8 days.
 *
 * @param intervalMs `Infinity` for never.
 */
export function useRefreshInterval(key: CacheKey | null, intervalMs: number): void {
  const { data, swr, shop } = useReads();
  const text = key && textOfKey(key);
  useEffect(() => {
    if (text === null || intervalMs === Number.POSITIVE_INFINITY) return;
    const key: CacheKey = JSON.parse(text);
    let isStopped = false;
    let cancel = () => {};
    const next = async () => {
      const isVisible = document.visibilityState !== 'hidden';
      if (isVisible && !isOffline() && !data.isFresh(key, intervalMs))
        await swr.mutate(swrKeyOf(shop, key)).catch(() => {});
      if (!isStopped) schedule();
    };
    const schedule = () => {
      const leftMs = intervalMs - data.ageOf(key);
      cancel = after(leftMs > 0 ? leftMs : intervalMs, next);
    };
    schedule();
    return () => {
      isStopped = true;
      cancel();
    };
  }, [data, swr, shop, text, intervalMs]);
}
