import {
  ErrorResponse,
  type IdTokenClaims,
  IndexedDbDPoPStore,
  InMemoryWebStorage,
  User,
  UserManager,
  WebStorageStateStore,
} from 'oidc-client-ts';
import { browserStorage } from '../browser/storage.ts';
import { ACCESS_TOKEN_MAX_AGE_SECONDS } from '../domain/constants.ts';
import { keepDirectSignIn } from './direct-sign-in.ts';
import type { Oidc, Shopper } from './session-port.ts';
import { createTokenKeeper, type Grant } from './token-keeper.ts';
import { bareUserStore } from './user-store.ts';

export interface OidcOptions {
  /** Issuer, as `https://shop.example/oidc`. */
  authority: string;
  clientId: string;
  /** Page that calls `session.completeSignIn`. */
  redirectUri: string;
  /** Page shown after signing out. */
  postLogoutRedirectUri: string;
  /** @default 'openid profile email' */
  scope?: string;
}

/** Sign-in by OpenID Connect: authorization code with PKCE, tokens bound to a key of this browser by DPoP. */
export function createOidc(options: OidcOptions): Oidc {
  const { clientId, scope = 'openid profile email' } = options;
  const dpop = { bind_authorization_code: true, store: new IndexedDbDPoPStore() };
  const direct = keepDirectSignIn(browserStorage('localStorage'), `promenade.signIn.${clientId}`);
  const manager = new UserManager({
    authority: options.authority,
    client_id: clientId,
    redirect_uri: options.redirectUri,
    post_logout_redirect_uri: options.postLogoutRedirectUri,
    scope,
    response_type: 'code',
    // The user-info call of the library cannot prove the key; the ID token carries what is needed.
    loadUserInfo: false,
    automaticSilentRenew: false,
    monitorSession: false,
    // A refresh holds a lock that other tabs wait for.
    requestTimeoutInSeconds: 15,
    stateStore: new WebStorageStateStore({ store: tabStorage() }),
    userStore: bareUserStore(browserStorage('localStorage')),
    dpop,
  });

  async function renew(): Promise<Grant | undefined> {
    const user = await manager.getUser();
    if (!user?.refresh_token) return direct.read();
    try {
      const renewed = await manager.signinSilent();
      if (renewed?.profile.sub === user.profile.sub) return grantOf(renewed);
    } catch (cause) {
      if (!(cause instanceof ErrorResponse && cause.error === 'invalid_grant')) throw cause;
    }
    await manager.removeUser();
    return undefined;
  }
  const keeper = createTokenKeeper({ name: `promenade.auth.${clientId}`, renew });

  /** Stands in for the time of a clock that the backend does not believe. */
  let nonce: string | undefined;

  /** Proof of the key for one call; of the token too, if there is one. */
  async function proofFor({ method, url }: { method: string; url: string }, token: string) {
    const { origin, pathname } = new URL(url, location.href);
    const bearer = new User({ access_token: token, token_type: 'DPoP', profile: noClaims });
    const proof = await manager.dpopProof(origin + pathname, bearer, method, nonce);
    return proof ? { DPoP: proof } : undefined;
  }

  const forget = async () => {
    keeper.drop();
    direct.forget();
    await manager.removeUser();
  };

  return {
    onChange: keeper.onChange,
    async signIn({ returnPath, locale, ticket }) {
      await manager.signinRedirect({
        state: { returnPath, ticket },
        nonce: crypto.randomUUID(),
        ...(locale && { ui_locales: locale }),
      });
    },
    async complete(url) {
      const user = await manager.signinRedirectCallback(url);
      const grant = grantOf(user);
      direct.forget();
      keeper.keep(grant);
      const { returnPath, ticket } = Object(user.state) as { returnPath?: unknown; ticket?: unknown };
      return { shopper: grant.shopper, returnPath, ticket };
    },
    async adopt(signIn) {
      const key = await dpop.store.get(clientId);
      // Takes the key along, to which the token is bound.
      await manager.removeUser();
      await dpop.store.set(clientId, key);
      keeper.keep(direct.keep(signIn));
    },
    async proof(request) {
      // Makes the key where this browser has none yet.
      await manager.generateDPoPJkt(dpop);
      return { ...(await proofFor(request, '')) };
    },
    async shopper() {
      return (await keeper.grant())?.shopper;
    },
    async headers(request) {
      const grant = await keeper.grant();
      if (!grant) return undefined;
      const authorization = `${grant.scheme} ${grant.token}`;
      if (grant.scheme !== 'DPoP') return { Authorization: authorization };
      return { Authorization: authorization, ...(await proofFor(request, grant.token)) };
    },
    wantsNewProof({ status, headers }) {
      const asked = /use_dpop_nonce/.test(headers.get('www-authenticate') ?? '');
      nonce = headers.get('dpop-nonce') ?? nonce;
      return status === 401 && asked;
    },
    forget,
    async signOut() {
      const token = direct.read()?.token;
      if (token === undefined) {
        keeper.drop();
        return manager.signoutRedirect();
      }
      await forget();
      // The provider's page knows nothing of this sign-in: there is only the token to end.
      const endpoint = await manager.metadataService.getRevocationEndpoint();
      const body = new URLSearchParams({ token, client_id: clientId });
      if (endpoint) await fetch(endpoint, { method: 'POST', body });
      location.assign(options.postLogoutRedirectUri);
    },
  };
}

const noClaims: IdTokenClaims & { sub: string; iss: string; aud: string; exp: number; iat: number } = {
  sub: '',
  iss: '',
  aud: '',
  exp: 0,
  iat: 0,
};

function grantOf(user: User): Grant {
  const { sub, name, email, picture } = user.profile;
  const shopper: Shopper = { subject: sub, name, email, picture };
  const scheme = user.token_type.toLowerCase() === 'dpop' ? 'DPoP' : 'Bearer';
  const expiresInSeconds = user.expires_in ?? ACCESS_TOKEN_MAX_AGE_SECONDS;
  const issuedAt = Date.now();
  return { token: user.access_token, scheme, issuedAt, expiresAt: issuedAt + expiresInSeconds * 1_000, shopper };
}

/** State and verifier belong to the tab that asked; a tab without storage can still show the provider's errors. */
function tabStorage(): Storage | InMemoryWebStorage {
  try {
    return sessionStorage;
  } catch {
    return new InMemoryWebStorage();
  }
}
