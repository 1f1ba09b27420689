import type { User } from 'oidc-client-ts';
import { browserStorage, memoryStorage } from '../browser/storage.ts';
import { withWebLock } from '../browser/web-lock.ts';
import { ACCESS_TOKEN_MAX_AGE_SECONDS, DIRECT_TOKEN_MAX_AGE_SECONDS } from '../domain/constants.ts';
import { createDirectTokenStore } from './direct-token-store.ts';
import { createDpopProofs } from './dpop-proofs.ts';
import { createKeyStore } from './key-store.ts';
import { createManagers, isRejection } from './oidc-manager.ts';
import type { OidcOptions } from './oidc-options.ts';
import type { AuthClient, Shopper } from './session-types.ts';
import { assertSecure, signInStartErrorFor } from './sign-in-error.ts';
import { createSignInStates } from './sign-in-states.ts';
import { isBoundTo } from './token-binding.ts';
import { sentToken, tokenHeader } from './token-header.ts';
import { createTokenManager, type Grant } from './token-manager.ts';
import { createUserStore, isDpop } from './user-store.ts';
import { warnOfLostTokens } from './warn-of-lost-tokens.ts';

/**
 * Signs in by OpenID Connect: authorization code flow with PKCE. If the provider supports DPoP, tokens are bound to a key of
 * this browser. Otherwise they are stored in memory, or in session storage with `unboundTokens`.
 */
