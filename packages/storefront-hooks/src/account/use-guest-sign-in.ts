'use client';
import { type InputOf, type LoginResult, loginAsGuest } from '@promenade/storefront-sdk';
import { useStorefront } from '../context/use-storefront.ts';
import { useWrite, type Write } from '../writes/use-write.ts';

/**
 * Signs in as a visitor without an account, to buy with an e-mail address only; `identity` of the result gives access to the
 * orders later. The same as `useDirectSignIn().asVisitor`, without the code of the other methods.
 */
export function useGuestSignIn(): Write<[InputOf<'login.asGuest'>['body']], LoginResult> {
  const { client, session } = useStorefront();
  return useWrite(async (body) => {
    const result = await loginAsGuest(client, body);
    await session.adopt(result);
    return result;
  });
}
