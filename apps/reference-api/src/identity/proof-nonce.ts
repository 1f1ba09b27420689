import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a nonce is good, in seconds. */
const LIFE_SECONDS = 300;

/** Nonces that the server issues for DPoP proofs: a proof with one is recent, whatever the device's clock says. */
export interface ProofNonces {
  next(): string;
  isGood(nonce: unknown): boolean;
}

/** Nonces that need no memory: the second they were made in, signed, so that all replicas know them (RFC 9449, section 9). */
export function createProofNonces(key: string, nowSeconds: () => number): ProofNonces {
  const signed = (second: string) => `${second}.${createHmac('sha256', key).update(second).digest('base64url')}`;
  return {
    next: () => signed(`${Math.floor(nowSeconds())}`),
    isGood(nonce) {
      if (typeof nonce !== 'string') return false;
      const second = nonce.split('.')[0] ?? '';
      const [given, right] = [Buffer.from(nonce), Buffer.from(signed(second))];
      const age = nowSeconds() - Number(second);
      return given.length === right.length && timingSafeEqual(given, right) && age >= 0 && age <= LIFE_SECONDS;
    },
  };
}
