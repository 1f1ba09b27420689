'use client';
import {
  type InputOf,
  type LoginMethods,
  type LoginResult,
  loginRegisterMobile,
  loginSendMobileCode,
  loginWithEmail,
  loginWithMobileCode,
  loginWithMobilePassword,
} from '@promenade/storefront-sdk';
import { useStorefront } from '../context/use-storefront.ts';
import { signInMethods } from '../query/sales-queries.ts';
import { type Read, useQuery } from '../query/use-query.ts';
import { useFormWrite, useWrite, type Write } from '../writes/use-write.ts';
import { useCodeCountdown } from './use-code-countdown.ts';
import { useGuestSignIn } from './use-guest-sign-in.ts';

/**
 * Signs in with the backend instead of an identity provider, without leaving the page. Each write starts the session; its
 * result holds the token: keep it out of storage, addresses and logs.
 */
export interface UseDirectSignIn {
  /** By e-mail and password. */
  readonly withEmail: Write<[InputOf<'login.withEmail'>['body']], LoginResult>;
  /** By phone and password. */
  readonly withPhonePassword: Write<[InputOf<'login.withMobilePassword'>['body']], LoginResult>;
  /** By phone and the code sent to it. Creates an account for a phone without one. */
  readonly withPhoneCode: Write<[InputOf<'login.withMobileCode'>['body']], LoginResult>;
  /** Creates an account for a phone with its code, and signs in. */
  readonly registerPhone: Write<[InputOf<'login.registerMobile'>['body']], LoginResult>;
  /** Signs in as a visitor without an account; `identity` of the result gives access to the orders later. */
  readonly asVisitor: Write<[InputOf<'login.asGuest'>['body']], LoginResult>;
  /** Sends a code to a phone, at most one a minute; rejects with kind `rate-limited` while `secondsLeft` is not 0. */
  readonly sendPhoneCode: Write<[InputOf<'login.sendMobileCode'>['query']], void>;
  /** Whole seconds until another code may be sent, 0 when it may be sent now. Continues after a reload. */
  readonly secondsLeft: number;
  /** Phone that the latest code was sent to; undefined if none was sent in the last ten minutes. */
  readonly sentTo: string | undefined;
}

/** The sign-in methods that are enabled in the shop. The user agreement in it is HTML: sanitise it. */
export function useSignInMethods(): Read<LoginMethods> {
  return useQuery(signInMethods());
}

/**
 * Sign-in methods that need no identity provider. They reject with kind `invalid` for a wrong password or code, `rate-limited`
 * after too many attempts, and `not-found` if the shop does not offer the method.
 */
export function useDirectSignIn(): UseDirectSignIn {
  const { client, session } = useStorefront();
  const signIn = async (login: Promise<LoginResult>) => {
    const result = await login;
    await session.adopt(result);
    return result;
  };
  const countdown = useCodeCountdown('phone');
  return {
    withEmail: useWrite((body) => signIn(loginWithEmail(client, body))),
    withPhonePassword: useWrite((body) => signIn(loginWithMobilePassword(client, body))),
    withPhoneCode: useWrite((body) => signIn(loginWithMobileCode(client, body))),
    registerPhone: useWrite((body) => signIn(loginRegisterMobile(client, body))),
    asVisitor: useGuestSignIn(),
    sendPhoneCode: useFormWrite((query) => countdown.send(() => loginSendMobileCode(client, query), query.phone)),
    secondsLeft: countdown.secondsLeft,
    sentTo: countdown.sentTo,
  };
}
