import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Deps } from '../deps.ts';
import { notifyOwner } from '../domain/owner-notices.ts';
import { claimProof } from '../repositories/dpop-proofs.ts';
import { addPasskey, notePasskeyUse, passkeyById, passkeysOf } from '../repositories/passkeys.ts';
import type { Shop } from '../repositories/shops.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { type UserRow, userById } from '../repositories/users.ts';
import { admitPasskey } from './sign-in-limits.ts';

/** Loaded by the first sign-in page: a process starts without it. */
const webAuthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256: what devices have; their answers fit into a short form. */
const ALGORITHMS = [-8, -7, -257];
/** How long a device may take to make a key. */
const CREATION_MS = 10 * 60 * 1000;
/** How browsers reach a device, as WebAuthn lists it. Untrusted input: the list is given back to browsers. */
const TRANSPORTS: readonly string[] = ['usb', 'nfc', 'ble', 'smart-card', 'hybrid', 'internal'];

type PasskeyDeps = Pick<Deps, 'database' | 'now' | 'secrets'>;

/** Whether browsers make passkeys for an origin: they want a name, and https or this machine. */
export function takesPasskeys(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  const isName = !/^[\d.]+$|^\[/.test(hostname);
  return isName && (protocol === 'https:' || hostname === 'localhost');
}

const rpIdOf = (origin: string) => new URL(origin).hostname;
const hashOf = ({ secrets }: Pick<Deps, 'secrets'>, ...parts: readonly (string | number)[]) =>
  createHmac('sha256', secrets.deviceKey).update(parts.join('\n')).digest();

/**
 * The challenge for a sign-in. It belongs to one interaction of one browser, which ends with the sign-in, so no state is
 * needed to accept it only once.
 */
const signInChallenge = (deps: PasskeyDeps, interaction: string) => hashOf(deps, 'passkey sign-in', interaction);

/** The browser's request options on the sign-in page. */
export async function signInOptions(
  deps: PasskeyDeps,
  { origin, interaction }: { origin: string; interaction: string },
) {
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({
    rpID: rpIdOf(origin),
    challenge: new Uint8Array(signInChallenge(deps, interaction)),
    userVerification: 'required',
  });
}

export type PasskeySignIn =
  | { result: 'ok'; user: UserRow }
  /** The right device, but its passkey waits until the owner keeps it. */
  | { result: 'suspended' }
  | { result: 'refused' }
  | { result: 'limited'; waitSeconds: number };

/** Signs in the account whose device answered. */
export async function signInByPasskey(
  deps: PasskeyDeps & Pick<Deps, 'limiter'>,
  given: { origin: string; interaction: string; answer: string; storeId: number; ip: string },
): Promise<PasskeySignIn> {
  const { db } = deps.database;
  const admission = await admitPasskey(db, deps.limiter, given.ip, deps.now());
  if (admission.result === 'limited') return admission;
  const response = readJson<Parameters<typeof verifyAuthenticationResponse>[0]['response']>(given.answer);
  const passkey = typeof response?.id === 'string' ? await passkeyById(db, response.id) : undefined;
  const user = passkey && (await userById(db, passkey.user_id));
  if (!response || !passkey || user?.store_id !== given.storeId) return { result: 'refused' };
  const verified = await (await webAuthn())
    .verifyAuthenticationResponse({
      response,
      expectedChallenge: signInChallenge(deps, given.interaction).toString('base64url'),
      expectedOrigin: given.origin,
      expectedRPID: rpIdOf(given.origin),
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
    })
    .catch(() => undefined);
  if (!verified?.verified) return { result: 'refused' };
  await admission.onSuccess();
  if (passkey.suspended_at !== null) return { result: 'suspended' };
  const isNoted = await notePasskeyUse(db, passkey.id, verified.authenticationInfo.newCounter, deps.now());
  return isNoted ? { result: 'ok', user } : { result: 'refused' };
}

/** The browser session for which a key is made, and whose it will be. */
interface Maker {
  origin: string;
  session: string;
  shop: Shop;
  user: UserRow;
}

const NONCE_BYTES = 16;

/** The challenge for creating a passkey: valid for one session, until the account is recovered, and different each time. */
function creationChallenge(deps: PasskeyDeps, { session, user }: Maker, nonce: Buffer, endsAt: number): Buffer {
  const end = Buffer.alloc(8);
  end.writeBigUInt64BE(BigInt(endsAt));
  const signed = [session, user.id, user.recoveries, nonce.toString('base64url'), endsAt];
  return Buffer.concat([nonce, end, hashOf(deps, 'passkey creation', ...signed)]);
}

/** Whether a challenge was made for this session and has not expired. */
function isChallengeFor(deps: PasskeyDeps, maker: Maker, text: string, now: number): boolean {
  const given = Buffer.from(text, 'base64url');
  if (given.length < NONCE_BYTES + 8) return false;
  const endsAt = Number(given.readBigUInt64BE(NONCE_BYTES));
  const expected = creationChallenge(deps, maker, given.subarray(0, NONCE_BYTES), endsAt);
  return given.length === expected.length && timingSafeEqual(given, expected) && endsAt > now;
}

/** The browser's options for creating a passkey. Call only after the password was checked. */
export async function creationOptions(deps: PasskeyDeps, maker: Maker) {
  const { origin, shop, user } = maker;
  const known = await passkeysOf(deps.database.db, user.id);
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    rpName: shop.name,
    rpID: rpIdOf(origin),
    userName: user.email ?? user.phone ?? user.nickname,
    userDisplayName: user.nickname,
    userID: new Uint8Array(hashOf(deps, 'passkey account', user.id)),
    challenge: new Uint8Array(creationChallenge(deps, maker, randomBytes(NONCE_BYTES), deps.now() + CREATION_MS)),
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: readJson<string[]>(transports) ?? [] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

/**
 * Adds the passkey that a device created and notifies the owner; false if the response is invalid. Each challenge is valid
 * once.
 */
export async function createPasskey(
  deps: PasskeyDeps & Pick<Deps, 'config' | 'mailer'>,
  maker: Maker,
  answer: string,
): Promise<boolean> {
  const now = deps.now();
  const { shop, user, origin } = maker;
  const response = readJson<Parameters<typeof verifyRegistrationResponse>[0]['response']>(answer);
  if (!response) return false;
  let challenge = '';
  const verified = await (await webAuthn())
    .verifyRegistrationResponse({
      response,
      expectedChallenge: (given) => {
        challenge = given;
        return isChallengeFor(deps, maker, given, now);
      },
      expectedOrigin: origin,
      expectedRPID: rpIdOf(origin),
      supportedAlgorithmIDs: ALGORITHMS,
    })
    .catch(() => undefined);
  if (!verified?.verified) return false;
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  const key = {
    id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: JSON.stringify(TRANSPORTS.filter((each) => transports.some((given) => given === each))),
    created_at: now,
    used_at: null,
    suspended_at: null,
  };
  return inTransaction(deps.database.db, async (tx) => {
    if (!(await claimProof(tx, `passkey ${challenge}`, now + CREATION_MS))) return false;
    if (!(await addPasskey(tx, user, key))) return false;
    await notifyOwner(deps, tx, { shop, user, now }, 'passkey-added');
    return true;
  });
}

/** Parsed JSON, undefined if it is invalid. Its content is checked by the verification. */
function readJson<Value>(text: string): Value | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Value) : undefined;
  } catch {
    return undefined;
  }
}
