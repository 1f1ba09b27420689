'use client';
import { type ReactNode, useMemo } from 'react';
import { useReads } from '../context/reads.ts';
import { useIsomorphicLayoutEffect } from '../context/use-isomorphic-layout-effect.ts';
import { hydrate } from '../query/hydrate.ts';
import type { Fallback } from '../query/query-data.ts';

/** Props of `Prefetched`. */
export interface PrefetchedProps {
  /** The `fallback` that `prefetch` of `@promenade/storefront-hooks/server` returned. */
  data: Fallback;
  /** When it was loaded, in epoch milliseconds of the server. */
  now: number;
  /** Components that show the data, from their first render. */
  children?: ReactNode;
}

/** Adds data that a loader, a layout or an island has loaded, anywhere below the provider and at any time. Newer data wins. */
export function Prefetched({ data, now, children }: PrefetchedProps) {
  const reads = useReads();
  // During render, for the first render of the children, also on a server.
  useMemo(() => reads.data.hydrate(data, now), [reads, data, now]);
  useIsomorphicLayoutEffect(() => hydrate(reads, data, now), [reads, data, now]);
  return children;
}
