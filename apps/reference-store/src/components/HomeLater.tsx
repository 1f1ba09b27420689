import { lazy, type ReactNode, Suspense, useDeferredValue } from 'react';
import { useSignOfLife } from '../lib/sign-of-life.ts';
import type { HomePartProps } from './HomePart.tsx';
import { RegionBoundary } from './RegionBoundary.tsx';

const HomePart = lazy(() => import('./HomePart.tsx').then(({ HomePart }) => ({ default: HomePart })));

/** What home shows beyond the first view, or only to some: its code comes when the visitor first moves. */
export function HomeLater({ until, ...props }: HomePartProps & { until?: ReactNode }) {
  // Deferred: what is there stays until the rest has come.
  return (
    <RegionBoundary region="home" fallback={until}>
      <Suspense fallback={until}>{useDeferredValue(useSignOfLife()) ? <HomePart {...props} /> : until}</Suspense>
    </RegionBoundary>
  );
}
