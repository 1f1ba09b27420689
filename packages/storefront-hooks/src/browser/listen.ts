type Target = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/**
 * Calls a listener on every event, until the function that is returned is called. Without an `AbortSignal`, which in tests is
 * often of another kind than the event targets.
 */
export function listen(target: Target, type: string, listener: (event: Event) => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}

/** The same for events of the page: `pagehide`, `online`. */
export const listenToPage = (type: string, listener: (event: Event) => void): (() => void) =>
  listen((globalThis as { window?: Target }).window ?? globalThis, type, listener);
