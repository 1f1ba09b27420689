import { useSyncExternalStore } from 'react';

const events = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

let resolveInteraction = () => {};
/** Stays as long as the document. */
let hasInteracted = false;

/** Notes that the visitor did something: navigation by the browser's own buttons fires none of the events. */
export function noteInteraction(): void {
  hasInteracted = true;
  for (const event of events) window.removeEventListener(event, noteInteraction);
  resolveInteraction();
}

if (typeof window !== 'undefined') {
  for (const event of events) window.addEventListener(event, noteInteraction, { passive: true });
}

/** Resolves when the visitor first does anything. */
export const firstInteraction = new Promise<void>((resolve) => {
  resolveInteraction = resolve;
});

function subscribe(listener: () => void): () => void {
  let isGone = false;
  void firstInteraction.then(() => isGone || listener());
  return () => {
    isGone = true;
  };
}

/** Whether the visitor has done anything yet: `false` on servers and during hydration. */
export const useHasInteracted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => hasInteracted,
    () => false,
  );
