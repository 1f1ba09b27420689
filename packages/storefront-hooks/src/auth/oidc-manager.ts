import { ErrorResponse, type StateStore, UserManager, type UserManagerSettings } from 'oidc-client-ts';
import type { OidcOptions } from './oidc-options.ts';

/** Errors of a token or authorization response that require the shopper to sign in again. */
const REJECTIONS =
  /^(?:invalid_grant|login_required|interaction_required|consent_required|account_selection_required)$/;

/** Whether the provider has definitely refused to renew a sign-in. */
export function isRejection(cause: unknown): boolean {
  if (cause instanceof ErrorResponse) return REJECTIONS.test(`${cause.error}`);
  // If the provider sends a nonce with an error response, the library only has the error code in the message.
  return cause instanceof Error && cause.name === 'ErrorDPoPNonce' && /"error":\s*"invalid_grant"/.test(cause.message);
}

/** Where the library stores the user and the sign-in that is under way. */
export interface LibraryStores {
  userStore: StateStore;
  stateStore: StateStore;
}

/** The library's settings for DPoP, with the storage of the browser's key. */
export type DpopSettings = NonNullable<UserManagerSettings['dpop']>;

/** Creates the `UserManager`s of a client. The first call of `manager` checks whether the provider supports DPoP. */
export function createManagers(options: OidcOptions, stores: LibraryStores, dpop: DpopSettings) {
  const { authority, clientId, scope = 'openid profile email' } = options;
  const settings = {
    authority,
    client_id: clientId,
    redirect_uri: options.redirectUri,
    post_logout_redirect_uri: options.postLogoutRedirectUri,
    scope,
    response_type: 'code',
    // The library cannot send a DPoP proof to the user-info endpoint, and the ID token has the claims.
    loadUserInfo: false,
    automaticSilentRenew: false,
    monitorSession: false,
    // During a renewal, other tabs wait for the Web Lock.
    requestTimeoutInSeconds: 15,
    ...stores,
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
    // The library supports only this algorithm.
    const isSupported = Array.isArray(algorithms) && algorithms.includes('ES256');
    return isSupported ? signer : new UserManager({ ...settings, metadata });
  }
  const manager = () => {
    opening ??= open().catch((cause) => {
      opening = undefined;
      throw cause;
    });
    return opening;
  };
  return {
    /** The manager with the browser's key. Available before the provider's discovery document is loaded. */
    signer,
    /** The manager for requests to the provider: `signer` if the provider supports DPoP. Rejects if discovery fails. */
    manager,
  };
}
