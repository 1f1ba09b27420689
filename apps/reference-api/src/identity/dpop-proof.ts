import { createHash } from 'node:crypto';
import { calculateJwkThumbprint, EmbeddedJWK, jwtVerify } from 'jose';
import { Refused } from '../errors/refused.ts';
import { createProofNonces } from './proof-nonce.ts';

/** How far a proof's time may lie from ours, in seconds. */
const WINDOW_SECONDS = 300;
const ALGORITHMS = ['ES256', 'ES384', 'Ed25519', 'EdDSA'];

/** What a proof must fit. */
export interface ProofTarget {
  method: string;
  /** Public address of the call, without its query. */
  url: string;
  /** The token that comes with it, and the thumbprint of the key it is bound to; none where a token is asked for. */
  bound?: { token: string; thumbprint: string };
}

/**
 * The thumbprint of the key whose holder a `DPoP` header proves for this very call, once; null when it proves nothing.
 *
 * @throws Refused with a nonce when all is right but the time: the device's clock is wrong, and the proof may come again with it.
 */
export type ProofCheck = (proof: string, target: ProofTarget) => Promise<string | null>;

/** Records the use of a proof until it expires, in epoch milliseconds; false when it was used before. */
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

/** What a proof says, if it fits its call and is signed by its own key; nothing is said about its time. */
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
    // Whatever is wrong with a proof, it proves nothing.
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
