import { createHmac } from 'node:crypto';
import type { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Deps } from '../deps.ts';
import { addPasskey, notePasskeyUse, passkeyById, passkeysOf } from '../repositories/passkeys.ts';
import { type UserRow, userById } from '../repositories/users.ts';

/** Loaded by the first sign-in page: a process starts without it. */
const webAuthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256: what devices have; their answers fit into a short form. */
const ALGORITHMS = [-8, -7, -257];
/** How long a device may take to make a key. */
const CREATION_MS = 10 * 60 * 1000;

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
 * What a device signs to sign in. It belongs to one interaction of one browser, which ends with the sign-in, so nothing has to
 * be kept to count it once.
 */
const signInChallenge = (deps: PasskeyDeps, interaction: string) => hashOf(deps, 'passkey sign-in', interaction);

/** What the browser asks a device for on the sign-in page. */
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

/** The account whose device answered, undefined when the answer does not count. */
export async function accountByPasskey(
  deps: PasskeyDeps,
  given: { origin: string; interaction: string; answer: string; storeId: number },
): Promise<UserRow | undefined> {
  const { db } = deps.database;
  const response = readJson<Parameters<typeof verifyAuthenticationResponse>[0]['response']>(given.answer);
  const passkey = typeof response?.id === 'string' ? await passkeyById(db, response.id) : undefined;
  const user = passkey && (await userById(db, passkey.user_id));
  if (!response || !passkey || user?.store_id !== given.storeId) return undefined;
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
  if (!verified?.verified) return undefined;
  const isNoted = await notePasskeyUse(db, passkey.id, verified.authenticationInfo.newCounter, deps.now());
  return isNoted ? user : undefined;
}

/** The browser session for which a key is made, and whose it will be. */
interface Maker {
  origin: string;
  session: string;
  user: Pick<UserRow, 'id' | 'email' | 'phone' | 'nickname'>;
}

const creationChallenge = (deps: PasskeyDeps, { session, user }: Maker, period: number) =>
  hashOf(deps, 'passkey creation', session, user.id, period);

/** What the browser asks a device for when an account gets a key. Only who has shown the password may see it. */
export async function creationOptions(deps: PasskeyDeps, maker: Maker, shopName: string) {
  const { origin, user } = maker;
  const known = await passkeysOf(deps.database.db, user.id);
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    rpName: shopName,
    rpID: rpIdOf(origin),
    userName: user.email ?? user.phone ?? user.nickname,
    userDisplayName: user.nickname,
    userID: new Uint8Array(hashOf(deps, 'passkey account', user.id)),
    challenge: new Uint8Array(creationChallenge(deps, maker, periodOf(deps.now()))),
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: readJson<string[]>(transports) ?? [] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

const periodOf = (now: number) => Math.floor(now / CREATION_MS);

/** Keeps the key that a device made; false when its answer does not count. */
export async function keepPasskey(deps: PasskeyDeps, maker: Maker, answer: string): Promise<boolean> {
  const now = deps.now();
  const response = readJson<Parameters<typeof verifyRegistrationResponse>[0]['response']>(answer);
  if (!response) return false;
  const period = periodOf(now);
  const allowed = [period, period - 1].map((each) => creationChallenge(deps, maker, each).toString('base64url'));
  const verified = await (await webAuthn())
    .verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => allowed.includes(challenge),
      expectedOrigin: maker.origin,
      expectedRPID: rpIdOf(maker.origin),
      supportedAlgorithmIDs: ALGORITHMS,
    })
    .catch(() => undefined);
  if (!verified?.verified) return false;
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  return addPasskey(deps.database.db, {
    id,
    user_id: maker.user.id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: JSON.stringify(transports),
    created_at: now,
    used_at: null,
  });
}

/** What JSON says, undefined when it is none. Whether it is what it should be shows when it is verified. */
function readJson<Value>(text: string): Value | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Value) : undefined;
  } catch {
    return undefined;
  }
}
