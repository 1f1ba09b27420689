import { type IdTokenClaims, User, type UserManager } from 'oidc-client-ts';
import type { DpopSettings } from './oidc-manager.ts';
import type { AuthClient, SignedRequest } from './session-types.ts';

/** Proofs of the browser's key, for the headers of requests to the backend. */
export interface DpopProofs {
  /** Proof of the key for one request; of the token too, if there is one. */
  headers(request: SignedRequest, token: string): Promise<Record<string, string>>;
  /** The same without a token. Makes the key where this browser has none yet. */
  keyHeaders(request: SignedRequest): Promise<Record<string, string>>;
  /** Thumbprint of the key; `undefined` where there is none yet. */
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

/** Creates the proofs of one client. */
export function createDpopProofs(signer: UserManager, dpop: DpopSettings): DpopProofs {
  /** The backend's latest nonce, by which it accepts proofs of a device with a wrong clock. */
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
