import { createEmitter } from './emitter.ts';
import { browserStorage } from './storage.ts';

/** A value in web storage that React can subscribe to. */
export interface StoredValue<Value> {
  /** The same object until the value changes. */
  read(): Value;
  write(value: Value): void;
  remove(): void;
  /** Calls the listener after each change, also of other tabs. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** @param parse Turns stored text into a value; untrusted input. `null` where nothing is stored. */
export function createStoredValue<Value>(
  kind: 'localStorage' | 'sessionStorage',
  key: string,
  parse: (text: string | null) => Value,
): StoredValue<Value> {
  const storage = browserStorage(kind);
  const changes = createEmitter();
  let latest: { text: string | null; value: Value } | undefined;
  return {
    read() {
      const text = storage.get(key);
      if (latest === undefined || latest.text !== text) latest = { text, value: parse(text) };
      return latest.value;
    },
    write(value) {
      storage.set(key, JSON.stringify(value));
      changes.emit();
    },
    remove() {
      storage.remove(key);
      changes.emit();
    },
    subscribe(listener) {
      const unsubscribe = changes.subscribe(listener);
      addEventListener('storage', listener);
      return () => {
        unsubscribe();
        removeEventListener('storage', listener);
      };
    },
  };
}
