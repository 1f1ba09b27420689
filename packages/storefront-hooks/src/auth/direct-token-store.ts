import type { TextStore } from '../browser/storage.ts';
import type { Grant } from './token-manager.ts';

/**
 * Stores the token of a direct sign-in, so that it survives reloads. `bound` stores tokens that are bound to a key of this browser, `unbound` all
 * other tokens.
 */
export function createDirectTokenStore(key: string, bound: TextStore, unbound: TextStore) {
  const parse = (text: string | null, isBound: boolean): Grant | undefined => {
    try {
      const { token, issuedAt, expiresAt, shopper } = Object(JSON.parse(text ?? 'null')) as Partial<Grant>;
      const now = Date.now();
      const isValid = typeof token === 'string' && typeof shopper?.subject === 'string' && now < Number(expiresAt);
      if (!isValid) return undefined;
      // If `issuedAt` is in the future, the clock was set back since. The token is still valid.
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
    /** Stores a grant in place of the previous one. */
    set(grant: Grant): void {
      remove();
      (grant.isBound ? bound : unbound).set(key, JSON.stringify(grant));
    },
    /** The stored grant; `undefined` if there is none, or if it has expired. */
    read: (): Grant | undefined => parse(unbound.get(key), false) ?? parse(bound.get(key), true),
    remove,
  };
}
