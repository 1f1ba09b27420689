import { call } from '../call.ts';
import { LoginResult, TwitterRequestToken } from '../entities/login.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import { object, oneOf, type Schema, textIn } from '../schema/schema.ts';

const secret = textIn({ min: 1, max: 255 });

/**
 * Starts a Twitter sign-in: redirect to `authorizationURL` and store `tokenSecret` for the callback.
 * @returns The request token, its secret, and the URL to redirect to.
 * @throws `StorefrontError` of kind `not-found` if the shop has no Twitter sign-in.
 * @example const { authorizationURL, tokenSecret } = await shop.twitter.requestToken({ end: 'pc' });
 */
export const requestToken = call({
  id: 'twitter.requestToken',
  method: 'GET',
  path: '/api/front/login/twitter/request/token',
  auth: 'guest',
  returns: TwitterRequestToken as Schema<TwitterRequestToken>,
  spec: IN_TOOLS && {
    summary: 'Starts a Twitter sign-in: the URL to redirect to, and the secret for the callback.',
    origin: 'family',
    query: {
      /** `pc`, or `h5` for mobile. */
      end: oneOf('pc', 'h5'),
    },
    errors: { 404: 'The shop has no Twitter sign-in.' },
    example: { query: { end: 'pc' } },
  },
});

/**
 * Completes a Twitter sign-in with the parameters of the callback.
 * @returns The token and the account.
 * @throws `StorefrontError` of kind `invalid` if Twitter rejects it, `not-found` if the shop has no Twitter sign-in.
 * @example const { token } = await shop.twitter.signIn({ oauthToken, oauthTokenSecret, oauthVerifier });
 */
export const signIn = call({
  id: 'twitter.signIn',
  method: 'POST',
  path: '/api/front/login/twitter',
  auth: 'guest',
  returns: LoginResult as Schema<LoginResult>,
  spec: IN_TOOLS && {
    summary: 'Completes a Twitter sign-in with the parameters of the callback.',
    origin: 'family',
    body: object({
      /** `oauth_token` in the callback URL. */
      oauthToken: secret,
      /** `tokenSecret` of `twitter.requestToken`. */
      oauthTokenSecret: secret,
      /** `oauth_verifier` in the callback URL. */
      oauthVerifier: secret,
    }),
    errors: { 400: 'Twitter rejected the sign-in.', 404: 'The shop has no Twitter sign-in.' },
    example: { body: { oauthToken: 'Z6eEdO8M', oauthTokenSecret: 'Kd75W4Oq', oauthVerifier: 'uw7NjWHT' } },
  },
});
