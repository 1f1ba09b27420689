import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { JWK } from 'jose';
import type { Db } from '../db/index.ts';

/** Keys that are created at the first start and stored, so that sessions survive a restart and replicas agree. */
export interface ServerSecrets {
  /** Private signing key of the identity provider. */
  signingKey: JWK;
  /** Signs the identity provider's cookies. */
  cookieKey: string;
  /** Keys the hashes of e-mail codes. */
  codeKey: string;
  /** Makes the tokens that open visitors' orders. */
  visitorKey: string;
  /** Signs the cookies of devices that signed in. */
  deviceKey: string;
  /** Signs the nonces of DPoP proofs; 32 bytes in base64url. */
  nonceKey: string;
  /** Makes the carts of guests' agents. */
  agentCartKey: string;
  /** Encrypts ids of agents' checkouts, and the secrets with which events for agents are signed. */
  agentSealKey: string;
  /** Private key by which the shop signs events for agents; its public half is in the shop's UCP profile. */
  agentEventKey: JWK;
  /** Keys the hashes of networks and mailboxes that are counted; the database's `keyed_hash` reads it. */
  hashKey: string;
  /** Encrypts mails that wait in the outbox, where no MAIL_KEY is given. */
  mailKey: string;
}

const makers: { readonly [Name in keyof ServerSecrets]: () => ServerSecrets[Name] } = {
  signingKey: () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    return {
      ...privateKey.export({ format: 'jwk' }),
      use: 'sig',
      alg: 'RS256',
      kid: randomBytes(8).toString('hex'),
    } as JWK;
  },
  cookieKey: () => randomBytes(32).toString('base64url'),
  codeKey: () => randomBytes(32).toString('base64url'),
  visitorKey: () => randomBytes(32).toString('base64url'),
  deviceKey: () => randomBytes(32).toString('base64url'),
  nonceKey: () => randomBytes(32).toString('base64url'),
  agentCartKey: () => randomBytes(32).toString('base64url'),
  agentSealKey: () => randomBytes(32).toString('base64url'),
  agentEventKey: () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    return {
      ...privateKey.export({ format: 'jwk' }),
      use: 'sig',
      alg: 'ES256',
      kid: randomBytes(8).toString('hex'),
    } as JWK;
  },
  hashKey: () => randomBytes(32).toString('base64url'),
  mailKey: () => randomBytes(32).toString('base64url'),
};

async function secretOf<Name extends keyof ServerSecrets>(
  db: Db,
  name: Name,
  now: number,
): Promise<ServerSecrets[Name]> {
  const find = () => db.selectFrom('server_secrets').select('value').where('name', '=', name).executeTakeFirst();
  const known = await find();
  if (known) return known.value as ServerSecrets[Name];
  // Another replica may be faster; then its key counts.
  await db
    .insertInto('server_secrets')
    .values({ name, value: JSON.stringify(makers[name]()), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await find())?.value as ServerSecrets[Name];
}

/** Reads the keys, making those that do not exist yet. */
export async function loadSecrets(db: Db, now: number): Promise<ServerSecrets> {
  return {
    signingKey: await secretOf(db, 'signingKey', now),
    cookieKey: await secretOf(db, 'cookieKey', now),
    codeKey: await secretOf(db, 'codeKey', now),
    visitorKey: await secretOf(db, 'visitorKey', now),
    deviceKey: await secretOf(db, 'deviceKey', now),
    nonceKey: await secretOf(db, 'nonceKey', now),
    agentCartKey: await secretOf(db, 'agentCartKey', now),
    agentSealKey: await secretOf(db, 'agentSealKey', now),
    agentEventKey: await secretOf(db, 'agentEventKey', now),
    hashKey: await secretOf(db, 'hashKey', now),
    mailKey: await secretOf(db, 'mailKey', now),
  };
}
