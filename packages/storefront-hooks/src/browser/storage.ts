/** Texts kept on the device. */
export interface TextStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Web storage that never throws: blocked or full, it keeps values as long as the page lives. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): TextStore {
  const kept = new Map<string, string>();
  const attempt = <Result>(work: (storage: Storage) => Result): Result | undefined => {
    try {
      return work(globalThis[kind]);
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => kept.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set(key, value) {
      kept.delete(key);
      attempt((storage) => storage.setItem(key, value));
      if (attempt((storage) => storage.getItem(key)) !== value) kept.set(key, value);
    },
    remove(key) {
      kept.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}
