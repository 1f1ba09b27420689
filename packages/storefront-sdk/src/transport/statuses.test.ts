import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kindOf, type StorefrontError } from '../errors/storefront-error.ts';
import { cartCount, cartSetQuantity, type Endpoint, newsletterSubscribe } from '../index.ts';
import { baseUrl, recorder } from '../test-support/recorder.ts';
import { rejection } from '../test-support/responses.ts';
import { createClient } from './client.ts';
import { retry } from './retry.ts';

const statuses = Array.from({ length: 200 }, (_, index) => 400 + index);
const BUSY = [408, 425, 429, 502, 503, 504];

/** Kinds of statuses without an envelope that are not the kinds of the codes. */
const byClass = (status: number) =>
  status === 413 ? 'too-large' : [408, 425].includes(status) || status >= 500 ? 'server' : kindOf(status);

const envelopes: readonly (readonly [string, (status: number) => string, isAnswer: boolean])[] = [
  ['HTML of a proxy', () => '<!doctype html><title>Error</title>', false],
  ['an empty body', () => '', false],
  ['other JSON', (status) => JSON.stringify({ status, error: 'Unavailable' }), false],
  ['an envelope', (code) => JSON.stringify({ code, message: '', data: null }), true],
];
const calls: readonly (readonly [string, Endpoint, isRepeatable: boolean])[] = [
  ['a read', cartCount, true],
  ['a write that sets something', cartSetQuantity, true],
  ['another write', newsletterSubscribe, false],
];

describe.each(calls)('%s that gets', (_, endpoint, isRepeatable) => {
  beforeEach(() => vi.spyOn(Math, 'random').mockReturnValue(0));
  afterEach(() => vi.restoreAllMocks());

  it.each(envelopes)('%s with any error status', async (_, bodyOf, isAnswer) => {
    const found = [];
    for (const status of statuses) {
      const { fetch, requests } = recorder(() => new Response(bodyOf(status), { status }));
      const client = createClient({ baseUrl, fetch, use: [retry()] });
      const error = (await rejection(client.call(endpoint, {}))) as StorefrontError;
      found.push({ status, code: error.code, kind: error.kind, retryable: error.retryable, tries: requests.length });
    }
    expect(found).toEqual(
      statuses.map((status) => {
        const retryable = BUSY.includes(status) || (!isAnswer && status >= 500);
        const kind = isAnswer ? kindOf(status) : byClass(status);
        return { status, code: status, kind, retryable, tries: isRepeatable && retryable ? 3 : 1 };
      }),
    );
  });
});
