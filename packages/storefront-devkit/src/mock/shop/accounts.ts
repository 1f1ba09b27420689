import type { LoginResult } from '@promenade/storefront-sdk/contract';
import type { MockRequest } from '../respond.ts';
import { type Account, newAccount } from './account.ts';
import { badField } from './refusals.ts';
import type { Shop } from './shop.ts';

const COMMON_PASSWORDS = ['123456', '12345678', '123456789', '111111', 'abc123', 'password', 'qwerty', 'qwertz'];

/** How an account came to be. */
export type AccountKind = 'email' | 'phone' | 'visitor' | 'twitter';

/** Adds an account; its nickname is the beginning of its address. */
export function addAccount(
  shop: Shop,
  kind: AccountKind,
  facts: { email?: string; phone?: string | null; nickname?: string; password?: string; identity?: string },
): Account {
  const { email = null, phone = null, nickname = email?.split('@')[0] ?? 'Shopper', password, identity } = facts;
  const emailProven = kind === 'email';
  const account = newAccount({ uid: shop.nextId(), userType: kind, email, phone, nickname, emailProven });
  Object.assign(account, { password: password ?? null, identity: identity ?? null });
  shop.accounts.push(account);
  return account;
}

/** The account, not a visitor's, with this e-mail address or phone. */
export function accountBy(shop: Shop, field: 'email' | 'phone', value: string): Account | undefined {
  return shop.accounts.find(({ user, identity }) => identity === null && user[field] === value);
}

/** Issues a token for an account. */
export function signIn(shop: Shop, { user, identity }: Account): LoginResult {
  const { uid, nickname: nikeName, phone, email, userType } = user;
  const token = `token-${shop.nextId()}`;
  shop.tokens.set(token, uid);
  return { token, uid, nikeName, phone, email, userType, type: userType, identity: identity ?? '' };
}

/** Revokes the token of a request. */
export function signOut(shop: Shop, { headers }: MockRequest): null {
  const token = (headers.get('authorization') ?? headers.get('authori-zation'))?.split(' ').at(-1);
  if (token && shop.tokens.has(token)) shop.tokens.set(token, null);
  return null;
}

/** Ends all sign-ins of an account, except the token of the request. */
export function endSignIns(shop: Shop, { user }: Account, request?: MockRequest): void {
  for (const [token, uid] of shop.tokens) {
    const isOwn = request?.headers.get('authorization')?.endsWith(` ${token}`);
    if (uid === user.uid && !isOwn) shop.tokens.set(token, null);
  }
}

export function refuseCommonPassword(field: string, password: string, address: string): void {
  if (COMMON_PASSWORDS.includes(password.toLowerCase()) || password.toLowerCase() === address) {
    throw badField(field, 'This password is too easy to guess, please choose another one');
  }
}

export function refuseOtherPasswords({ newPassword, passwordAgain }: { newPassword: string; passwordAgain: string }) {
  if (newPassword !== passwordAgain) throw badField('passwordAgain', 'The two passwords are not the same');
}
