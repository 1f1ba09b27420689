import { decode } from '../schema/decode.ts';
import { type Infer, int, key, object, optional, text } from '../schema/schema.ts';
import type { InputValue } from './input.ts';
import type { identityInputs } from './inputs/identity.ts';

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

/** What a sign-in starts with. */
export type AuthorizationRequest = InputValue<typeof identityInputs.authorize>['query'];
/** What a sign-out tells the provider. */
export type EndSessionRequest = InputValue<typeof identityInputs.endSession>['query'];
/** What tokens are asked for with: the code of a sign-in, or a refresh token. */
export type TokenRequest =
  | {
      grant_type: 'authorization_code';
      client_id: string;
      code: string;
      code_verifier: string;
      redirect_uri: string;
    }
  | { grant_type: 'refresh_token'; client_id: string; refresh_token: string };

/**
 * The address that a browser is sent to for a sign-in.
 * @param endpoint `authorization_endpoint` of the provider's discovery document.
 * @example location.assign(authorizationUrl(endpoint, { response_type: 'code', code_challenge_method: 'S256', … }))
 * @origin specification
 */
export function authorizationUrl(endpoint: string, request: AuthorizationRequest): string {
  return withQuery(endpoint, request);
}

/**
 * The address that a browser is sent to for a sign-out.
 * @param endpoint `end_session_endpoint` of the provider's discovery document.
 * @example location.assign(endSessionUrl(endpoint, { client_id: 'store', post_logout_redirect_uri: 'https://shop.example/' }))
 * @origin specification
 */
export function endSessionUrl(endpoint: string, request: EndSessionRequest): string {
  return withQuery(endpoint, request);
}

/**
 * The body of a request for tokens; `fetch` sends it as a form.
 * @example fetch(endpoint, { method: 'POST', body: tokenForm({ grant_type: 'refresh_token', client_id, refresh_token }) })
 * @origin specification
 */
export function tokenForm(request: TokenRequest): URLSearchParams {
  return new URLSearchParams(request);
}

/**
 * Reads the JSON that a request for tokens was answered with.
 * @throws DecodeError when there is no access token in it.
 * @example const { access_token, expires_in } = readTokens(await response.json())
 * @origin specification
 */
export function readTokens(answer: unknown): Tokens {
  return decode(Tokens, answer);
}

function withQuery(endpoint: string, query: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(endpoint);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}
