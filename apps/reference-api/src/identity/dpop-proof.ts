import { createHash } from 'node:crypto';
import { calculateJwkThumbprint, EmbeddedJWK, jwtVerify } from 'jose';

/** How far a proof's time may lie from ours, in seconds. */
const WINDOW_SECONDS = 300;
const ALGORITHMS = ['ES256', 'ES384', 'Ed25519', 'EdDSA'];
const REMEMBERED_MAX = 50_000;

/** What a proof must fit. */
export interface ProofTarget {
  method: string;
  /** Public address of the call, without its query. */
  url: string;
  token: string;
  /** Thumbprint of the key the token is bound to. */
  thumbprint: string;
}

/** Whether a `DPoP` header proves the holder of the token's key for this very call, and was not used before. */
export type ProofCheck = (proof: string, target: ProofTarget) => Promise<boolean>;

/**
 * Proofs are remembered in this process only: a replay at another replica within the window would need the token and the
 * same method and address, and would do what the first one did.
 */
export function createProofCheck(nowSeconds: () => number = () => Date.now() / 1000): ProofCheck {
  const used = new Map<string, number>();

  function isFirstUse(id: string, now: number): boolean {
    for (const [known, until] of used) {
      if (until > now && used.size < REMEMBERED_MAX) break;
      used.delete(known);
    }
    if (used.has(id)) return false;
    used.set(id, now + 2 * WINDOW_SECONDS);
    return true;
  }

  return async (proof, target) => {
    try {
      const now = nowSeconds();
      const { payload, protectedHeader } = await jwtVerify(proof, EmbeddedJWK, {
        typ: 'dpop+jwt',
        algorithms: ALGORITHMS,
        currentDate: new Date(now * 1000),
      });
      const { htm, htu, iat, jti, ath } = payload;
      if (typeof iat !== 'number' || Math.abs(now - iat) > WINDOW_SECONDS) return false;
      if (htm !== target.method || typeof htu !== 'string' || !isSameAddress(htu, target.url)) return false;
      if (ath !== createHash('sha256').update(target.token).digest('base64url')) return false;
      if (typeof jti !== 'string' || jti.length < 8 || jti.length > 256 || !protectedHeader.jwk) return false;
      if ((await calculateJwkThumbprint(protectedHeader.jwk)) !== target.thumbprint) return false;
      return isFirstUse(`${target.thumbprint}.${jti}`, now);
    } catch {
      // Whatever is wrong with a proof, it proves nothing.
      return false;
    }
  };
}

function isSameAddress(claimed: string, actual: string): boolean {
  if (!URL.canParse(claimed)) return false;
  const address = new URL(claimed);
  address.search = '';
  address.hash = '';
  return address.href === new URL(actual).href;
}
