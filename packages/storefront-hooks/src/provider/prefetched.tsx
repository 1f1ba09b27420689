'use client';
import { type ReactNode, useState } from 'react';
import { useReads } from '../context/reads.ts';
import { useIsomorphicLayoutEffect } from '../context/use-isomorphic-layout-effect.ts';
import { handOver } from '../query/hand-over.ts';
import type { Fallback } from '../query/query-data.ts';

/** Props of `Prefetched`. */
export interface PrefetchedProps {
  /** What `prefetch` of `@promenade/storefront-hooks/server` has loaded. */
  data: Fallback;
  /** When it was loaded, in epoch milliseconds of the server. */
  now: number;
  /** Components that show it from their first render on. */
  children?: ReactNode;
}

/** Hands over data that a loader, a layout or an island has loaded, anywhere below the provider and at any time. Newer data wins. */
export function Prefetched({ data, now, children }: PrefetchedProps) {
  const reads = useReads();
  // For the first render of the children, on a server too.
  useState(() => reads.data.handOver(data, now));
  useIsomorphicLayoutEffect(() => handOver(reads, data, now), [reads, data, now]);
  return children;
}
