import type { FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { Refused } from '../errors/refused.ts';
import type { ProofCheck } from './dpop-proof.ts';
import { STORE_CLAIM } from './provider.ts';

interface GivenToken {
  scheme: 'bearer' | 'dpop';
  value: string;
}

/** `Authorization: Bearer x`, `Authorization: DPoP x` and the family's `Authori-zation: x`: clients of it send both. */
function tokensOf(headers: FastifyRequest['headers']): GivenToken[] {
  return [headers.authorization, headers['authori-zation']].flatMap((header) => {
    const match = /^(?:(Bearer|DPoP) +)?([\w.~+/=-]{8,4096})$/i.exec(typeof header === 'string' ? header.trim() : '');
    if (!match?.[2]) return [];
    return [{ scheme: match[1]?.toLowerCase() === 'dpop' ? 'dpop' : 'bearer', value: match[2] }];
  });
}

/** Where browsers see the shop that a request is for. */
type OriginOf = (request: FastifyRequest) => Promise<string>;

/** Who holds a valid token, and the sign-in under which it was handed out. */
export interface TokenHolder {
  userId: number;
  /** The shop that the account is one of. */
  storeId: number;
  grantId: string;
}

/**
 * Reads the caller from the access token. A token that is bound to a key is valid only with a fresh DPoP proof of that key,
 * an unbound one only without; every other request is anonymous.
 */
export function tokenReader(provider: Provider, originOf: OriginOf, check: ProofCheck) {
  async function holderOf(request: FastifyRequest, given: GivenToken): Promise<TokenHolder | null> {
    const { headers } = request;
    const token = await provider.AccessToken.find(given.value);
    if (!token?.accountId || !token.grantId || token.isExpired) return null;
    // A token for another audience, such as the agents' endpoint, opens nothing here.
    if (token.aud !== undefined) return null;
    if ((token.jkt !== undefined) !== (given.scheme === 'dpop')) return null;
    if (token.jkt !== undefined) {
      const proof = headers.dpop;
      const bound = { token: given.value, thumbprint: token.jkt };
      if (typeof proof !== 'string' || !(await check(proof, { ...(await targetOf(request, originOf)), bound })))
        return null;
    }
    return { userId: Number(token.accountId), storeId: Number(token.extra?.[STORE_CLAIM]), grantId: token.grantId };
  }

  return async (request: FastifyRequest): Promise<TokenHolder | null> => {
    for (const given of tokensOf(request.headers)) {
      const holder = await holderOf(request, given);
      if (holder) return holder;
    }
    return null;
  };
}

/**
 * Reads the key to which a call binds the token that it returns: the key of the request's DPoP proof, null without one.
 * @throws Refused if the DPoP proof is invalid.
 */
export function proofReader(originOf: OriginOf, check: ProofCheck) {
  return async (request: FastifyRequest): Promise<string | null> => {
    const { dpop: proof } = request.headers;
    // A DPoP proof next to a token belongs to the token.
    if (typeof proof !== 'string' || tokensOf(request.headers).length > 0) return null;
    const thumbprint = await check(proof, await targetOf(request, originOf));
    if (thumbprint === null) throw new Refused(400, 'proofWrong');
    return thumbprint;
  };
}

async function targetOf(request: FastifyRequest, originOf: OriginOf): Promise<{ method: string; url: string }> {
  const { method, url } = request;
  return { method, url: (await originOf(request)) + (url.split('?')[0] ?? '') };
}
