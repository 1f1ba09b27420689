import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { type SignInCall, sendPasswordlessCode } from '../domain/sign-in-codes.ts';
import { sendPage } from '../pages/page.ts';
import type { UserRow } from '../repositories/users.ts';
import { type CodeError, codeBody, codeTitle } from './code-page.ts';
import { claimIn, signInByCode } from './code-sign-in.ts';
import { nameIn } from './sign-in.ts';

interface Step {
  request: FastifyRequest;
  reply: FastifyReply;
  home: string;
  call: SignInCall;
  /** The authorization that waits for the sign-in. */
  interaction: string;
}

/**
 * A step of signing in with a code: `send-code`, then `code`. Returns the account of a correct code; otherwise it has
 * already sent the page that requests the address or the code.
 */
export async function stepByCode(
  deps: Deps,
  { request, reply, home, call, interaction }: Step,
  { email: address, code, way }: { email: string; code: string; way: string },
): Promise<UserRow | undefined> {
  const { locale } = call;
  const takesPhones = deps.config.sms;
  const claim = claimIn(address, takesPhones);
  const show = (error?: CodeError) => {
    const sentTo = claim && nameIn(claim);
    const view = { locale, action: request.url.split('?')[0] ?? '', address, sentTo, takesPhones, error };
    const page = { locale, title: codeTitle(locale), home, body: codeBody(view) };
    sendPage(reply, page, error?.kind === 'limited' ? 429 : 200);
    return undefined;
  };
  if (!claim) return show(address.trim() ? { kind: 'address-wrong' } : undefined);
  if (way === 'send-code') {
    const waitSeconds = await sendPasswordlessCode(deps, call, nameIn(claim), interaction);
    return show(waitSeconds > 0 ? { kind: 'unsent', waitSeconds } : undefined);
  }
  const { cookie: cookies } = request.headers;
  const outcome = await signInByCode(deps, { call, claim, interaction, code: code.replace(/\s/g, ''), cookies });
  if (outcome.result === 'limited') {
    reply.header('retry-after', outcome.waitSeconds);
    return show({ kind: 'limited', waitSeconds: outcome.waitSeconds });
  }
  if (outcome.result !== 'ok') return show({ kind: outcome.result });
  reply.header('set-cookie', outcome.deviceCookie);
  return outcome.user;
}
