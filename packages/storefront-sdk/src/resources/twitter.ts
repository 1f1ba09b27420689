import type { InputOf } from '../contract/endpoint.ts';
import { loginTwitter, loginTwitterRequestToken } from '../contract/login.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/**
 * Starts a sign-in by Twitter: send the browser to `authorizationURL` and keep `tokenSecret` for the way back.
 * @param query `end` is the layout of Twitter's page: pc or h5.
 * @throws `StorefrontError` of kind `not-found` when the shop has no sign-in by Twitter.
 * @endpoint GET /api/front/login/twitter/request/token
 * @origin family
 * @example const { authorizationURL, tokenSecret } = await twitter.requestToken(client, { end: 'pc' });
 */
export function requestToken(
  client: Client,
  query: InputOf<'login.twitterRequestToken'>['query'],
  options?: CallOptions,
) {
  return client.call(loginTwitterRequestToken, { query }, options);
}

/**
 * Ends a sign-in by Twitter, with what its page came back with.
 * @returns The token, and whose it is.
 * @throws `StorefrontError` of kind `invalid` when Twitter does not vouch for it, `not-found` when the shop has no such
 *   sign-in.
 * @endpoint POST /api/front/login/twitter
 * @origin family
 * @example const { token } = await twitter.signIn(client, { oauthToken, oauthTokenSecret, oauthVerifier });
 */
export function signIn(client: Client, body: InputOf<'login.twitter'>['body'], options?: CallOptions) {
  return client.call(loginTwitter, { body }, options);
}
