import { useSyncExternalStore } from 'react';

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
let tellLife = () => {};
/** Stays as long as the tab does not load anew. */
let hasLived = false;

/** The visitor does something: by the browser's own buttons too, which no event of the page tells. */
export function noteLife(): void {
  hasLived = true;
  for (const sign of signs) window.removeEventListener(sign, noteLife);
  tellLife();
}

if (typeof window !== 'undefined') {
  for (const sign of signs) window.addEventListener(sign, noteLife, { passive: true });
}

/** Resolves when the visitor first does anything: what need not be there before waits for it. */
export const signOfLife = new Promise<void>((resolve) => {
  tellLife = resolve;
});

const nothingYet = () => false;

function onLife(tell: () => void): () => void {
  let isGone = false;
  void signOfLife.then(() => isGone || tell());
  return () => {
    isGone = true;
  };
}

/** Whether the visitor has done anything yet: `false` on servers and while React takes over their page. */
export function useSignOfLife(): boolean {
  return useSyncExternalStore(onLife, () => hasLived, nothingYet);
}
