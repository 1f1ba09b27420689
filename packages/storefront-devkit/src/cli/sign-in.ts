import { createClient, loginWithEmail } from '@promenade/storefront-sdk';
import { isStorefrontError } from '@promenade/storefront-sdk/errors';
import { UsageError } from './usage.ts';

/** A token of the account in `email:password`, by the backend's own sign-in. */
export async function signIn(baseUrl: string, account: string): Promise<string> {
  const at = account.indexOf(':');
  if (at < 1) throw new UsageError('Give the account as email:password.');
  const body = { email: account.slice(0, at), password: account.slice(at + 1) };
  try {
    return (await loginWithEmail(createClient({ baseUrl }), body)).token;
  } catch (error) {
    if (!isStorefrontError(error)) throw error;
    const { code, kind, serverMessage = kind } = error;
    const instead = 'Where the backend signs in elsewhere, pass tokens with --token and --other-token.';
    throw new UsageError(`login.withEmail did not sign in ${body.email}: ${code} ${serverMessage}. ${instead}`);
  }
}
