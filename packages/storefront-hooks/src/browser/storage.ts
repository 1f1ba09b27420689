/** Storage of strings by key. */
export interface TextStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Storage in memory, until the page is closed. */
export function memoryStorage(): TextStore {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

/** Web storage that reports whether a value was stored. */
export interface BrowserStorage extends TextStore {
  /** Stores a value. Returns whether the browser has stored it. */
  set(key: string, value: string): boolean;
}

/** Web storage that never throws. If it is blocked or full, values are in memory until the page is closed. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): BrowserStorage {
  const unstored = new Map<string, string>();
  const attempt = <Result>(work: (storage: Storage) => Result): Result | undefined => {
    try {
      return work(globalThis[kind]);
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => unstored.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set(key, value) {
      unstored.delete(key);
      attempt((storage) => storage.setItem(key, value));
      const isStored = attempt((storage) => storage.getItem(key)) === value;
      if (!isStored) unstored.set(key, value);
      return isStored;
    },
    remove(key) {
      unstored.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}
