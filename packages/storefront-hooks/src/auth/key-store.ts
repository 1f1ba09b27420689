import { type DPoPState, IndexedDbDPoPStore } from 'oidc-client-ts';
import { inTime } from '../browser/in-time.ts';
import type { DpopSettings } from './oidc-manager.ts';

type LibraryStore = DpopSettings['store'];

/** Storage of the browser's DPoP key. */
export interface KeyStore extends LibraryStore {
  /** Whether the key is only in memory, because the browser cannot store it. Known after the first call of a method. */
  readonly isInMemory: boolean;
  /** Resolves once the browser's storage responds, which takes long on a busy device. */
  whenResponding(): Promise<void>;
}

/**
 * Stores the key in IndexedDB, or in memory if that throws, rejects or takes longer than 2 seconds.
 *
 * @param needsStored Whether a token is bound to the stored key. Another key would end the sign-in, so requests reject instead,
 * and can be repeated later.
 */
export function createKeyStore(needsStored: () => boolean): KeyStore {
  const stored = new IndexedDbDPoPStore();
  const keys = new Map<string, DPoPState>();
  let isInMemory = false;

  async function attempt<Result>(work: () => Promise<Result>, inMemory: () => Result): Promise<Result> {
    if (isInMemory) return inMemory();
    try {
      return await inTime(work);
    } catch (cause) {
      if (needsStored()) throw cause;
      isInMemory = true;
      return inMemory();
    }
  }
  const keyInMemory = (name: string) => keys.get(name) as DPoPState;

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
        () => keyInMemory(name),
      ),
    getAllKeys: () =>
      attempt(
        async () => stored.getAllKeys(),
        () => [...keys.keys()],
      ),
    async remove(name) {
      const key = keyInMemory(name);
      keys.delete(name);
      if (isInMemory) return key;
      // A key without tokens is useless, so it may remain.
      return inTime(async () => stored.remove(name)).catch(() => key);
    },
    async whenResponding() {
      try {
        await stored.getAllKeys();
      } catch {
        // A rejection is a response.
      }
    },
  };
}
