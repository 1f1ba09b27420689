import { constants, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { calculateJwkThumbprint, type JWK } from 'jose';
import { ORIGIN } from './test-shop.ts';

const kinds = {
  ed25519: () => generateKeyPairSync('ed25519'),
  'ecdsa-p256-sha256': () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  'rsa-pss-sha512': () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
};
export type SigningKind = keyof typeof kinds;

function signed(kind: SigningKind, data: Buffer, key: KeyObject): Buffer {
  if (kind === 'ed25519') return sign(null, data, key);
  if (kind === 'ecdsa-p256-sha256') return sign('sha256', data, { key, dsaEncoding: 'ieee-p1363' });
  return sign('sha512', data, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 64 });
}

/** What a test may change in a signature. Each component stands as it is written, with its value. */
export interface Signing {
  method?: string;
  url?: string;
  authority?: string;
  components?: readonly (readonly [name: string, value: string])[];
  agent?: string;
  /** Seconds from now. */
  created?: number;
  expires?: number;
  nonce?: string;
  keyId?: string;
  tag?: string;
  label?: string;
}

/** An agent that signs its requests, written without the code that checks them. */
export async function createSigningAgent(origin: string, kind: SigningKind = 'ed25519') {
  const { publicKey, privateKey } = kinds[kind]();
  const jwk = publicKey.export({ format: 'jwk' });
  const id = await calculateJwkThumbprint(jwk as JWK);
  return {
    jwk,
    id,
    /** The headers of a signed request. */
    sign(given: Signing = {}): Record<string, string> {
      const { label = 'sig1', agent = origin, keyId = id, tag = 'web-bot-auth', created = 0, expires = 300 } = given;
      const { authority = new URL(ORIGIN).host, nonce = randomBytes(24).toString('base64') } = given;
      const components = given.components ?? [
        ['"@authority"', authority],
        [`"signature-agent";key="${label}"`, `"${agent}"`],
      ];
      const now = Math.floor(Date.now() / 1000);
      const times = `;created=${now + created};expires=${now + expires}`;
      const parameters = `(${components.map(([name]) => name).join(' ')})${times};keyid="${keyId}";nonce="${nonce}";tag="${tag}"`;
      const lines = [...components, ['"@signature-params"', parameters]].map(([name, value]) => `${name}: ${value}`);
      const signature = signed(kind, Buffer.from(lines.join('\n')), privateKey).toString('base64');
      return {
        'signature-agent': `${label}="${agent}"`,
        'signature-input': `${label}=${parameters}`,
        signature: `${label}=:${signature}:`,
      };
    },
  };
}

export type SigningAgent = Awaited<ReturnType<typeof createSigningAgent>>;
