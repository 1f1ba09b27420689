import { constants, createPublicKey, type JsonWebKey, type KeyObject, verify } from 'node:crypto';
import { calculateJwkThumbprint, type JWK } from 'jose';

/** A public key of an agent, as it is kept. */
export interface AgentKey {
  /** Thumbprint (RFC 7638), by which signatures name it. */
  id: string;
  jwk: JsonWebKey;
  /** Epoch seconds between which it counts, where its directory says so. */
  notBefore?: number;
  notAfter?: number;
}

interface Algorithm {
  /** Name in the registry of RFC 9421. */
  name: string;
  isFor(key: KeyObject): boolean;
  verify(data: Buffer, key: KeyObject, signature: Buffer): boolean;
}

const RSA_BITS_MIN = 2048;

/** No algorithm with a shared secret is among them: whoever checks such a signature could have made it. */
const algorithms: readonly Algorithm[] = [
  {
    name: 'ed25519',
    isFor: ({ asymmetricKeyType }) => asymmetricKeyType === 'ed25519',
    verify: (data, key, signature) => verify(null, data, key, signature),
  },
  {
    name: 'ecdsa-p256-sha256',
    isFor: ({ asymmetricKeyDetails: details }) => details?.namedCurve === 'prime256v1',
    verify: (data, key, signature) => verify('sha256', data, { key, dsaEncoding: 'ieee-p1363' }, signature),
  },
  {
    name: 'rsa-pss-sha512',
    isFor: ({ asymmetricKeyType, asymmetricKeyDetails: details }) =>
      asymmetricKeyType === 'rsa' && Number(details?.modulusLength) >= RSA_BITS_MIN,
    verify: (data, key, signature) =>
      verify('sha512', data, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 64 }, signature),
  },
];

/** The published keys of RFC 9421, whose private halves everybody has. */
const EXAMPLE_KEYS: readonly string[] = [
  'poqkLGiymh_W0uP6PZFw-dvez3QJT5SolqXBCW38r0U',
  'oD0HwocPBSfpNy5W3bpJeyFGY_IQ_YpqxSjQ3Yd-CLA',
];

/** The members that make a public key; whatever else a directory says of it is not kept. */
const PUBLIC_MEMBERS = ['kty', 'crv', 'x', 'y', 'n', 'e'] as const;

const keyObject = (jwk: JsonWebKey): KeyObject => createPublicKey({ key: jwk, format: 'jwk' });

/** A key of a key set; undefined if it is of no use here, or everybody has its private half. */
export async function agentKey(given: unknown): Promise<AgentKey | undefined> {
  const members = Object(given) as Record<string, unknown>;
  const jwk = Object.fromEntries(
    PUBLIC_MEMBERS.flatMap((name) => (typeof members[name] === 'string' ? [[name, members[name]]] : [])),
  );
  try {
    if (!algorithms.some(({ isFor }) => isFor(keyObject(jwk)))) return undefined;
    const id = await calculateJwkThumbprint(jwk as JWK);
    if (EXAMPLE_KEYS.includes(id)) return undefined;
    const { nbf, exp } = members;
    return {
      ...{ id, jwk },
      ...(typeof nbf === 'number' && { notBefore: nbf }),
      ...(typeof exp === 'number' && { notAfter: exp }),
    };
  } catch {
    return undefined;
  }
}

/** Checks signatures by a key. An algorithm that is not that of the key makes every signature wrong. */
export function signatureCheck({
  jwk,
}: Pick<AgentKey, 'jwk'>): (data: Buffer, signature: Buffer, algorithmName?: string) => boolean {
  const key = keyObject(jwk);
  const algorithm = algorithms.find(({ isFor }) => isFor(key));
  return (data, signature, name = algorithm?.name) =>
    algorithm !== undefined && algorithm.name === name && algorithm.verify(data, key, signature);
}
