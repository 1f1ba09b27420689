// @vitest-environment node
import { ErrorResponse } from 'oidc-client-ts';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../browser/storage.ts';
import { createDirectTokenStore } from './direct-token-store.ts';
import { isRejection } from './oidc-manager.ts';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

describe('isRejection', () => {
  it.each([
    'invalid_grant',
    'login_required',
    'interaction_required',
    'consent_required',
    'account_selection_required',
  ])('is true for the error %s', (error) => expect(isRejection(new ErrorResponse({ error }))).toBe(true));

  it.each(['server_error', 'invalid_client', 'not_invalid_grant', 'invalid_grant_type'])(
    'is false for the error %s',
    (error) => expect(isRejection(new ErrorResponse({ error }))).toBe(false),
  );

  it.each([
    [named('ErrorDPoPNonce', '{"error":"invalid_grant"}'), true],
    [named('ErrorDPoPNonce', '{"error": "invalid_grant"}'), true],
    [named('ErrorDPoPNonce', '{"error":"use_dpop_nonce"}'), false],
    [named('Error', '{"error":"invalid_grant"}'), false],
    [{ name: 'ErrorDPoPNonce', message: '{"error":"invalid_grant"}' }, false],
    [new TypeError('offline'), false],
    [undefined, false],
  ])('checks the name and message of %s (%s)', (cause, expected) => expect(isRejection(cause)).toBe(expected));
});

describe('the stored token of a direct sign-in', () => {
  const shopper = { subject: '7' };
  const grant = (isBound: boolean, token = 'T') => {
    const issuedAt = Date.now();
    return { token, isBound, isDirect: true, issuedAt, expiresAt: issuedAt + 60_000, shopper };
  };

  it('is in the store for bound or for unbound tokens, and replaces the previous one', () => {
    const [bound, unbound] = [memoryStorage(), memoryStorage()];
    const store = createDirectTokenStore('key', bound, unbound);
    store.set(grant(true));
    expect([bound.get('key') !== null, unbound.get('key') !== null]).toEqual([true, false]);
    expect(store.read()).toEqual(grantLike(true));
    store.set(grant(false));
    expect([bound.get('key') !== null, unbound.get('key') !== null]).toEqual([false, true]);
    expect(store.read()).toEqual(grantLike(false));
    store.remove();
    expect(store.read()).toBeUndefined();
  });

  it.each([
    JSON.stringify({ ...grant(true), token: 1 }),
    JSON.stringify({ ...grant(true), shopper: undefined }),
    JSON.stringify({ ...grant(true), shopper: {} }),
    '{',
  ])('is ignored if it is invalid: %s', (text) => {
    const bound = memoryStorage();
    bound.set('key', text);
    expect(createDirectTokenStore('key', bound, memoryStorage()).read()).toBeUndefined();
  });

  it('has an issuedAt that is never in the future, even if the clock was set back', () => {
    const bound = memoryStorage();
    const now = Date.now();
    bound.set('key', JSON.stringify({ ...grant(true), issuedAt: now + 50_000 }));
    expect(createDirectTokenStore('key', bound, memoryStorage()).read()?.issuedAt).toBeLessThan(now + 50_000);
    bound.set('key', JSON.stringify({ ...grant(true), issuedAt: 5 }));
    expect(createDirectTokenStore('key', bound, memoryStorage()).read()?.issuedAt).toBe(5);
  });

  const grantLike = (isBound: boolean) => ({
    ...{ token: 'T', isBound, isDirect: true, shopper },
    issuedAt: expect.any(Number),
    expiresAt: expect.any(Number),
  });
});
