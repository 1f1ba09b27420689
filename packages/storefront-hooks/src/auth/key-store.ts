import { type DPoPState, IndexedDbDPoPStore } from 'oidc-client-ts';
import type { DpopSettings } from './oidc-manager.ts';

/** A storage that has not answered by then counts as refused: in some private windows it never does. */
const ANSWER_WITHIN_MS = 2_000;

type LibraryStore = DpopSettings['store'];

/** Where the key of this browser is. */
export interface KeyStore extends LibraryStore {
  /** Whether the key is lost with the document, since the browser stores none. Known once the store was asked anything. */
  readonly isInMemory: boolean;
}

/** Stores the key in the browser, or in memory where that throws, rejects or never answers. */
export function createKeyStore(): KeyStore {
  const stored = new IndexedDbDPoPStore();
  const keys = new Map<string, DPoPState>();
  let isInMemory = false;

  async function attempt<Result>(work: () => Promise<Result>, inMemory: () => Result): Promise<Result> {
    if (isInMemory) return inMemory();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The browser does not open its key store.')), ANSWER_WITHIN_MS);
    });
    try {
      return await Promise.race([work(), late]);
    } catch {
      isInMemory = true;
      return inMemory();
    } finally {
      clearTimeout(timer);
    }
  }
  const known = (name: string) => keys.get(name) as DPoPState;

  return {
    get isInMemory() {
      return isInMemory;
    },
    set: (name, key) =>
      attempt(
        async () => stored.set(name, key),
        () => void keys.set(name, key),
      ),
    get: (name) =>
      attempt(
        async () => stored.get(name),
        () => known(name),
      ),
    getAllKeys: () =>
      attempt(
        async () => stored.getAllKeys(),
        () => [...keys.keys()],
      ),
    remove: (name) =>
      attempt(
        async () => stored.remove(name),
        () => {
          const key = known(name);
          keys.delete(name);
          return key;
        },
      ),
  };
}
