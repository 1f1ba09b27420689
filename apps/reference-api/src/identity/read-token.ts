import type { FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { Refused } from '../errors/refused.ts';
import type { ProofCheck } from './dpop-proof.ts';
import { STORE_CLAIM } from './provider.ts';

/** `Authorization: Bearer x`, `Authorization: DPoP x`, or the family's `Authori-zation: x`. */
function tokenOf(headers: FastifyRequest['headers']): { scheme: 'bearer' | 'dpop'; value: string } | undefined {
  const family = headers['authori-zation'];
  const header = headers.authorization ?? (typeof family === 'string' ? family : '');
  const match = /^(?:(Bearer|DPoP) +)?([\w.~+/=-]{8,4096})$/i.exec(header.trim());
  if (!match?.[2]) return undefined;
  return { scheme: match[1]?.toLowerCase() === 'dpop' ? 'dpop' : 'bearer', value: match[2] };
}

/** Who holds a valid token, and the sign-in under which it was handed out. */
export interface TokenHolder {
  userId: number;
  /** The shop that the account is one of. */
  storeId: number;
  grantId: string;
}

/**
 * Reads who calls from the access token. A token that is bound to a key counts only with a fresh proof of that key, one that
 * is not bound only without; everything else is nobody.
 */
export function tokenReader(provider: Provider, publicUrl: string, check: ProofCheck) {
  return async (request: FastifyRequest): Promise<TokenHolder | null> => {
    const { headers } = request;
    const given = tokenOf(headers);
    if (!given) return null;
    const token = await provider.AccessToken.find(given.value);
    if (!token?.accountId || !token.grantId || token.isExpired) return null;
    if ((token.jkt !== undefined) !== (given.scheme === 'dpop')) return null;
    if (token.jkt !== undefined) {
      const proof = headers.dpop;
      const bound = { token: given.value, thumbprint: token.jkt };
      if (typeof proof !== 'string' || !(await check(proof, { ...targetOf(request, publicUrl), bound }))) return null;
    }
    return { userId: Number(token.accountId), storeId: Number(token.extra?.[STORE_CLAIM]), grantId: token.grantId };
  };
}

/**
 * Reads the key to which a token that a call hands out is bound: that of its proof, null where none is sent.
 *
 * @throws Refused when what is sent proves nothing.
 */
export function proofReader(publicUrl: string, check: ProofCheck) {
  return async (request: FastifyRequest): Promise<string | null> => {
    const { dpop: proof } = request.headers;
    // A proof beside a token belongs to the token.
    if (typeof proof !== 'string' || tokenOf(request.headers)) return null;
    const thumbprint = await check(proof, targetOf(request, publicUrl));
    if (thumbprint === null) throw new Refused(400, 'proofWrong');
    return thumbprint;
  };
}

function targetOf({ method, url }: FastifyRequest, publicUrl: string): { method: string; url: string } {
  return { method, url: publicUrl + (url.split('?')[0] ?? '') };
}
