import { type AnySchema, type Infer, int, key, object, oneOf, optional, text, textIn } from '../schema/schema.ts';
import type { Auth } from '../transport/endpoint.ts';
import type { Input } from './registry.ts';

export const Tokens = object({
  /** The access token. */
  access_token: key,
  /** `Bearer`, or `DPoP` for a key-bound token. */
  token_type: text,
  /** Lifetime of the access token, in seconds. */
  expires_in: optional(int),
  /** The refresh token. */
  refresh_token: optional(text),
  /** The identity token. */
  id_token: optional(text),
});
/** Tokens from the identity provider, with OAuth's field names. */
export interface Tokens extends Infer<typeof Tokens> {}

const clientId = textIn({ min: 1, max: 255 });
const address = textIn({ min: 1, max: 2000, pattern: '^https?://' });
/** PKCE code verifier: unreserved URL characters (RFC 7636). */
const verifier = textIn({ min: 43, max: 128, pattern: '^[A-Za-z0-9._~-]+$' });
const challenge = textIn({
  min: 43,
  max: 43,
  pattern: '^[A-Za-z0-9_-]+$',
  note: 'SHA-256 of the verifier, base64url.',
});
const token = textIn({ min: 1, max: 8192 });

/** Inputs of the calls to the identity provider. */
const inputs = {
  authorize: {
    summary: 'Sends the browser to the sign-in page, which redirects to `redirect_uri` with `code` and `state`.',
    origin: 'specification',
    query: {
      /** OAuth client id of the store. */
      client_id: clientId,
      /** URL that the provider redirects to. */
      redirect_uri: address,
      /** Always `code`. */
      response_type: oneOf('code'),
      /** `openid profile email`, and more if needed. */
      scope: textIn({
        min: 6,
        max: 255,
        pattern: '^openid( |$)',
        note: '`openid profile email`, and more if needed.',
      }),
      /** SHA-256 of the verifier, base64url. */
      code_challenge: challenge,
      /** Always `S256`. */
      code_challenge_method: oneOf('S256'),
      /** Unguessable value, returned unchanged. */
      state: textIn({ min: 8, max: 512, note: 'Unguessable value, returned unchanged.' }),
      /** Unguessable value, returned in the ID token. */
      nonce: optional(textIn({ min: 8, max: 512, note: 'Unguessable value, returned in the ID token.' })),
    },
    errors: { 400: 'The provider does not know the client, the `redirect_uri` or a parameter.' },
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
  },
  token: {
    summary: 'Exchanges an authorization code or a refresh token for tokens.',
    origin: 'specification',
    body: object({
      /** Whether `code` or `refresh_token` is exchanged. */
      grant_type: oneOf('authorization_code', 'refresh_token'),
      /** OAuth client id of the store. */
      client_id: clientId,
      /** The authorization code. */
      code: optional(token),
      /** The PKCE verifier whose hash was sent as `code_challenge`. */
      code_verifier: optional(verifier),
      /** The `redirect_uri` of the authorization request. */
      redirect_uri: optional(address),
      /** The refresh token. */
      refresh_token: optional(token),
    }),
    errors: { 400: 'The code or token is used, expired or bound to another key: `{ error, error_description }`.' },
    example: {
      body: {
        grant_type: 'authorization_code',
        client_id: 'store',
        code: 'SplxlOBeZQQYbYS6WxSbIA',
        code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
        redirect_uri: 'https://shop.example.com/callback',
      },
    },
  },
  endSession: {
    summary: 'Sends the browser to the provider’s sign-out page, which redirects to `post_logout_redirect_uri`.',
    origin: 'specification',
    query: {
      /** The ID token of the sign-in. */
      id_token_hint: optional(token),
      /** URL that the provider redirects to. */
      post_logout_redirect_uri: optional(address),
      /** OAuth client id of the store. */
      client_id: optional(clientId),
    },
    errors: { 400: 'The provider does not know the `post_logout_redirect_uri`.' },
    example: { query: { client_id: 'store', post_logout_redirect_uri: 'https://shop.example.com/' } },
  },
} as const;

/**
 * A call to the identity provider: standard OpenID Connect, without an envelope and outside `/api/front`. This package
 * only describes it; use an OpenID Connect library to make it.
 */
export interface IdentityCall {
  readonly id: `identity.${string}`;
  readonly method: 'GET' | 'POST';
  /** Usual path; the provider's discovery document takes precedence. */
  readonly path: `{issuer}/${string}`;
  readonly auth: Auth;
  /** The body is sent as `application/x-www-form-urlencoded`. */
  readonly form?: true;
  /** Schema of the JSON response, or `redirect` for a page that the browser visits. */
  readonly response: AnySchema | 'redirect';
  readonly input: Input;
}

/** The calls to the identity provider, for documentation. */
export const identityCalls = {
  'identity.authorize': {
    id: 'identity.authorize',
    method: 'GET',
    path: '{issuer}/authorization',
    auth: 'guest',
    response: 'redirect',
    input: inputs.authorize,
  },
  'identity.token': {
    id: 'identity.token',
    method: 'POST',
    path: '{issuer}/token',
    auth: 'guest',
    form: true,
    response: Tokens,
    input: inputs.token,
  },
  'identity.endSession': {
    id: 'identity.endSession',
    method: 'GET',
    path: '{issuer}/logout',
    auth: 'user',
    response: 'redirect',
    input: inputs.endSession,
  },
} as const satisfies Readonly<Record<string, IdentityCall>>;
