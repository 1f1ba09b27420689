'use client';
import { type LoginResult, StorefrontError, twitterRequestToken, twitterSignIn } from '@promenade/storefront-sdk';
import { browserStorage } from '../browser/storage.ts';
import { storageKey } from '../browser/storage-key.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { parseUrl } from '../domain/parse-url.ts';
import { useWrite, type Write } from '../writes/use-write.ts';

/** Sign-in on Twitter's page. */
export interface UseTwitterSignIn {
  /** Returns the address of Twitter's page; navigate there. */
  readonly start: Write<[], string>;
  /**
   * Completes the sign-in with the query of the address that Twitter redirected to, and starts the session. Works once; rejects
   * with kind `invalid` for a sign-in that was not started in this tab, that is already completed, or that the shopper
   * cancelled.
   */
  readonly finish: Write<[search: string], LoginResult>;
}

/** The request token of a sign-in that this tab started. */
interface PendingSignIn {
  token: string;
  tokenSecret: string;
}

const HOSTS = ['api.twitter.com', 'api.x.com'];
const storage = browserStorage('sessionStorage');

function takePendingSignIn(key: string): PendingSignIn | undefined {
  const text = storage.get(key);
  storage.remove(key);
  try {
    return JSON.parse(text ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Signs in with Twitter. */
export function useTwitterSignIn(): UseTwitterSignIn {
  const { client, session, store } = useStorefront();
  const key = storageKey('twitterSignIn', store.id);
  const start = useWrite(async () => {
    const { authorizationURL, token, tokenSecret } = await twitterRequestToken(client, { end: 'pc' });
    const url = parseUrl(authorizationURL);
    if (url?.protocol !== 'https:' || !HOSTS.includes(url.host)) {
      throw new StorefrontError({ kind: 'contract', code: 200, endpoint: 'twitter.requestToken' });
    }
    // The secret is useless without the verifier that Twitter adds to the return address.
    storage.set(key, JSON.stringify({ token, tokenSecret } satisfies PendingSignIn));
    return url.href;
  });
  const finish = useWrite(async (search: string) => {
    const returned = new URLSearchParams(search);
    const pending = takePendingSignIn(key);
    const oauthVerifier = returned.get('oauth_verifier');
    if (!pending || !oauthVerifier || returned.get('oauth_token') !== pending.token) {
      throw new StorefrontError({ kind: 'invalid', code: 400, endpoint: 'twitter.signIn' });
    }
    const { token: oauthToken, tokenSecret: oauthTokenSecret } = pending;
    const result = await twitterSignIn(client, { oauthToken, oauthTokenSecret, oauthVerifier });
    await session.adopt(result);
    return result;
  });
  return { start, finish };
}
