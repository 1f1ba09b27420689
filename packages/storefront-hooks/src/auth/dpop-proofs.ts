import type { Reply } from '@promenade/storefront-sdk';
import { type IdTokenClaims, User, type UserManager } from 'oidc-client-ts';
import type { DpopSettings } from './oidc-manager.ts';
import type { SignedRequest } from './session-types.ts';

const noClaims: IdTokenClaims & { sub: string; iss: string; aud: string; exp: number; iat: number } = {
  sub: '',
  iss: '',
  aud: '',
  exp: 0,
  iat: 0,
};

/** Creates the DPoP proofs (RFC 9449) of one client for requests to the backend, signed with the browser's key. */
export function createDpopProofs(signer: UserManager, dpop: DpopSettings) {
  /** The backend's latest nonce. It lets the backend accept DPoP proofs from a device with a wrong clock. */
  let nonce: string | undefined;

  async function headers({ method, url }: SignedRequest, token: string): Promise<Record<string, string>> {
    const { origin, pathname } = new URL(url, location.href);
    const user = new User({ access_token: token, token_type: 'DPoP', profile: noClaims });
    const proof = await signer.dpopProof(origin + pathname, user, method, nonce);
    return proof ? { DPoP: proof } : {};
  }
  return {
    /** The `DPoP` header of one request with this access token. */
    headers,
    /** The `DPoP` header of one request without a token. Creates the key if there is none. */
    async keyHeaders(request: SignedRequest): Promise<Record<string, string>> {
      await signer.generateDPoPJkt(dpop);
      return headers(request, '');
    },
    /** Thumbprint of the key; `undefined` if there is none. */
    async thumbprint(): Promise<string | undefined> {
      const key = await dpop.store.get(signer.settings.client_id);
      return key && signer.generateDPoPJkt(dpop);
    },
    /** See `AuthClient`. */
    storeNonce({ status, headers: sent }: Pick<Reply, 'status' | 'headers'>): boolean {
      const isRequested = /use_dpop_nonce/.test(sent.get('www-authenticate') ?? '');
      nonce = sent.get('dpop-nonce') ?? nonce;
      return status === 401 && isRequested;
    },
  };
}
