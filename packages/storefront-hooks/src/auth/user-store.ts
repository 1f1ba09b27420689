import type { StateStore } from 'oidc-client-ts';
import type { TextStore } from '../browser/storage.ts';

/** Storage of the provider's user record, by whether its refresh token is bound to a key. */
export interface UserStores {
  /** For refresh tokens that are bound to a key of this browser, which scripts cannot export. */
  bound: TextStore;
  /** For refresh tokens without a key, which work on any device. */
  unbound: TextStore;
  /** Whether the key is only in memory and lost with the document. */
  isKeyLost: () => boolean;
}

/** Whether the token type of a response is `DPoP` (RFC 9449), in any case. */
export const isDpop = (tokenType: unknown): boolean => `${tokenType}`.toLowerCase() === 'dpop';

/** Stores the provider's user record without its access and ID tokens. */
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
