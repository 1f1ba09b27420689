import { browserStorage, memoryStorage } from '../browser/storage.ts';
import { DIRECT_TOKEN_MAX_AGE_SECONDS } from '../domain/constants.ts';
import { createDirectTokenStore } from './direct-token-store.ts';
import type { AuthClient } from './session-types.ts';
import { sentToken, type TokenHeaderOptions, tokenHeader } from './token-header.ts';
import { createTokenManager, type Grant } from './token-manager.ts';
import { warnOfLostTokens } from './warn-of-lost-tokens.ts';

/** Options of `createTokenSignIn`. */
export interface TokenSignInOptions extends TokenHeaderOptions {
  /** Separates the sign-ins of several shops on one origin. @default 'shop' */
  clientId?: string;
  /** Returns the address of the shop's sign-in page, which uses the backend's sign-in calls (`useDirectSignIn`). */
  signInPage: (request: { returnPath: string; locale?: string }) => string;
  /** URL of the page to show after a sign-out. */
  postLogoutRedirectUri: string;
  /**
   * Where the token is stored. In memory it is lost when the last tab is closed or reloaded. In session storage it survives
   * a reload, but any script on the page can read it. @default 'memory'
   */
  unboundTokens?: 'memory' | 'session';
  /** Lifetime of a token in seconds. @default 7200 */
  directTokenSeconds?: number;
}

const noRedirect = () => Promise.reject(new Error('This shop signs in on its own page: use session.adopt.'));

/** Signs in by the backend's own calls, without an identity provider. Their tokens cannot be renewed. */
export function createTokenSignIn(options: TokenSignInOptions): AuthClient {
  const { clientId = 'shop', directTokenSeconds = DIRECT_TOKEN_MAX_AGE_SECONDS } = options;
  const storage = options.unboundTokens === 'session' ? browserStorage('sessionStorage') : memoryStorage();
  const stored = createDirectTokenStore(`promenade.signIn.${clientId}`, memoryStorage(), storage);
  const tokens = createTokenManager({
    name: `promenade.auth.${clientId}`,
    renew: async () => stored.read() ?? null,
    onReceive: (grant) => (grant ? stored.set(grant) : stored.remove()),
  });
  const clear: AuthClient['clear'] = async (end) => {
    tokens.clear(end);
    stored.remove();
  };
  return {
    onChange: tokens.onChange,
    dispose: tokens.dispose,
    async signIn({ ticket: _, ...request }) {
      location.assign(options.signInPage(request));
    },
    complete: noRedirect,
    async adopt({ token, shopper }) {
      const issuedAt = Date.now();
      const expiresAt = issuedAt + directTokenSeconds * 1_000;
      const grant: Grant = { token, isBound: false, isDirect: true, issuedAt, expiresAt, shopper };
      stored.set(grant);
      tokens.set(grant);
    },
    keyProof: () => Promise.resolve({}),
    async shopper() {
      const grant = await tokens.getGrant();
      if (!grant && options.unboundTokens !== 'session') warnOfLostTokens();
      return grant?.shopper;
    },
    storeNonce: () => false,
    async headers() {
      const grant = await tokens.getGrant();
      return grant && tokenHeader(grant.token, options);
    },
    async replaceToken(sent) {
      const token = sentToken(sent, options);
      return token !== undefined && (await tokens.replace(token)) !== undefined;
    },
    clear,
    async signOut() {
      await clear('signed-out');
      location.assign(options.postLogoutRedirectUri);
    },
  };
}
