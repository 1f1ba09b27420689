import type { StateStore } from 'oidc-client-ts';
import type { TextStore } from '../browser/storage.ts';

/** Where the provider's user record is stored, by what its refresh token is worth to a thief. */
export interface UserStores {
  /** For refresh tokens bound to a key that cannot leave the browser. */
  bound: TextStore;
  /** For refresh tokens that anybody could use. */
  unbound: TextStore;
  /** Whether the key that tokens are bound to is lost with the document. */
  isKeyLost: () => boolean;
}

/** Whether a token response names the token type of RFC 9449. */
export const isDpop = (tokenType: unknown): boolean => `${tokenType}`.toLowerCase() === 'dpop';

/** Stores the provider's user record without access and ID token. */
export function createUserStore({ bound, unbound, isKeyLost }: UserStores): StateStore {
  return {
    async set(key, value) {
      const { access_token: _, id_token: __, ...record } = JSON.parse(value) as Record<string, unknown>;
      const [target, other] = isDpop(record.token_type) && !isKeyLost() ? [bound, unbound] : [unbound, bound];
      other.remove(key);
      target.set(key, JSON.stringify(record));
    },
    get: (key) => Promise.resolve(unbound.get(key) ?? bound.get(key)),
    async remove(key) {
      const value = unbound.get(key) ?? bound.get(key);
      unbound.remove(key);
      bound.remove(key);
      return value;
    },
    getAllKeys: () => Promise.resolve([]),
  };
}
