import { useSyncExternalStore } from 'react';

/**
 * A value whose changes render only the components that read it. A context value that changes would make React hydrate at once all parts of the page
 * that are still as the server sent them.
 */
export interface SharedValue<Value> {
  /** The value on the server, and while a part of the page hydrates. */
  readonly initial: Value;
  get(): Value;
  set(next: Value): void;
  subscribe(listener: () => void): () => void;
}

export function createSharedValue<Value>(initial: Value): SharedValue<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    initial,
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

export const useSharedValue = <Value>({ subscribe, get, initial }: SharedValue<Value>): Value =>
  useSyncExternalStore(subscribe, get, () => initial);
