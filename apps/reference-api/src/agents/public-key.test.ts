import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { agentKey } from './public-key.ts';

const p = 2n ** 255n - 19n;
const EIGHTH = 0x7a03ac9277fdc74ec6cc392cfa53202a0f67100d760b3cba4fd84d3d706a17c7n;

/** A point as a key, by its y and the sign of its x. */
function keyOf(y: bigint, sign: number) {
  const point = Buffer.from(y.toString(16).padStart(64, '0'), 'hex').toReversed();
  point[31] = (point[31] ?? 0) | (sign << 7);
  return { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(point).toString('base64url') };
}

const points = [0n, 1n, p - 1n, EIGHTH, p - EIGHTH, p, p + 1n].flatMap((y) => [0, 1].map((sign) => ({ y, sign })));

test.each(points)('a key of small order is refused: y = $y, sign $sign', async ({ y, sign }) => {
  expect(await agentKey(keyOf(y, sign))).toBeUndefined();
});

test('other keys are read', async () => {
  const { publicKey } = generateKeyPairSync('ed25519');
  expect(await agentKey(publicKey.export({ format: 'jwk' }))).toMatchObject({ id: expect.any(String) });
});
