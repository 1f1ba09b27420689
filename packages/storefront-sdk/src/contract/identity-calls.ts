import type { AnySchema } from '../schema/schema.ts';
import { Tokens } from './identity.ts';
import type { Auth, Input } from './input.ts';
import { identityInputs } from './inputs/identity.ts';

/**
 * A call to the identity provider: OpenID Connect in its own forms, without envelope and outside `/api/front`. No client of
 * this package makes it; a library for OpenID Connect does, or the functions below.
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
    input: identityInputs.authorize,
  },
  'identity.token': {
    id: 'identity.token',
    method: 'POST',
    path: '{issuer}/token',
    auth: 'guest',
    form: true,
    answer: Tokens,
    input: identityInputs.token,
  },
  'identity.endSession': {
    id: 'identity.endSession',
    method: 'GET',
    path: '{issuer}/logout',
    auth: 'user',
    answer: 'redirect',
    input: identityInputs.endSession,
  },
} as const satisfies Readonly<Record<string, IdentityCall>>;
