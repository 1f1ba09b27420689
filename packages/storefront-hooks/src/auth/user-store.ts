import type { StateStore } from 'oidc-client-ts';
import type { TextStore } from '../browser/storage.ts';

/**
 * Keeps the provider's user record without anything that opens a door by itself: access and ID token never, the refresh
 * token only while it is bound to a key that cannot leave the browser.
 */
export function bareUserStore(store: TextStore): StateStore {
  return {
    async set(key, value) {
      const { access_token: _, id_token: __, refresh_token, ...rest } = JSON.parse(value) as Record<string, unknown>;
      const isBound = `${rest.token_type}`.toLowerCase() === 'dpop';
      store.set(key, JSON.stringify({ ...rest, ...(isBound && { refresh_token }) }));
    },
    get: (key) => Promise.resolve(store.get(key)),
    async remove(key) {
      const value = store.get(key);
      store.remove(key);
      return value;
    },
    getAllKeys: () => Promise.resolve([]),
  };
}
