import type { TwitterRequestTokenQuery, TwitterSignInBody } from '../contract/input-types.ts';
import { type LoginResult, type TwitterRequestToken, twitterRequestToken, twitterSignIn } from '../contract/login.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/**
 * Starts a sign-in by Twitter: send the browser to `authorizationURL` and keep `tokenSecret` for the way back.
 * @param query `end` is the layout of Twitter's page: pc or h5.
 * @returns A token, its secret, and the address to send the browser to.
 * @throws `StorefrontError` of kind `not-found` when the shop has no sign-in by Twitter.
 * @endpoint GET /api/front/login/twitter/request/token
 * @origin family
 * @example const { authorizationURL, tokenSecret } = await shop.twitter.requestToken({ end: 'pc' });
 */
export function requestToken(
  client: Client,
  query: TwitterRequestTokenQuery,
  options?: CallOptions,
): Promise<TwitterRequestToken> {
  return client.call(twitterRequestToken, { query }, options);
}

/**
 * Ends a sign-in by Twitter, with what its page came back with.
 * @param body `oauthToken` and `oauthVerifier` of the address that Twitter returned to, `oauthTokenSecret` that was kept.
 * @returns The token, and whose it is.
 * @throws `StorefrontError` of kind `invalid` when Twitter does not vouch for it, `not-found` when the shop has no such
 *   sign-in.
 * @endpoint POST /api/front/login/twitter
 * @origin family
 * @example const { token } = await shop.twitter.signIn({ oauthToken, oauthTokenSecret, oauthVerifier });
 */
export function signIn(client: Client, body: TwitterSignInBody, options?: CallOptions): Promise<LoginResult> {
  return client.call(twitterSignIn, { body }, options);
}
