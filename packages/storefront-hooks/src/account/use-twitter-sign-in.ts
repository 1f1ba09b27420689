'use client';
import { type LoginResult, StorefrontError, twitterRequestToken, twitterSignIn } from '@promenade/storefront-sdk';
import { browserStorage } from '../browser/storage.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { useWrite, type Write } from '../writes/use-write.ts';

/** The way to Twitter's page and back. */
export interface UseTwitterSignIn {
  /** Answers the address of Twitter's page; send the browser there. */
  readonly start: Write<[], string>;
  /**
   * Finishes with the query that Twitter's page came back with, once; the session takes the sign-in over. Rejects with
   * kind `invalid` for a return that was not begun in this tab, or that the shopper called off.
   */
  readonly finish: Write<[search: string], LoginResult>;
}

interface Begun {
  token: string;
  tokenSecret: string;
}

const HOSTS = ['api.twitter.com', 'api.x.com'];
const STORAGE_KEY = 'promenade.twitterSignIn';
const storage = browserStorage('sessionStorage');

/** What this tab began, once. */
function takeBegun(): Begun | undefined {
  const text = storage.get(STORAGE_KEY);
  storage.remove(STORAGE_KEY);
  try {
    return JSON.parse(text ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Signing in by Twitter. */
export function useTwitterSignIn(): UseTwitterSignIn {
  const { client, session } = useStorefront();
  const start = useWrite(async () => {
    const { authorizationURL, token, tokenSecret } = await twitterRequestToken(client, { end: 'pc' });
    const url = URL.canParse(authorizationURL) ? new URL(authorizationURL) : undefined;
    if (url?.protocol !== 'https:' || !HOSTS.includes(url.host)) {
      throw new StorefrontError({ kind: 'contract', code: 200, endpoint: 'twitter.requestToken' });
    }
    // Worth nothing without the verifier that Twitter's page brings back.
    storage.set(STORAGE_KEY, JSON.stringify({ token, tokenSecret } satisfies Begun));
    return url.href;
  });
  const finish = useWrite(async (search: string) => {
    const returned = new URLSearchParams(search);
    const begun = takeBegun();
    const oauthVerifier = returned.get('oauth_verifier');
    if (!begun || !oauthVerifier || returned.get('oauth_token') !== begun.token) {
      throw new StorefrontError({ kind: 'invalid', code: 400, endpoint: 'twitter.signIn' });
    }
    const { token: oauthToken, tokenSecret: oauthTokenSecret } = begun;
    const result = await twitterSignIn(client, { oauthToken, oauthTokenSecret, oauthVerifier });
    await session.adopt(result);
    return result;
  });
  return { start, finish };
}
