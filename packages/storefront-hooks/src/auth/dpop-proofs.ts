import { type IdTokenClaims, User, type UserManager } from 'oidc-client-ts';
import type { DpopSettings } from './oidc-manager.ts';
import type { AuthClient, SignedRequest } from './session-types.ts';

/** DPoP proofs (RFC 9449) for requests to the backend, signed with the browser's key. */
export interface DpopProofs {
  /** The `DPoP` header of one request with this access token. */
  headers(request: SignedRequest, token: string): Promise<Record<string, string>>;
  /** The `DPoP` header of one request without a token. Creates the key if there is none. */
  keyHeaders(request: SignedRequest): Promise<Record<string, string>>;
  /** Thumbprint of the key; `undefined` if there is none. */
  thumbprint(): Promise<string | undefined>;
  storeNonce: AuthClient['storeNonce'];
}

const noClaims: IdTokenClaims & { sub: string; iss: string; aud: string; exp: number; iat: number } = {
  sub: '',
  iss: '',
  aud: '',
  exp: 0,
  iat: 0,
};

/** Creates the DPoP proofs of one client. */
export function createDpopProofs(signer: UserManager, dpop: DpopSettings): DpopProofs {
  /** The backend's latest nonce. It lets the backend accept DPoP proofs from a device with a wrong clock. */
  let nonce: string | undefined;

  async function headers({ method, url }: SignedRequest, token: string): Promise<Record<string, string>> {
    const { origin, pathname } = new URL(url, location.href);
    const user = new User({ access_token: token, token_type: 'DPoP', profile: noClaims });
    const proof = await signer.dpopProof(origin + pathname, user, method, nonce);
    return proof ? { DPoP: proof } : {};
  }
  return {
    headers,
    async keyHeaders(request) {
      await signer.generateDPoPJkt(dpop);
      return headers(request, '');
    },
    async thumbprint() {
      const key = await dpop.store.get(signer.settings.client_id);
      return key && signer.generateDPoPJkt(dpop);
    },
    storeNonce({ status, headers: sent }) {
      const isRequested = /use_dpop_nonce/.test(sent.get('www-authenticate') ?? '');
      nonce = sent.get('dpop-nonce') ?? nonce;
      return status === 401 && isRequested;
    },
  };
}
