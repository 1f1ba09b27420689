import { randomUUID } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/index.ts';
import { claimProof } from '../repositories/dpop-proofs.ts';
import { sweep } from '../repositories/housekeeping.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { createProofCheck } from './dpop-proof.ts';

const target = { method: 'GET', url: 'https://shop.example/api/front/user/info' };
const now = Date.UTC(2026, 0, 1) / 1000;
let key: Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];
let jwk: JWK;

beforeAll(async () => {
  const pair = await generateKeyPair('ES256');
  key = pair.privateKey;
  jwk = await exportJWK(pair.publicKey);
});

const newProof = () =>
  new SignJWT({ htm: target.method, htu: target.url, jti: randomUUID() })
    .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk })
    .setIssuedAt(now)
    .sign(key);

describe.each(engines)('on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  const processOf = (nowSeconds = now) =>
    createProofCheck(
      'key',
      (id, expiresAt) => claimProof(database.db, id, expiresAt),
      () => nowSeconds,
    );

  test('a DPoP proof is valid once, across processes', async () => {
    const [one, other, proof] = [processOf(), processOf(), await newProof()];
    const answers = await Promise.all([one, other, one, other].map((check) => check(proof, target)));
    expect(answers.filter((answer) => answer !== null)).toEqual([await calculateJwkThumbprint(jwk)]);
    expect(await other(proof, target)).toBeNull();
    expect(await other(await newProof(), target)).not.toBeNull();
  });

  test('a used DPoP proof is deleted only once it has expired', async () => {
    const proof = await newProof();
    await processOf()(proof, target);
    await sweep(database.db, (now + 299) * 1000);
    expect(await processOf(now + 299)(proof, target)).toBeNull();
    await sweep(database.db, (now + 601) * 1000);
    const { length } = await database.db.selectFrom('dpop_proofs').selectAll().execute();
    expect(length).toBe(0);
  });
});

test('separate stores per process accept a DPoP proof twice', async () => {
  const processOf = () => {
    const used = new Set<string>();
    return createProofCheck(
      'key',
      async (id) => !used.has(id) && !!used.add(id),
      () => now,
    );
  };
  const [one, other, proof] = [processOf(), processOf(), await newProof()];
  const answers = [await one(proof, target), await one(proof, target), await other(proof, target)];
  expect(answers.map((answer) => answer !== null)).toEqual([true, false, true]);
});
