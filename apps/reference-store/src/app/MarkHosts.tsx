import { hasComparison, useSession, useStorefront } from '@promenade/storefront-hooks';
import { useEffect, useState } from 'react';
import { Deferred, type DeferredPart, deferred } from '../lib/deferred.tsx';
import { comparison, type Marks, useCodeForPresses, wishes } from '../lib/marks.ts';

const WishKeeper = deferred(() => import('../components/WishKeeper.tsx').then((part) => part.WishKeeper), {
  words: ['frame'],
});
const CompareKeeper = deferred(() => import('../components/CompareKeeper.tsx').then((part) => part.CompareKeeper), {
  words: ['frame'],
});

/** Loads the code that reads and changes marks of products, for shoppers who have some and those who press one. */
export function MarkHosts() {
  const { state } = useSession();
  const { store } = useStorefront();
  const [isComparing, setComparing] = useState(false);
  useEffect(() => {
    setComparing(hasComparison(store.id));
  }, [store.id]);
  return (
    <>
      <MarkHost marks={wishes} Keeper={WishKeeper} wanted={state === 'authenticated'} />
      <MarkHost marks={comparison} Keeper={CompareKeeper} wanted={isComparing} />
    </>
  );
}

interface MarkHostProps {
  marks: Marks;
  Keeper: DeferredPart<object>;
  /** Whether the shopper has marks. */
  wanted: boolean;
}

function MarkHost({ marks, Keeper, wanted }: MarkHostProps) {
  const isShown = marks.useIsShown();
  const isNear = marks.useIsNear();
  const wasPressed = useCodeForPresses(marks, Keeper);
  useEffect(() => {
    if (isNear) Keeper.preload();
  }, [isNear, Keeper]);
  if (!isShown || !(wanted || wasPressed)) return null;
  return (
    <Deferred until="idle" now={wasPressed}>
      <Keeper />
    </Deferred>
  );
}
