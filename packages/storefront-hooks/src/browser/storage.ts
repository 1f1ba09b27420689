/** Texts stored on the device. */
export interface TextStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Values that live as long as the page. */
export function memoryStorage(): TextStore {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

/** Web storage that never throws: where it is blocked or full, values live as long as the page. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): TextStore {
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
      if (attempt((storage) => storage.getItem(key)) !== value) unstored.set(key, value);
    },
    remove(key) {
      unstored.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}
