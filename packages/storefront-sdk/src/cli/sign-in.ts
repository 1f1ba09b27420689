import { loginWithEmail } from '../contract/index.ts';
import { isStorefrontError } from '../errors/index.ts';
import { createClient } from '../transport/client.ts';
import { UsageError } from './usage.ts';

/** A token of the account in `email:password`, by the backend's own sign-in. */
export async function signIn(baseUrl: string, account: string): Promise<string> {
  const at = account.indexOf(':');
  if (at < 1) throw new UsageError('Give the account as email:password.');
  const body = { email: account.slice(0, at), password: account.slice(at + 1) };
  try {
    return (await createClient({ baseUrl }).call(loginWithEmail, { body })).token;
  } catch (error) {
    if (!isStorefrontError(error)) throw error;
    const { code, kind, serverMessage = kind } = error;
    const instead = 'Where the backend signs in elsewhere, pass tokens with --token and --other-token.';
    throw new UsageError(`login.withEmail did not sign in ${body.email}: ${code} ${serverMessage}. ${instead}`);
  }
}
