/**
 * Calls a listener on every event, until the function that is returned is called. Without an `AbortSignal`, which in tests is
 * often of another kind than the event targets.
 */
export function listen(
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  type: string,
  listener: (event: Event) => void,
): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}
