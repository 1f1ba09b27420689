import { call } from '../call.ts';
import { LoginResult, TwitterRequestToken } from '../entities/login.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import { object, oneOf, type Schema, textIn } from '../schema/schema.ts';

const secret = textIn({ min: 1, max: 255 });

/**
 * Starts a Twitter sign-in: redirect to `authorizationURL` and store `tokenSecret` for the callback.
 * @returns A token, its secret, and the address to send the browser to.
 * @throws `StorefrontError` of kind `not-found` when the shop has no sign-in by Twitter.
 * @example const { authorizationURL, tokenSecret } = await shop.twitter.requestToken({ end: 'pc' });
 */
export const requestToken = call({
  id: 'twitter.requestToken',
  method: 'GET',
  path: '/api/front/login/twitter/request/token',
  auth: 'guest',
  returns: TwitterRequestToken as Schema<TwitterRequestToken>,
  spec: IN_TOOLS && {
    summary: 'Starts a sign-in by Twitter: where the browser goes, and the secret of the way back.',
    origin: 'family',
    query: {
      /** `pc` or `mobile`. */
      end: oneOf('pc', 'h5'),
    },
    errors: { 404: 'The shop has no sign-in by Twitter.' },
    example: { query: { end: 'pc' } },
  },
});

/**
 * Ends a sign-in by Twitter, with what its page came back with.
 * @returns The token, and whose it is.
 * @throws `StorefrontError` of kind `invalid` when Twitter does not vouch for it, `not-found` when the shop has no such
 *   sign-in.
 * @example const { token } = await shop.twitter.signIn({ oauthToken, oauthTokenSecret, oauthVerifier });
 */
export const signIn = call({
  id: 'twitter.signIn',
  method: 'POST',
  path: '/api/front/login/twitter',
  auth: 'guest',
  returns: LoginResult as Schema<LoginResult>,
  spec: IN_TOOLS && {
    summary: 'Ends a sign-in by Twitter.',
    origin: 'family',
    body: object({
      /** `oauth_token` of the address that Twitter returned to. */
      oauthToken: secret,
      /** `tokenSecret` of `twitter.requestToken`. */
      oauthTokenSecret: secret,
      /** `oauth_verifier` of the address that Twitter returned to. */
      oauthVerifier: secret,
    }),
    errors: { 400: 'Twitter does not vouch for it.', 404: 'The shop has no sign-in by Twitter.' },
    example: { body: { oauthToken: 'Z6eEdO8M', oauthTokenSecret: 'Kd75W4Oq', oauthVerifier: 'uw7NjWHT' } },
  },
});
