import { DIRECT_TOKEN_MAX_AGE_SECONDS } from '@promenade/storefront-hooks/domain';
import type { LoginResult } from '@promenade/storefront-sdk/contract';
import type { CallContext } from '../contract/types.ts';
import type { DomainDeps } from '../deps.ts';
import type { UserRow } from '../repositories/users.ts';

/**
 * Signs a user in without the identity provider's pages, with a token of its kind, bound to the key of the caller's DPoP
 * proof if there is one.
 * @param identity opens a visitor's orders later; accounts have none.
 */
export async function loginResult(
  { mintToken }: DomainDeps<'mintToken'>,
  { proofKey }: Pick<CallContext, 'proofKey'>,
  { id, kind, nickname, phone, email }: UserRow,
  identity = '',
): Promise<LoginResult> {
  const token = await mintToken(id, { seconds: DIRECT_TOKEN_MAX_AGE_SECONDS, proofKey });
  const account = { type: kind, key: '', uid: id, nikeName: nickname, phone, email, identity, userType: kind };
  return { token, ...account, ...(proofKey !== null && { jkt: proofKey }) };
}
