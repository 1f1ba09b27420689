import { createHash, createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { parseJson } from '@promenade/storefront-sdk/contract';
import { isLocalUrl } from './http.ts';

/** The largest difference between the times of a DPoP proof and of this server, in seconds. */
const LIFE_SECONDS = 300;

/** The request that a DPoP proof must be for. */
interface Expected {
  method: string;
  /** Address of the request; its query does not count. */
  url: URL;
  /** The access token that comes with it. */
  token?: string;
}

const part = (text = '') => Object(parseJson(Buffer.from(text, 'base64url').toString('utf8')));
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The thumbprint of the key that signed a DPoP proof (RFC 9449); `undefined` for an invalid DPoP proof. */
export function thumbprintOf(proof: string, { method, url, token }: Expected, nowMs: number): string | undefined {
  const [head, payload, signature = ''] = proof.split('.');
  const { typ, alg, jwk } = part(head);
  const { htm, htu, iat, jti, ath } = part(payload);
  if (typ !== 'dpop+jwt' || alg !== 'ES256' || Object(jwk).kty !== 'EC' || 'd' in jwk) return undefined;
  const isFor = htm === method && isAddressOf(htu, url);
  const isFresh = Math.abs(nowMs / 1000 - Number(iat)) < LIFE_SECONDS && typeof jti === 'string';
  if (!isFor || !isFresh || (token !== undefined && ath !== sha256(token))) return undefined;
  return isSigned(`${head}.${payload}`, signature, jwk) ? jwkThumbprint(jwk) : undefined;
}

/** The proxy of a development server may hide the origin of the page, so any origin of this machine is accepted. */
function isAddressOf(htu: unknown, { host, pathname }: URL): boolean {
  if (typeof htu !== 'string' || !URL.canParse(htu)) return false;
  const given = new URL(htu);
  return given.pathname === pathname && (given.host === host || isLocalUrl(htu));
}

function isSigned(text: string, signature: string, jwk: JsonWebKey): boolean {
  try {
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    const signed = Buffer.from(signature, 'base64url');
    return verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, signed);
  } catch {
    return false;
  }
}

/** RFC 7638: the hash of the required members, in alphabetical order. */
export function jwkThumbprint({ crv, kty, x, y }: JsonWebKey): string {
  return sha256(JSON.stringify({ crv, kty, x, y }));
}
