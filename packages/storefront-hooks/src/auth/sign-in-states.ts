import type { StateStore } from 'oidc-client-ts';
import { browserStorage } from '../browser/storage.ts';
import { parseUrl } from '../domain/parse-url.ts';
import { SignInError } from './sign-in-error.ts';

const PREFIX = 'oidc.';
const KINDS = ['sessionStorage', 'localStorage'] as const;

/** Keys of all stored states. The library needs them to delete the states of sign-ins that were never completed. */
function keysIn(kind: (typeof KINDS)[number]): string[] {
  try {
    const names = Object.keys(globalThis[kind]).filter((name) => name.startsWith(PREFIX));
    return names.map((name) => name.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** Storage of sign-ins that are under way. */
export interface SignInStates extends StateStore {
  /** Whether the key of the sign-in with this callback address was stored on the device. */
  isKeyStored(url: string): Promise<boolean>;
}

/**
 * Stores the state and verifier of a sign-in until the provider redirects back. Only the tab of the sign-in needs them, so they
 * are in session storage, or in local storage if session storage is blocked.
 */
export function createSignInStates(): SignInStates {
  const [tab, shared] = [browserStorage('sessionStorage'), browserStorage('localStorage')];
  const states: SignInStates = {
    async set(key, value) {
      if (tab.set(PREFIX + key, value) || shared.set(PREFIX + key, value)) return;
      throw new SignInError('unstored', 'The browser blocks site data: the sign-in would be lost on the way back.');
    },
    get: async (key) => tab.get(PREFIX + key) ?? shared.get(PREFIX + key),
    async remove(key) {
      const value = await states.get(key);
      tab.remove(PREFIX + key);
      shared.remove(PREFIX + key);
      return value;
    },
    getAllKeys: async () => KINDS.flatMap(keysIn),
    async isKeyStored(url) {
      const state = await states.get(`${parseUrl(url)?.searchParams.get('state')}`);
      try {
        return Object(JSON.parse(`${state}`)).data?.isKeyStored === true;
      } catch {
        return false;
      }
    },
  };
  return states;
}
