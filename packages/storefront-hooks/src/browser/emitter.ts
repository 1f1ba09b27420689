/** A set of listeners that are notified together. */
export function createEmitter() {
  const listeners = new Set<() => void>();
  return {
    /** Adds a listener. Returns a function that removes it. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit(): void {
      for (const listener of [...listeners]) listener();
    },
  };
}
