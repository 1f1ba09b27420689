import { type AnySchema, type Infer, int, key, object, oneOf, optional, text, textIn } from '../schema/schema.ts';
import type { Auth } from '../transport/endpoint.ts';
import type { Input } from './registry.ts';

export const Tokens = object({
  /** The access token. */
  access_token: key,
  /** `Bearer`, or `DPoP` for one that is bound to a key. */
  token_type: text,
  /** Life of the access token in seconds. */
  expires_in: optional(int),
  /** The refresh token. */
  refresh_token: optional(text),
  /** The identity token. */
  id_token: optional(text),
});
/** What the identity provider hands out; the names are OAuth's. */
export interface Tokens extends Infer<typeof Tokens> {}

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
const inputs = {
  authorize: {
    summary: 'Sends the browser to the sign-in page; it comes back to `redirect_uri` with `code` and `state`.',
    origin: 'specification',
    query: {
      /** Id of the store at the provider. */
      client_id: clientId,
      /** Where the browser comes back to. */
      redirect_uri: address,
      /** Always `code`. */
      response_type: oneOf('code'),
      /** `openid profile email`, and more where needed. */
      scope: textIn({
        min: 6,
        max: 255,
        pattern: '^openid( |$)',
        note: '`openid profile email`, and more if need be.',
      }),
      /** SHA-256 of the verifier, base64url. */
      code_challenge: challenge,
      /** Always `S256`. */
      code_challenge_method: oneOf('S256'),
      /** State or region. */
      state: textIn({ min: 8, max: 512, note: 'Unguessable, told back unchanged.' }),
      /** Unguessable, comes back in the ID token. */
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
  },
  token: {
    summary: 'Changes the code of a sign-in, or a refresh token, for tokens.',
    origin: 'specification',
    body: object({
      /** What is traded for the tokens. */
      grant_type: oneOf('authorization_code', 'refresh_token'),
      /** Id of the store at the provider. */
      client_id: clientId,
      /** The code of the sign-in. */
      code: optional(token),
      /** The text whose hash was sent. */
      code_verifier: optional(verifier),
      /** Where the browser comes back to. */
      redirect_uri: optional(address),
      /** The refresh token. */
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
  },
  endSession: {
    summary: 'Sends the browser to the provider’s sign-out, which leads back to `post_logout_redirect_uri`.',
    origin: 'specification',
    query: {
      /** The ID token of the sign-in. */
      id_token_hint: optional(token),
      /** Where the browser comes back to. */
      post_logout_redirect_uri: optional(address),
      /** Id of the store at the provider. */
      client_id: optional(clientId),
    },
    errors: { 400: 'The address to come back to is unknown to the provider.' },
    example: { query: { client_id: 'store', post_logout_redirect_uri: 'https://shop.example.com/' } },
  },
} as const;

/**
 * A call to the identity provider: OpenID Connect in its own forms, without envelope and outside `/api/front`. No client of
 * this package makes it; a library for OpenID Connect does.
 */
export interface IdentityCall {
  readonly id: `identity.${string}`;
  readonly method: 'GET' | 'POST';
  /** Where it usually is; what the provider's discovery document says counts. */
  readonly path: `{issuer}/${string}`;
  readonly auth: Auth;
  /** The body travels as `application/x-www-form-urlencoded`. */
  readonly form?: true;
  /** Shape of the JSON that comes back, or a page that the browser is sent to. */
  readonly answer: AnySchema | 'redirect';
  readonly input: Input;
}

/** The calls to the identity provider, for call tables and documents. */
export const identityCalls = {
  'identity.authorize': {
    id: 'identity.authorize',
    method: 'GET',
    path: '{issuer}/authorization',
    auth: 'guest',
    answer: 'redirect',
    input: inputs.authorize,
  },
  'identity.token': {
    id: 'identity.token',
    method: 'POST',
    path: '{issuer}/token',
    auth: 'guest',
    form: true,
    answer: Tokens,
    input: inputs.token,
  },
  'identity.endSession': {
    id: 'identity.endSession',
    method: 'GET',
    path: '{issuer}/logout',
    auth: 'user',
    answer: 'redirect',
    input: inputs.endSession,
  },
} as const satisfies Readonly<Record<string, IdentityCall>>;
