import {
  ErrorResponse,
  InMemoryWebStorage,
  type StateStore,
  UserManager,
  type UserManagerSettings,
  WebStorageStateStore,
} from 'oidc-client-ts';
import type { OidcOptions } from './oidc-options.ts';

/** Errors of a token or authorization response after which only the shopper can sign in again. */
const REJECTIONS =
  /^(?:invalid_grant|login_required|interaction_required|consent_required|account_selection_required)$/;

/** Whether the provider has definitely refused to renew a sign-in. */
export function isRejection(cause: unknown): boolean {
  if (cause instanceof ErrorResponse) return REJECTIONS.test(`${cause.error}`);
  // A provider that sends a nonce with every response: the library hides the error in the message.
  return cause instanceof Error && cause.name === 'ErrorDPoPNonce' && /"error":\s*"invalid_grant"/.test(cause.message);
}

/** Where the library finds the browser's key. */
export type DpopSettings = NonNullable<UserManagerSettings['dpop']>;

/** The library's managers of one client. */
export interface Managers {
  /** The manager with the browser's key; it works before the provider was asked anything. */
  readonly signer: UserManager;
  /** The manager for requests to the provider: the signer where the provider offers DPoP. */
  manager(): Promise<UserManager>;
}

/** Creates the managers of a client. Whether the provider offers DPoP is looked up once, when it is first needed. */
export function createManagers(options: OidcOptions, userStore: StateStore, dpop: DpopSettings): Managers {
  const { authority, clientId, scope = 'openid profile email', silentRedirectUri } = options;
  const settings = {
    authority,
    client_id: clientId,
    redirect_uri: options.redirectUri,
    post_logout_redirect_uri: options.postLogoutRedirectUri,
    ...(silentRedirectUri && { silent_redirect_uri: silentRedirectUri }),
    scope,
    response_type: 'code',
    // The library cannot send a DPoP proof to the user-info endpoint; the ID token has the claims.
    loadUserInfo: false,
    automaticSilentRenew: false,
    monitorSession: false,
    // A renewal holds a lock for which other tabs wait.
    requestTimeoutInSeconds: 15,
    stateStore: new WebStorageStateStore({ store: stateStorage() }),
    userStore,
  };
  const signer = new UserManager({ ...settings, dpop });

  let opening: Promise<UserManager> | undefined;
  async function open(): Promise<UserManager> {
    if (options.dpop === true) return signer;
    if (options.dpop === false) return new UserManager(settings);
    const metadata = await signer.metadataService.getMetadata();
    const { dpop_signing_alg_values_supported: algorithms } = metadata as {
      dpop_signing_alg_values_supported?: unknown;
    };
    // The library signs with this algorithm only.
    const isOffered = Array.isArray(algorithms) && algorithms.includes('ES256');
    return isOffered ? signer : new UserManager({ ...settings, metadata });
  }
  const manager = () => {
    opening ??= open().catch((cause) => {
      opening = undefined;
      throw cause;
    });
    return opening;
  };
  return { signer, manager };
}

/** State and verifier belong to the tab that began; a tab without storage can still show the provider's errors. */
function stateStorage(): Storage | InMemoryWebStorage {
  try {
    return sessionStorage;
  } catch {
    return new InMemoryWebStorage();
  }
}
