import { useSyncExternalStore } from 'react';

/**
 * A value in a context whose changes render only the components that read it. A context value that changes would make React hydrate at once all parts
 * of the page that are still as the server sent them.
 */
export interface SharedValue<Value> {
  get(): Value;
  set(next: Value): void;
  subscribe(listener: () => void): () => void;
}

export function createSharedValue<Value>(initial: Value): SharedValue<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useSharedValue = <Value>({ subscribe, get }: SharedValue<Value>): Value =>
  useSyncExternalStore(subscribe, get, get);
