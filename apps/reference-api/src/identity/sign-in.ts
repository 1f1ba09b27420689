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

/** Neither step may disclose whether the password is right. */
interface CodeSteps {
  /** Mails a code to who knows the password. */
  send: (isRight: boolean) => Promise<void>;
  /** Finds the code that came with the password; undefined without one. */
  find?: ((isRight: boolean) => Promise<CodeTry>) | undefined;
}

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
  /** What is done once a code is required next to the password. Callers that cannot take a code leave it out. */
  code?: CodeSteps | undefined;
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
  /** Too many wrong passwords from everywhere: without a code the password does not count. */
  | { result: 'needs-code'; waitSeconds: number }
  /** The code is wrong, or the password, which is not disclosed. */
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
  { storeId, claim, password, ip, signal, cookies, code }: SignInTry,
  account: string,
): Promise<SignIn> {
  passwords.refuseWhenFull(ip);
  const find = () =>
    'email' in claim ? accountByEmail(db, storeId, claim.email) : accountByPhone(db, storeId, claim.phone);
  const before = await find();
  const device = deviceOf(secrets.deviceKey, cookies, asKnown(account, before));
  const admission = await admitAttempt(db, limiter, { account, ip, device }, now());
  if (admission.result === 'limited') return admission;
  const needsCode = admission.result === 'needs-code';
  if (needsCode && !code) return { result: 'needs-code', waitSeconds: admission.waitSeconds };
  const isRight = await passwords
    .verify(password.slice(0, 128), before?.password_hash ?? null, { ip, signal })
    .catch(async (error: unknown) => {
      await admission.takeBack();
      throw error;
    });
  // The check takes its time, and a password that was changed meanwhile counts no more.
  const user = await find();
  const owner = isRight && user?.password_hash === before?.password_hash ? user : undefined;
  if (needsCode) {
    if (!code?.find) {
      await code?.send(owner !== undefined);
      return { result: 'needs-code', waitSeconds: admission.waitSeconds };
    }
    const found = await code.find(owner !== undefined);
    if (found.result === 'limited' || found.result === 'exhausted')
      return { result: 'limited', waitSeconds: found.waitSeconds };
    if (found.result !== 'ok' || !owner || !(await consumeCode(db, found.codeId, now())))
      return { result: 'code-wrong' };
  }
  if (!owner) return { result: 'refused' };
  await admission.onSuccess();
  const isSecure = config.publicUrl.startsWith('https:');
  const deviceCookie = rememberDevice(secrets.deviceKey, cookies, asKnown(account, owner), { isSecure });
  return { result: 'ok', user: owner, deviceCookie };
}

type SignInDeps = DomainDeps<'config' | 'now' | 'limiter' | 'secrets' | 'passwords' | 'audit'>;
