// @vitest-environment node
import { StorefrontError } from '@promenade/storefront-sdk';
import { describe, expect, it } from 'vitest';
import { type SignInFailure, signInErrorFor, signInFailureOf } from './sign-in-error.ts';

const callback = (query: string) => `https://shop.test/callback?${query}`;

describe('a sign-in that could not be completed', () => {
  it.each<[unknown, string, SignInFailure]>([
    [new Error('access_denied'), 'error=access_denied&state=s', 'denied'],
    [new Error('No matching state found in storage'), 'code=c&state=s', 'lost'],
    [new Error('No state in response'), '', 'lost'],
    [new Error('state does not match'), 'code=c&state=s', 'lost'],
    [new Error('entry not found in storage'), 'code=c&state=s', 'lost'],
    [new Error('odd'), 'code=c', 'lost'],
    [new Error('iat is in the future'), 'code=c&state=s', 'clock'],
    [new Error('exp is in the past'), 'code=c&state=s', 'clock'],
    [new Error('the clock is wrong'), 'code=c&state=s', 'clock'],
    [new Error('token expired'), 'code=c&state=s', 'clock'],
    [new TypeError('Load failed'), 'code=c&state=s', 'offline'],
    [new Error('Network timed out'), 'code=c&state=s', 'offline'],
    [new TypeError('NetworkError when attempting to fetch resource.'), 'code=c&state=s', 'offline'],
    [new TypeError("Cannot read properties of undefined (reading 'sub')"), 'code=c&state=s', 'unknown'],
    [new Error('failed to fetch'), 'code=c&state=s', 'offline'],
    [new Error('server_error'), 'code=c&state=s', 'unknown'],
    ['odd', 'code=c&state=s', 'unknown'],
  ])('with %s (%s) is %s', (cause, query, reason) => {
    const error = signInErrorFor(cause, callback(query));
    expect(error).toMatchObject({ name: 'SignInError', reason, cause });
    expect(error.message).toBe(cause instanceof Error ? cause.message : 'odd');
    expect(signInFailureOf(error)).toBe(reason);
    expect(signInFailureOf(new StorefrontError({ kind: 'platform', endpoint: 'write', cause: error }))).toBe(reason);
  });

  it('is lost if the callback address is not a URL', () => {
    expect(signInErrorFor(new Error('odd'), 'not an address').reason).toBe('lost');
  });

  it.each([undefined, null, 'odd', new Error('odd')])('is unknown if the error has no reason (%s)', (error) => {
    expect(signInFailureOf(error)).toBe('unknown');
  });
});