export function createOidc(options: OidcOptions): AuthClient {
  const { authority, clientId } = options;
  const { directTokenSeconds = DIRECT_TOKEN_MAX_AGE_SECONDS } = options;
  const bound = browserStorage('localStorage');
  const unbound = options.unboundTokens === 'session' ? browserStorage('sessionStorage') : memoryStorage();
  const userKey = `user:${authority}:${clientId}`;
  const directKey = `promenade.signIn.${clientId}`;
  /** Whether a stored token is bound to the stored key, so that only this key can be used. */
  const hasBoundToken = () => bound.get(userKey) !== null || bound.get(directKey) !== null;
  /** Whether the shopper is signing in, with any key. */
  let isSigningIn = false;
  const keys = createKeyStore(() => !isSigningIn && hasBoundToken());
  const dpop = {
    store: keys,
    // A key in memory is lost during the redirect to the provider.
    get bind_authorization_code() {
      return !keys.isInMemory;
    },
  };
  /** Tokens that are bound to this document's in-memory key. */
  const boundHere = new Set<string>();
  const direct = createDirectTokenStore(directKey, bound, unbound);
  const users = createUserStore({ bound, unbound, isKeyLost: () => keys.isInMemory });
  const states = createSignInStates();
  const { signer, manager } = createManagers(options, { userStore: users, stateStore: states }, dpop);
  const proofs = createDpopProofs(signer, dpop);

  /** The grant of a user. If tabs don't share the storage of the refresh token, the grant contains it for other tabs. */
  function grantOf(user: User): Grant {
    const { sub, name, email, picture } = user.profile;
    const shopper: Shopper = { subject: sub, name, email, picture };
    const expiresInSeconds = user.expires_in ?? ACCESS_TOKEN_MAX_AGE_SECONDS;
    const issuedAt = Date.now();
    const refresh = (user.refresh_token && !keys.isInMemory && unbound.get(userKey)) || undefined;
    if (keys.isInMemory) boundHere.add(user.access_token);
    return {
      token: user.access_token,
      isBound: isDpop(user.token_type),
      issuedAt,
      expiresAt: issuedAt + expiresInSeconds * 1_000,
      shopper,
      refresh,
    };
  }

  async function renew(current: Grant | undefined): Promise<Grant | null | undefined> {
    const oidc = await manager();
    if (current?.refresh) unbound.set(userKey, current.refresh);
    const user = await oidc.getUser();
    if (!user?.refresh_token) {
      const stored = direct.read();
      const isLost = !user && !stored && !current && oidc !== signer && options.unboundTokens !== 'session';
      if (isLost) warnOfLostTokens();
      return stored ?? null;
    }
    // With another key the provider would refuse the refresh token and revoke the sign-in.
    const isStored = bound.get(userKey) !== null;
    if (isStored && keys.isInMemory) throw new Error('The browser cannot read the key of the sign-in.');
    const hasKey = !isStored || (await keys.getAllKeys()).includes(clientId);
    try {
      const renewed = hasKey ? await oidc.signinSilent() : undefined;
      // Ignore a token for another account.
      if (renewed?.profile.sub === user.profile.sub) return grantOf(renewed);
    } catch (cause) {
      if (!isRejection(cause)) throw cause;
    }
    await oidc.removeUser();
    return undefined;
  }
  const tokens = createTokenManager({
    name: `promenade.auth.${clientId}`,
    renew,
    // Two tabs that use a shared refresh token at once would end the sign-in at the provider.
    lock: (name, work) => withWebLock(name, work, hasBoundToken),
    onReceive(grant) {
      // Tabs share the storage of bound tokens, so the other tab has already updated it.
      unbound.remove(directKey);
      unbound.remove(userKey);
      if (grant?.isDirect && !grant.isBound) direct.set(grant);
      if (grant?.refresh) unbound.set(userKey, grant.refresh);
    },
  });

  /** The grant, unless it is bound to another tab's in-memory key. */
  const usableGrant = async () => {
    const grant = await tokens.getGrant();
    return grant?.isBound && keys.isInMemory && !boundHere.has(grant.token) ? undefined : grant;
  };

  /** Deletes the stored tokens and the key. */
  const removeStored = async () => {
    direct.remove();
    await users.remove(userKey);
    await keys.remove(clientId);
  };
  /** Revokes a token if the provider has a revocation endpoint. */
  const revoke = async (token: string) => {
    const endpoint = await signer.metadataService.getRevocationEndpoint();
    const body = new URLSearchParams({ token, client_id: clientId });
    if (endpoint) await fetch(endpoint, { method: 'POST', body, keepalive: true, redirect: 'error' });
  };

  return {
    onChange: tokens.onChange,
    async signIn({ returnPath, locale, ticket }) {
      assertSecure();
      isSigningIn = true;
      try {
        const [oidc] = await Promise.all([manager(), keys.getAllKeys()]);
        await oidc.signinRedirect({
          state: { returnPath, ticket, isKeyStored: !keys.isInMemory },
          nonce: crypto.randomUUID(),
          ...(locale && { ui_locales: locale }),
        });
      } catch (cause) {
        throw signInStartErrorFor(cause);
      }
    },
    async complete(url) {
      assertSecure();
      isSigningIn = true;
      // The code may be bound to the stored key. It can be used once, so wait for that key before.
      if (await states.isKeyStored(url)) await keys.whenResponding();
      const user = await (await manager()).signinRedirectCallback(url);
      isSigningIn = false;
      direct.remove();
      const grant = grantOf(user);
      tokens.set(grant);
      const { returnPath, ticket } = Object(user.state) as { returnPath?: unknown; ticket?: unknown };
      return { shopper: grant.shopper, returnPath, ticket };
    },
    async adopt(signIn) {
      const thumbprint = await proofs.thumbprint();
      await users.remove(userKey);
      const issuedAt = Date.now();
      const grant: Grant = {
        token: signIn.token,
        isBound: isBoundTo(signIn, thumbprint),
        isDirect: true,
        issuedAt,
        expiresAt: issuedAt + directTokenSeconds * 1_000,
        shopper: signIn.shopper,
      };
      if (keys.isInMemory) boundHere.add(grant.token);
      if (!grant.isBound || !keys.isInMemory) direct.set(grant);
      tokens.set(grant);
    },
    async keyProof(request) {
      if ((await manager()) !== signer) return {};
      return proofs.keyHeaders(request);
    },
    async shopper() {
      return (await usableGrant())?.shopper;
    },
    async headers(request) {
      const grant = await usableGrant();
      if (!grant) return undefined;
      const { token, isBound } = grant;
      if (!isBound) return tokenHeader(token, options);
      return { Authorization: `DPoP ${token}`, ...(await proofs.headers(request, token)) };
    },
    async replaceToken(sent) {
      const token = sentToken(sent, options);
      return token !== undefined && (await tokens.replace(token)) !== undefined;
    },
    storeNonce: proofs.storeNonce,
    async clear(end) {
      tokens.clear(end);
      await removeStored();
    },
    async signOut() {
      const directToken = direct.read()?.token;
      const refreshToken = (await signer.getUser())?.refresh_token;
      const isUnbound = unbound.get(userKey) !== null;
      tokens.clear('signed-out');
      await removeStored();
      // The provider has no session for a direct sign-in to end.
      if (directToken !== undefined) await revoke(directToken);
      else if (await signer.metadataService.getEndSessionEndpoint()) {
        // A bound token is useless without the key, so it needs no revocation.
        if (isUnbound && refreshToken) await revoke(refreshToken).catch(() => {});
        return signer.signoutRedirect();
      } else if (refreshToken) await revoke(refreshToken);
      location.assign(options.postLogoutRedirectUri);
    },
    dispose: tokens.dispose,
  };
}
