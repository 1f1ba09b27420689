import type { TextStore } from '../browser/storage.ts';
import type { Grant } from './token-manager.ts';

/** Stores the token of a direct sign-in for reloads. */
export interface DirectTokenStore {
  /** Stores a grant where its kind may be stored. */
  set(grant: Grant): void;
  /** The grant, until it expires. */
  read(): Grant | undefined;
  remove(): void;
}

/** `bound` takes tokens bound to a key that cannot leave the browser, `unbound` all others. */
export function createDirectTokenStore(key: string, bound: TextStore, unbound: TextStore): DirectTokenStore {
  const parse = (text: string | null, isBound: boolean): Grant | undefined => {
    try {
      const { token, issuedAt, expiresAt, shopper } = Object(JSON.parse(text ?? 'null')) as Partial<Grant>;
      const now = Date.now();
      const isValid = typeof token === 'string' && typeof shopper?.subject === 'string' && now < Number(expiresAt);
      if (!isValid) return undefined;
      // A token from the future means that the clock was set back; the token is used all the same.
      return {
        token,
        isBound,
        isDirect: true,
        issuedAt: Math.min(Number(issuedAt), now),
        expiresAt: Number(expiresAt),
        shopper,
      };
    } catch {
      return undefined;
    }
  };
  const remove = () => {
    bound.remove(key);
    unbound.remove(key);
  };
  return {
    set(grant) {
      remove();
      (grant.isBound ? bound : unbound).set(key, JSON.stringify(grant));
    },
    read: () => parse(unbound.get(key), false) ?? parse(bound.get(key), true),
    remove,
  };
}
