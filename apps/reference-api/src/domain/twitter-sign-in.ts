import { localizePath, storePaths, visibleText } from '@promenade/storefront-hooks/domain';
import type { LoginResult, TwitterRequestToken } from '@promenade/storefront-sdk/contract';
import type { CallContext } from '../contract/types.ts';
import type { DomainDeps } from '../deps.ts';
import { Refused } from '../errors/refused.ts';
import { requestTwitter, type TwitterConfig, type TwitterProof, twitterAccount } from '../identity/twitter.ts';
import { accountBySubject, insertAccount } from '../repositories/users.ts';
import { loginResult } from './login-results.ts';

/** Without keys there is no such sign-in. */
function twitterOf({ config }: DomainDeps): TwitterConfig {
  if (!config.twitter) throw new Refused(404, 'twitterOff');
  return config.twitter;
}

/** Where a sign-in by Twitter goes on. */
export async function startTwitter(deps: DomainDeps, call: CallContext): Promise<TwitterRequestToken> {
  const callback = deps.config.publicUrl + localizePath(storePaths.twitterCallback, call.locale);
  return requestTwitter(twitterOf(deps), callback);
}

/** Signs in the user that Twitter confirms; creates an account for a new user. */
export async function endTwitter(deps: DomainDeps, call: CallContext, proof: TwitterProof): Promise<LoginResult> {
  const person = await twitterAccount(twitterOf(deps), proof);
  if (!person) throw new Refused(400, 'twitterRefused');
  const { db, shop, locale, now } = call;
  const find = () => accountBySubject(db, shop.id, 'twitter', person.id);
  const made = {
    store_id: shop.id,
    email: null,
    password_hash: null,
    nickname: visibleText(person.name),
    avatar: '',
    phone: null,
    kind: 'twitter',
    subject: person.id,
    locale,
    created_at: now,
    updated_at: now,
  } as const;
  // Another tab may be quicker to make it.
  const user = (await find()) ?? (await insertAccount(db, made)) ?? (await find());
  if (!user) throw new Error('an account was neither found nor made');
  return loginResult(deps, call, user);
}
