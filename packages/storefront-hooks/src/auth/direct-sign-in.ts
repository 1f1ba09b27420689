import type { TextStore } from '../browser/storage.ts';
import { DIRECT_TOKEN_MAX_AGE_SECONDS } from '../domain/constants.ts';
import type { DirectSignIn } from './session-port.ts';
import type { Grant } from './token-keeper.ts';

/** Keeps the token of a direct sign-in over reloads: it is bound to a key that cannot leave the browser. */
export function keepDirectSignIn(store: TextStore, key: string) {
  return {
    keep({ token, shopper }: DirectSignIn): Grant {
      const issuedAt = Date.now();
      const grant: Grant = {
        token,
        scheme: 'DPoP',
        issuedAt,
        expiresAt: issuedAt + DIRECT_TOKEN_MAX_AGE_SECONDS * 1_000,
        shopper,
      };
      store.set(key, JSON.stringify(grant));
      return grant;
    },
    /** The grant, while it lasts. */
    read(): Grant | undefined {
      try {
        const { token, issuedAt, expiresAt, shopper } = Object(JSON.parse(store.get(key) ?? 'null')) as Partial<Grant>;
        const now = Date.now();
        const isGood = typeof token === 'string' && typeof shopper?.subject === 'string' && now < Number(expiresAt);
        // A clock that was set back since makes it no younger than it is.
        const since = Math.min(Number(issuedAt), now);
        return isGood ? { token, scheme: 'DPoP', issuedAt: since, expiresAt: Number(expiresAt), shopper } : undefined;
      } catch {
        return undefined;
      }
    },
    forget: () => store.remove(key),
  };
}
