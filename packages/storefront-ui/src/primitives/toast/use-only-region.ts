'use client';

import { useCallback, useEffect, useId, useSyncExternalStore } from 'react';
import { warnOnce } from '../../dom/warn.ts';
import type { Toasts } from './toasts.ts';

interface Regions {
  ids: readonly string[];
  listeners: Set<() => void>;
}

/** Mounted regions by the messages that they show. */
const regionsOf = new WeakMap<Toasts, Regions>();

function regionsFor(toasts: Toasts): Regions {
  const regions = regionsOf.get(toasts) ?? { ids: [], listeners: new Set() };
  regionsOf.set(toasts, regions);
  return regions;
}

/** Whether no region that was mounted earlier shows the same messages: each is shown and read once. */
export function useIsOnlyRegion(toasts: Toasts): boolean {
  const id = useId();
  const subscribe = useCallback(
    (listener: () => void) => {
      const regions = regionsFor(toasts);
      const notify = () => {
        for (const one of regions.listeners) one();
      };
      regions.listeners.add(listener);
      regions.ids = [...regions.ids, id];
      notify();
      return () => {
        regions.listeners.delete(listener);
        regions.ids = regions.ids.filter((one) => one !== id);
        notify();
      };
    },
    [toasts, id],
  );
  const first = useSyncExternalStore(
    subscribe,
    () => regionsFor(toasts).ids[0],
    () => undefined,
  );
  const isOnly = first === undefined || first === id;
  useEffect(() => {
    if (!isOnly) {
      warnOnce(
        'There are two <ToastRegion>s for the same messages; only the first one shows them. Use `createToasts` for others.',
      );
    }
  }, [isOnly]);
  return isOnly;
}
