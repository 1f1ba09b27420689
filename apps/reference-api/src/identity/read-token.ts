import type { FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { ProofCheck } from './dpop-proof.ts';

/** `Authorization: Bearer x`, `Authorization: DPoP x`, or the family's `Authori-zation: x`. */
function tokenOf(headers: FastifyRequest['headers']): { scheme: 'bearer' | 'dpop'; value: string } | undefined {
  const family = headers['authori-zation'];
  const header = headers.authorization ?? (typeof family === 'string' ? family : '');
  const match = /^(?:(Bearer|DPoP) +)?([\w.~+/=-]{8,4096})$/i.exec(header.trim());
  if (!match?.[2]) return undefined;
  return { scheme: match[1]?.toLowerCase() === 'dpop' ? 'dpop' : 'bearer', value: match[2] };
}

/**
 * Reads who calls from the access token. A token that is bound to a key counts only with a fresh proof of that key, one that
 * is not bound only without; everything else is nobody.
 */
export function tokenReader(provider: Provider, publicUrl: string, check: ProofCheck) {
  return async ({ headers, method, url }: FastifyRequest): Promise<number | null> => {
    const given = tokenOf(headers);
    if (!given) return null;
    const token = await provider.AccessToken.find(given.value);
    if (!token?.accountId || token.isExpired) return null;
    if ((token.jkt !== undefined) !== (given.scheme === 'dpop')) return null;
    if (token.jkt !== undefined) {
      const proof = headers.dpop;
      const target = { method, url: publicUrl + (url.split('?')[0] ?? ''), token: given.value, thumbprint: token.jkt };
      if (typeof proof !== 'string' || !(await check(proof, target))) return null;
    }
    return Number(token.accountId);
  };
}
