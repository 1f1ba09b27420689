import { createEmitter } from './emitter.ts';
import { browserStorage } from './storage.ts';

/** A value in web storage to which React can subscribe. */
export interface StoredValue<Value> {
  /** The current value. The same object until it changes. */
  read(): Value;
  write(value: Value): void;
  remove(): void;
  /** Calls the listener after each change, also in other tabs. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** @param parse Parses the stored text, which is untrusted input; `null` if there is none. */
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
