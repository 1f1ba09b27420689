import { useSyncExternalStore } from 'react';

const events = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

let resolveInteraction = () => {};
/** Never reset within a document. */
let hasInteracted = false;

/** Call for interactions without an event, such as the browser's Back button. */
export function noteInteraction(): void {
  hasInteracted = true;
  for (const event of events) window.removeEventListener(event, noteAfterPaint);
  resolveInteraction();
}

/** The pressed element is painted first. */
const noteAfterPaint = () => requestAnimationFrame(() => setTimeout(noteInteraction));

if (typeof window !== 'undefined') {
  for (const event of events) window.addEventListener(event, noteAfterPaint, { passive: true });
}

/** Resolves at the visitor's first interaction. */
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

/** Whether the visitor has interacted with the page: `false` on servers and during hydration. */
export const useHasInteracted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => hasInteracted,
    () => false,
  );
