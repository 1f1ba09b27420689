import { describe, expect, it } from 'vitest';
import { DecodeError } from '../schema/decode.ts';
import { objectSchema, toJsonSchema } from '../schema/json-schema.ts';
import { matches } from '../test-support/matches-json-schema.ts';
import { authorizationUrl, endSessionUrl, readTokens, type TokenRequest, tokenForm } from './identity.ts';
import { type IdentityCall, identityCalls } from './identity-calls.ts';
import { contract } from './registry.ts';

const calls: readonly IdentityCall[] = Object.values(identityCalls);
const { example } = identityCalls['identity.authorize'].input;

describe('the calls to the identity provider', () => {
  it('are no calls of the shop', () => {
    for (const { id, path } of calls) {
      expect(contract).not.toHaveProperty([id]);
      expect(path).toMatch(/^\{issuer\}\//);
    }
  });

  it.each(calls.map((call) => [call.id, call.input] as const))('show by an example what %s takes', (_, input) => {
    expect(matches(objectSchema(input.query ?? {}), input.example?.query ?? {})).toBe(true);
    if (input.body) expect(matches(toJsonSchema(input.body), input.example?.body)).toBe(true);
  });

  it('send the browser to a sign-in, whatever the address holds already', () => {
    const url = new URL(authorizationUrl('https://id.example.com/authorize?tenant=1', example.query));
    expect(url.origin + url.pathname).toBe('https://id.example.com/authorize');
    expect(Object.fromEntries(url.searchParams)).toEqual({ tenant: '1', ...example.query });
  });

  it('send the browser to a sign-out, with what is known', () => {
    const back = 'https://shop.example.com/?a=1&b=2';
    const url = endSessionUrl('https://id.example.com/logout', {
      client_id: 'store',
      post_logout_redirect_uri: back,
      id_token_hint: undefined,
    });
    expect([...new URL(url).searchParams]).toEqual([
      ['client_id', 'store'],
      ['post_logout_redirect_uri', back],
    ]);
  });

  it.each<TokenRequest>([
    identityCalls['identity.token'].input.example.body as TokenRequest,
    { grant_type: 'refresh_token', client_id: 'store', refresh_token: 'a+b/c=' },
  ])('ask for tokens by a form', (request) => {
    expect(Object.fromEntries(new URLSearchParams(`${tokenForm(request)}`))).toEqual(request);
  });
});

describe('tokens', () => {
  it('are read with what is there', () => {
    const answer = { access_token: 'a', token_type: 'DPoP', expires_in: '300', refresh_token: null, scope: 'openid' };
    expect(readTokens(answer)).toStrictEqual({ access_token: 'a', token_type: 'DPoP', expires_in: 300 });
  });

  it.each([{}, { access_token: '' }, { error: 'invalid_grant' }, null, 'token'])('are not made of %j', (answer) => {
    expect(() => readTokens(answer)).toThrow(DecodeError);
  });
});
