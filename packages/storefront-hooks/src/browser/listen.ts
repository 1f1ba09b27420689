type Target = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/**
 * Calls the listener on every event until the returned function is called. It does not use `AbortSignal`, because jsdom rejects
 * the signals of Node.js and tests of a storefront would fail.
 */
export function listen(target: Target, type: string, listener: (event: Event) => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}

/** Like `listen`, for events of the window such as `pagehide` and `online`. */
export const listenToPage = (type: string, listener: (event: Event) => void): (() => void) =>
  listen((globalThis as { window?: Target }).window ?? globalThis, type, listener);
