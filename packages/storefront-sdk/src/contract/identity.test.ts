import { describe, expect, it } from 'vitest';
import { DecodeError, decode } from '../schema/decode.ts';
import { objectSchema, toJsonSchema } from '../schema/json-schema.ts';
import { matches } from '../test-support/matches-json-schema.ts';
import { type IdentityCall, identityCalls, Tokens } from './identity.ts';
import { contract } from './registry.ts';

const calls: readonly IdentityCall[] = Object.values(identityCalls);

describe('the calls to the identity provider', () => {
  it('are not calls of the shop', () => {
    for (const { id, path } of calls) {
      expect(contract).not.toHaveProperty([id]);
      expect(path).toMatch(/^\{issuer\}\//);
    }
  });

  it.each(calls.map((call) => [call.id, call.input] as const))('have a valid example for %s', (_, input) => {
    expect(matches(objectSchema(input.query ?? {}), input.example?.query ?? {})).toBe(true);
    if (input.body) expect(matches(toJsonSchema(input.body), input.example?.body)).toBe(true);
  });
});

describe('tokens', () => {
  it('are read with missing optional fields', () => {
    const data = { access_token: 'a', token_type: 'DPoP', expires_in: '300', refresh_token: null, scope: 'openid' };
    expect(decode(Tokens, data)).toStrictEqual({ access_token: 'a', token_type: 'DPoP', expires_in: 300 });
  });

  it.each([{}, { access_token: '' }, { error: 'invalid_grant' }, null, 'token'])('cannot be read from %j', (data) => {
    expect(() => decode(Tokens, data)).toThrow(DecodeError);
  });
});
