import { createHash } from 'node:crypto';
import type { Db } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import type { CodeTry } from '../domain/codes.ts';
import { consumeCode } from '../repositories/codes.ts';
import { accountByEmail, accountByPhone, type UserRow } from '../repositories/users.ts';
import { deviceOf, type KnownAccount, rememberDevice } from './device-cookie.ts';
import { admitAttempt } from './sign-in-limits.ts';

/** The claimed identity, as accounts are found: an address in lower case, or a phone as in `+15550100`. */
export type Claim = { readonly email: string } | { readonly phone: string };

/** Whom a claim names: an e-mail address or a phone. */
export const nameIn = (claim: Claim): string => ('email' in claim ? claim.email : claim.phone);

/** Identifies the account of a try without containing personal data. */
export const accountHash = (storeId: number, claim: Claim): string => recipientHash(storeId, nameIn(claim));

/** The same of an address or phone that codes are sent to. */
export const recipientHash = (storeId: number, recipient: string): string =>
  createHash('sha256').update(`${storeId} ${recipient}`).digest('base64url');

/** An account in the form used in device cookies; a missing account was never recovered. */
export const asKnown = (hash: string, user: Pick<UserRow, 'recoveries'> | undefined): KnownAccount => ({
  hash,
  recoveries: user?.recoveries ?? 0,
});

export interface SignInTry {
  storeId: number;
  claim: Claim;
  password: string;
  /** Address of the caller. */
  ip: string;
  /** Aborted when the caller has left. */
  signal: AbortSignal;
  /** Cookies of the browser, which may show that it signed in before. */
  cookies?: string | undefined;
  /** Finds the code sent with the password, if one is required. Callers that cannot take a code leave it out. */
  findCode?: (() => Promise<CodeTry>) | undefined;
}

export type SignIn =
  | {
      result: 'ok';
      user: UserRow;
      /** `Set-Cookie` header of a browser that signed in. */
      deviceCookie: string;
    }
  | { result: 'refused' }
  | { result: 'limited'; waitSeconds: number }
  /** Too many wrong passwords from everywhere: without a code the password was not checked. */
  | { result: 'needs-code'; waitSeconds: number }
  | { result: 'code-wrong' };

/** Checks a claimed identity with a password. Unknown accounts take as long and count as much as known ones. */
export async function signIn(deps: SignInDeps, db: Db, attempt: SignInTry): Promise<SignIn> {
  const { storeId: shop, claim, ip } = attempt;
  const account = accountHash(shop, claim);
  const outcome = await check(deps, db, attempt, account);
  const { result } = outcome;
  deps.audit('sign-in', { result, shop, account: result === 'ok' ? outcome.user.id : undefined, claim: account, ip });
  return outcome;
}

async function check(
  { config, now, limiter, secrets, passwords }: SignInDeps,
  db: Db,
  { storeId, claim, password, ip, signal, cookies, findCode }: SignInTry,
  account: string,
): Promise<SignIn> {
  passwords.refuseWhenFull(ip);
  const find = () =>
    'email' in claim ? accountByEmail(db, storeId, claim.email) : accountByPhone(db, storeId, claim.phone);
  const before = await find();
  const device = deviceOf(secrets.deviceKey, cookies, asKnown(account, before));
  const admission = await admitAttempt(db, limiter, { account, ip, device }, now());
  if (admission.result === 'limited') return admission;
  let codeId: number | undefined;
  if (admission.result === 'needs-code') {
    if (!findCode) return { result: 'needs-code', waitSeconds: admission.waitSeconds };
    const found = await findCode();
    if (found.result === 'code-wrong') return found;
    if (found.result !== 'ok') return { result: 'limited', waitSeconds: found.waitSeconds };
    codeId = found.codeId;
  }
  const isRight = await passwords
    .verify(password.slice(0, 128), before?.password_hash ?? null, { ip, signal })
    .catch(async (error: unknown) => {
      await admission.takeBack();
      throw error;
    });
  // The check takes its time, and a password that was changed meanwhile counts no more.
  const user = await find();
  if (!isRight || !user || user.password_hash !== before?.password_hash) return { result: 'refused' };
  if (codeId !== undefined && !(await consumeCode(db, codeId, now()))) return { result: 'code-wrong' };
  await admission.onSuccess();
  const isSecure = config.publicUrl.startsWith('https:');
  const deviceCookie = rememberDevice(secrets.deviceKey, cookies, asKnown(account, user), { isSecure });
  return { result: 'ok', user, deviceCookie };
}

type SignInDeps = DomainDeps<'config' | 'now' | 'limiter' | 'secrets' | 'passwords' | 'audit'>;
