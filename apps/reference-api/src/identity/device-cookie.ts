import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { OIDC_ROOT } from './provider.ts';

const NAME = 'promenade-device';
const LIFE_SECONDS = 180 * 24 * 60 * 60;
/** Accounts that sign in on one device. */
const ACCOUNTS_MAX = 5;

/** An account as devices know it. */
export interface KnownAccount {
  /** Hash of shop and account. */
  hash: string;
  /** How often it was recovered. Each recovery makes all devices unknown. */
  recoveries: number;
}

/**
 * The id under which a browser once signed in to an account, null if it never did. The cookie has an id and a signature for
 * each account, so it identifies no user and is invalid for other accounts.
 */
export function deviceOf(key: string, cookies: string | undefined, account: KnownAccount): string | null {
  const known = entriesIn(cookies).find((entry) => isSignedFor(key, account, entry));
  return known ? idOf(known) : null;
}

/** The `Set-Cookie` header that stores a sign-in to an account, next to other accounts on the device. */
export function rememberDevice(
  key: string,
  cookies: string | undefined,
  account: KnownAccount,
  { isSecure }: { isSecure: boolean },
): string {
  const id = deviceOf(key, cookies, account) ?? randomBytes(16).toString('base64url');
  const others = entriesIn(cookies).filter((entry) => !isSignedFor(key, account, entry));
  const entries = [`${id}.${signatureOf(key, account, id)}`, ...others].slice(0, ACCOUNTS_MAX);
  const attributes = [`Path=${OIDC_ROOT}`, `Max-Age=${LIFE_SECONDS}`, 'HttpOnly', 'SameSite=Lax'];
  return [`${NAME}=${entries.join('~')}`, ...attributes, ...(isSecure ? ['Secure'] : [])].join('; ');
}

const ENTRY = /^[\w-]{22}\.[\w-]{43}$/;

function entriesIn(cookies = ''): string[] {
  const [, value = ''] = new RegExp(`(?:^|;\\s*)${NAME}=([^;]*)`).exec(cookies) ?? [];
  return value
    .split('~')
    .filter((entry) => ENTRY.test(entry))
    .slice(0, ACCOUNTS_MAX);
}

const idOf = (entry: string) => entry.slice(0, entry.indexOf('.'));

function signatureOf(key: string, { hash, recoveries }: KnownAccount, id: string): string {
  return createHmac('sha256', key).update(`${hash}\n${recoveries}\n${id}`).digest('base64url');
}

function isSignedFor(key: string, account: KnownAccount, entry: string): boolean {
  const expected = `${idOf(entry)}.${signatureOf(key, account, idOf(entry))}`;
  return timingSafeEqual(Buffer.from(entry), Buffer.from(expected));
}
