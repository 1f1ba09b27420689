import { hasComparison, hasGuestWishes, useSession, useStorefront } from '@promenade/storefront-hooks';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { comparison } from '../lib/comparison.ts';
import { Deferred } from '../lib/deferred.tsx';
import type { Marks } from '../lib/marks.ts';
import { wishes } from '../lib/wishes.ts';

/** What reads and changes the marks of products, for those who have some and those who press. */
export function MarkHosts() {
  const { state } = useSession();
  const { store } = useStorefront();
  const [hasWishes, setHasWishes] = useState(false);
  const [compares, setCompares] = useState(false);
  useEffect(() => {
    setHasWishes(hasGuestWishes(store.id));
    setCompares(hasComparison(store.id));
  }, [store.id]);
  return (
    <>
      <MarkHost marks={wishes} wanted={state === 'authenticated' || hasWishes} />
      <MarkHost marks={comparison} wanted={compares} />
    </>
  );
}

function MarkHost({ marks, wanted }: { marks: Marks; wanted: boolean }) {
  const isPressed = useSyncExternalStore(
    marks.subscribe,
    () => marks.pressed().size > 0,
    () => false,
  );
  const [wasPressed, setWasPressed] = useState(false);
  if (isPressed && !wasPressed) setWasPressed(true);
  if (!wanted && !wasPressed) return null;
  return (
    <Deferred until="idle" now={wasPressed}>
      <marks.keeper />
    </Deferred>
  );
}
