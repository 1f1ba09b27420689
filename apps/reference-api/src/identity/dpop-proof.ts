import { createHash } from 'node:crypto';
import { calculateJwkThumbprint, EmbeddedJWK, jwtVerify } from 'jose';
import { Refused } from '../errors/refused.ts';
import { createProofNonces } from './proof-nonce.ts';

/** Maximum difference between a DPoP proof's time and the server's, in seconds. */
const WINDOW_SECONDS = 300;
const ALGORITHMS = ['ES256', 'ES384', 'Ed25519', 'EdDSA'];

/** The request that a DPoP proof must match. */
export interface ProofTarget {
  method: string;
  /** Public address of the call, without its query. */
  url: string;
  /** The accompanying token, and the thumbprint of the key that it is bound to; absent in token requests. */
  bound?: { token: string; thumbprint: string };
}

/**
 * The thumbprint of the key of a valid `DPoP` header for this call, accepted once; null if it is invalid.
 * @throws Refused with a nonce if only the time is wrong: the device's clock is off, and the client may retry with the
 * nonce.
 */
export type ProofCheck = (proof: string, target: ProofTarget) => Promise<string | null>;

/** Records the use of a DPoP proof until it expires, in epoch milliseconds; false if it was used before. */
export type ClaimProof = (id: string, expiresAt: number) => Promise<boolean>;

export function createProofCheck(
  key: string,
  claim: ClaimProof,
  nowSeconds: () => number = () => Date.now() / 1000,
): ProofCheck {
  const nonces = createProofNonces(key, nowSeconds);

  return async (proof, target) => {
    const facts = await factsOf(proof, target);
    if (!facts) return null;
    const { thumbprint, jti, iat, nonce } = facts;
    const now = nowSeconds();
    const isNew = nonce === undefined ? Math.abs(now - iat) <= WINDOW_SECONDS : nonces.isGood(nonce);
    if (!isNew) throw new Refused(401, 'proofOfAnotherTime', { proofNonce: nonces.next() });
    const id = createHash('sha256').update(`${thumbprint}.${jti}`).digest('base64url');
    return (await claim(id, Math.ceil((now + 2 * WINDOW_SECONDS) * 1000))) ? thumbprint : null;
  };
}

/** The claims of a DPoP proof, if it matches its call and is signed by its own key; its time is not checked. */
async function factsOf(proof: string, { method, url, bound }: ProofTarget) {
  try {
    const { payload, protectedHeader } = await jwtVerify(proof, EmbeddedJWK, {
      typ: 'dpop+jwt',
      algorithms: ALGORITHMS,
    });
    const { htm, htu, iat, jti, ath, nonce } = payload;
    if (htm !== method || typeof htu !== 'string' || !isSameAddress(htu, url)) return null;
    if (bound && ath !== createHash('sha256').update(bound.token).digest('base64url')) return null;
    if (typeof iat !== 'number' || typeof jti !== 'string' || jti.length < 8 || jti.length > 256) return null;
    if (!protectedHeader.jwk) return null;
    const thumbprint = await calculateJwkThumbprint(protectedHeader.jwk);
    return bound && thumbprint !== bound.thumbprint ? null : { thumbprint, jti, iat, nonce };
  } catch {
    // Any error means an invalid DPoP proof.
    return null;
  }
}

function isSameAddress(claimed: string, actual: string): boolean {
  if (!URL.canParse(claimed)) return false;
  const address = new URL(claimed);
  address.search = '';
  address.hash = '';
  return address.href === new URL(actual).href;
}
