'use client';
import {
  type InputOf,
  type LoginMethods,
  type LoginResult,
  loginAsVisitor,
  loginRegisterMobile,
  loginSendCode,
  loginWithEmail,
  loginWithMobileCode,
  loginWithMobilePassword,
} from '@promenade/storefront-sdk';
import { useStorefront } from '../context/use-storefront.ts';
import { signInMethods } from '../query/catalog-queries.ts';
import { type Read, useQuery } from '../query/use-query.ts';
import { useWrite, type Write } from '../writes/use-write.ts';
import { useCodeCountdown } from './use-code-countdown.ts';

/**
 * Signs in at the backend itself, without leaving the page. The session takes each sign-in over; what is answered holds its
 * token, which belongs nowhere else: not into storage, addresses or logs.
 */
export interface UseSignInWays {
  /** By e-mail and password. */
  readonly withEmail: Write<[InputOf<'login.withEmail'>['body']], LoginResult>;
  /** By phone and password. */
  readonly withPhonePassword: Write<[InputOf<'login.withMobilePassword'>['body']], LoginResult>;
  /** By phone and the code sent to it. A phone without an account gets one. */
  readonly withPhoneCode: Write<[InputOf<'login.withMobileCode'>['body']], LoginResult>;
  /** Creates an account for a phone with its code, and signs in. */
  readonly registerPhone: Write<[InputOf<'login.registerMobile'>['body']], LoginResult>;
  /** Buys without an account; `identity` of the answer opens the orders later. */
  readonly asVisitor: Write<[InputOf<'login.asVisitor'>['body']], LoginResult>;
  /** Sends a code to a phone, at most one a minute. */
  readonly sendPhoneCode: Write<[InputOf<'login.sendCode'>['query']], void>;
  /** Whole seconds until another code may be sent, 0 when it may be now. Goes on after a reload. */
  readonly secondsLeft: number;
}

/** The ways to sign in that the shop has switched on. The user agreement in it is HTML: sanitise it. */
export function useSignInMethods(): Read<LoginMethods> {
  return useQuery(signInMethods());
}

/**
 * The ways to sign in beside the identity provider's. They reject with kind `invalid` for a wrong password or code,
 * `rate-limited`, and `not-found` where the shop has no such way.
 */
export function useSignInWays(): UseSignInWays {
  const { client, session } = useStorefront();
  const signIn = async (answer: Promise<LoginResult>) => {
    const result = await answer;
    await session.adopt(result);
    return result;
  };
  const countdown = useCodeCountdown('promenade.codeSentAt.phone');
  return {
    withEmail: useWrite((body) => signIn(loginWithEmail(client, body))),
    withPhonePassword: useWrite((body) => signIn(loginWithMobilePassword(client, body))),
    withPhoneCode: useWrite((body) => signIn(loginWithMobileCode(client, body))),
    registerPhone: useWrite((body) => signIn(loginRegisterMobile(client, body))),
    asVisitor: useWrite((body) => signIn(loginAsVisitor(client, body))),
    sendPhoneCode: useWrite(async (query) => {
      if (countdown.isRunning()) return;
      await loginSendCode(client, query);
      countdown.start();
    }),
    secondsLeft: countdown.secondsLeft,
  };
}
