import { Suspense } from 'react';
import { lazyPart } from '../errors/lazy-part.ts';
import { useSignOfLife } from '../page/sign-of-life.ts';

const Floats = lazyPart(() => import('./Floats.tsx').then((part) => part.Floats));

/** What floats above a page without belonging to it: its code comes once the visitor looks around. */
export function LateParts() {
  return useSignOfLife() ? (
    <Suspense>
      <Floats />
    </Suspense>
  ) : null;
}
