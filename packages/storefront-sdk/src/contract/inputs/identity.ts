import { input } from '../input.ts';
import { object, oneOf, optional, textIn } from '../schema.ts';

const clientId = textIn({ min: 1, max: 255 });
const address = textIn({ min: 1, max: 2000, pattern: '^https?://' });
/** Unreserved characters of an address, as PKCE demands (RFC 7636). */
const verifier = textIn({ min: 43, max: 128, pattern: '^[A-Za-z0-9._~-]+$' });
const challenge = textIn({
  min: 43,
  max: 43,
  pattern: '^[A-Za-z0-9_-]+$',
  note: 'SHA-256 of the verifier, base64url.',
});
const token = textIn({ min: 1, max: 8192 });

/** What the calls to the identity provider take. */
export const identityInputs = {
  authorize: input({
    summary: 'Sends the browser to the sign-in page; it comes back to `redirect_uri` with `code` and `state`.',
    origin: 'specification',
    query: {
      client_id: clientId,
      redirect_uri: address,
      response_type: oneOf('code'),
      scope: textIn({
        min: 6,
        max: 255,
        pattern: '^openid( |$)',
        note: '`openid profile email`, and more if need be.',
      }),
      code_challenge: challenge,
      code_challenge_method: oneOf('S256'),
      state: textIn({ min: 8, max: 512, note: 'Unguessable, told back unchanged.' }),
      nonce: optional(textIn({ min: 8, max: 512, note: 'Unguessable, told back in the ID token.' })),
    },
    errors: { 400: 'The client, the address to come back to or a parameter is unknown to the provider.' },
    example: {
      query: {
        client_id: 'store',
        redirect_uri: 'https://shop.example.com/callback',
        response_type: 'code',
        scope: 'openid profile email',
        code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
        code_challenge_method: 'S256',
        state: 'af0ifjsldkj1',
      },
    },
  }),
  token: input({
    summary: 'Changes the code of a sign-in, or a refresh token, for tokens.',
    origin: 'specification',
    body: object({
      grant_type: oneOf('authorization_code', 'refresh_token'),
      client_id: clientId,
      code: optional(token),
      code_verifier: optional(verifier),
      redirect_uri: optional(address),
      refresh_token: optional(token),
    }),
    errors: { 400: 'The code or token is used up, expired or bound to another key: `{ error, error_description }`.' },
    example: {
      body: {
        grant_type: 'authorization_code',
        client_id: 'store',
        code: 'SplxlOBeZQQYbYS6WxSbIA',
        code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
        redirect_uri: 'https://shop.example.com/callback',
      },
    },
  }),
  endSession: input({
    summary: 'Sends the browser to the provider’s sign-out, which leads back to `post_logout_redirect_uri`.',
    origin: 'specification',
    query: {
      id_token_hint: optional(token),
      post_logout_redirect_uri: optional(address),
      client_id: optional(clientId),
    },
    errors: { 400: 'The address to come back to is unknown to the provider.' },
    example: { query: { client_id: 'store', post_logout_redirect_uri: 'https://shop.example.com/' } },
  }),
};
