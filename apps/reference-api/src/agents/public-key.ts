import { constants, createPublicKey, type JsonWebKey, type KeyObject, verify } from 'node:crypto';
import { calculateJwkThumbprint, type JWK } from 'jose';

/** A public key of an agent, as stored. */
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

/** Asymmetric algorithms only: with a shared secret, the verifier could forge signatures. */
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

/** Thumbprints of the example keys in RFC 9421, whose private keys are published. */
const EXAMPLE_KEYS: readonly string[] = [
  'poqkLGiymh_W0uP6PZFw-dvez3QJT5SolqXBCW38r0U',
  'oD0HwocPBSfpNy5W3bpJeyFGY_IQ_YpqxSjQ3Yd-CLA',
];

/**
 * Points of Ed25519 of small order, in hex without the sign of x: signatures that fit them need no private key. The last two
 * are written with a y beyond the field.
 */
const SMALL_ORDER = new Set([
  `${'00'.repeat(32)}`,
  `01${'00'.repeat(31)}`,
  `ec${'ff'.repeat(30)}7f`,
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  `ed${'ff'.repeat(30)}7f`,
  `ee${'ff'.repeat(30)}7f`,
]);

function isOfSmallOrder({ crv, x }: JsonWebKey): boolean {
  if (crv !== 'Ed25519') return false;
  const point = Buffer.from(x ?? '', 'base64url');
  point[31] = (point[31] ?? 0) & 0x7f;
  return SMALL_ORDER.has(point.toString('hex'));
}

/** Public members of a JWK; everything else in a key set is dropped before it is stored. */
const PUBLIC_MEMBERS = ['kty', 'crv', 'x', 'y', 'n', 'e'] as const;

const keyObject = (jwk: JsonWebKey): KeyObject => createPublicKey({ key: jwk, format: 'jwk' });

/** Reads a key of a key set; undefined if its type is not supported, or others can sign for it. */
export async function agentKey(given: unknown): Promise<AgentKey | undefined> {
  const members = Object(given) as Record<string, unknown>;
  const jwk = Object.fromEntries(
    PUBLIC_MEMBERS.flatMap((name) => (typeof members[name] === 'string' ? [[name, members[name]]] : [])),
  );
  try {
    if (isOfSmallOrder(jwk) || !algorithms.some(({ isFor }) => isFor(keyObject(jwk)))) return undefined;
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

/** Returns a function that verifies signatures with the key. It returns false for an algorithm that does not fit the key. */
export function signatureCheck({
  jwk,
}: Pick<AgentKey, 'jwk'>): (data: Buffer, signature: Buffer, algorithmName?: string) => boolean {
  const key = keyObject(jwk);
  const algorithm = algorithms.find(({ isFor }) => isFor(key));
  return (data, signature, name = algorithm?.name) =>
    algorithm !== undefined && algorithm.name === name && algorithm.verify(data, key, signature);
}
