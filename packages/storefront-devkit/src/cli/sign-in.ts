import { createClient, type LoginResult, loginWithEmail } from '@promenade/storefront-sdk';
import { isStorefrontError } from '@promenade/storefront-sdk/errors';
import type { RateLimits } from '../conformance/limits.ts';
import { UsageError } from './usage.ts';

/** A token of the account in `email:password`, by the backend's own sign-in. Waits where the backend limits sign-ins. */
export async function signIn(baseUrl: string, account: string, limits: RateLimits): Promise<string> {
  const at = account.indexOf(':');
  if (at < 1) throw new UsageError('Give the account as email:password.');
  const body = { email: account.slice(0, at), password: account.slice(at + 1) };
  for (let waitedMs = 0; ; ) {
    const outcome = await loginWithEmail(createClient({ baseUrl }), body).catch((error: unknown) => error);
    if (!isStorefrontError(outcome)) {
      if (outcome instanceof Error) throw outcome;
      return (outcome as LoginResult).token;
    }
    const { code, kind, serverMessage = kind, retryAfterMs } = outcome;
    if (code === 429) {
      waitedMs = await limits.wait('login.withEmail', retryAfterMs, waitedMs).catch(({ message }: Error) => {
        throw new UsageError(`The backend limits sign-ins (${message}). Try later, or pass --token and --other-token.`);
      });
      continue;
    }
    const instead = 'Where the backend signs in elsewhere, pass tokens with --token and --other-token.';
    throw new UsageError(`login.withEmail did not sign in ${body.email}: ${code} ${serverMessage}. ${instead}`);
  }
}
