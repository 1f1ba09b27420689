import { isEmail, parsePhone, typedCode } from '@promenade/storefront-hooks/domain';
import type { Deps } from '../deps.ts';
import { findPasswordlessCode, type SignInCall } from '../domain/sign-in-codes.ts';
import { openPhoneAccount } from '../domain/sign-ins.ts';
import { consumeCode } from '../repositories/codes.ts';
import { accountByEmail, accountByPhone, plainEmail, type UserRow } from '../repositories/users.ts';
import { deviceOf, rememberDevice } from './device-cookie.ts';
import { accountHash, asKnown, type Claim, nameIn } from './sign-in.ts';

const PHONE_DIGITS_MIN = 6;

/** Whom a text names: by an e-mail address, or by a phone with its country code where the shop writes to phones. */
export function claimIn(text: string, takesPhones: boolean): Claim | undefined {
  if (isEmail(text)) return { email: plainEmail(text) };
  const phone = takesPhones ? parsePhone(typedCode(text).replace(/^00/, '+'), PHONE_DIGITS_MIN) : undefined;
  // A text message reaches no extension.
  if (!phone?.number.startsWith('+') || phone.extension) return undefined;
  return { phone: `+${phone.number.replace(/\D/g, '')}` };
}

/** A sign-in without a password on one sign-in page. */
export interface CodeSignIn {
  call: SignInCall;
  claim: Claim;
  /** The authorization that waits for it, which only the browser that began it can go on with. */
  interaction: string;
}

export type CodeOutcome =
  | { result: 'ok'; user: UserRow; deviceCookie: string }
  | { result: 'code-wrong' }
  | { result: 'limited'; waitSeconds: number }
  /** Too many wrong codes from everywhere: the other ways are left. */
  | { result: 'exhausted' };

/** Signs in who holds the code that the page sent. */
export async function signInByCode(
  deps: Deps,
  attempt: CodeSignIn & { code: string; cookies: string | undefined },
): Promise<CodeOutcome> {
  const { call, claim } = attempt;
  const account = accountHash(call.shop.id, claim);
  const outcome = await check(deps, attempt, account);
  const { result } = outcome;
  const user = result === 'ok' ? outcome.user.id : undefined;
  deps.audit('sign-in', { result, by: 'code', shop: call.shop.id, account: user, claim: account, ip: call.ip });
  return outcome;
}

async function check(
  deps: Deps,
  { call, claim, interaction, code, cookies }: Parameters<typeof signInByCode>[1],
  account: string,
): Promise<CodeOutcome> {
  const { config, secrets } = deps;
  const { db } = call;
  const known =
    'email' in claim
      ? await accountByEmail(db, call.shop.id, claim.email)
      : await accountByPhone(db, call.shop.id, claim.phone);
  const device = deviceOf(secrets.deviceKey, cookies, asKnown(account, known));
  const found = await findPasswordlessCode(deps, call, { recipient: nameIn(claim), interaction, code, device });
  if (found.result !== 'ok') return found;
  const user = await accountOf(call, claim, found.codeId);
  if (!user) return { result: 'code-wrong' };
  const isSecure = config.publicUrl.startsWith('https:');
  const deviceCookie = rememberDevice(secrets.deviceKey, cookies, asKnown(account, user), { isSecure });
  return { result: 'ok', user, deviceCookie };
}

/** Uses the code up; answers the account that it opens. */
async function accountOf(call: SignInCall, claim: Claim, codeId: number): Promise<UserRow | undefined> {
  if ('phone' in claim) return openPhoneAccount(call, claim.phone, codeId);
  if (!(await consumeCode(call.db, codeId, call.now))) return undefined;
  return accountByEmail(call.db, call.shop.id, claim.email);
}
