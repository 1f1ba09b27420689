import { describe, expect, it } from 'vitest';
import { createStorefront, type StorefrontOptions } from '../index.ts';
import { baseUrl, recorder } from '../test-support/recorder.ts';
import { envelope, rejection } from '../test-support/responses.ts';

const fault = new TypeError('x is not a function');
const fail = () => {
  throw fault;
};

/** Makes calls on a storefront that retries; returns the rejection of the read and the number of requests. */
async function callWith(options: Partial<StorefrontOptions>, callOptions = {}) {
  const { fetch, requests } = recorder(() => envelope({ count: {} }));
  const shop = createStorefront({ baseUrl, fetch, ...options });
  const error = await rejection(shop.cart.count({ numType: true, type: 'sum', storeId: 1 }, callOptions));
  return { error, sent: requests.length };
}

describe('an exception in the caller’s code is passed on unchanged, without a retry', () => {
  it.each<[string, Partial<StorefrontOptions>, object, number]>([
    ['authorize', { authorize: fail }, {}, 0],
    ['authorize, as a rejection', { authorize: () => Promise.reject(fault) }, {}, 0],
    ['headers', { headers: fail }, {}, 0],
    ['locale', { locale: fail }, {}, 0],
    ['guestId', { guestId: fail }, {}, 0],
    ['a middleware before the request', { use: [fail] }, {}, 0],
    ['a middleware after the reply', { use: [(request, next) => next(request).then(fail)] }, {}, 1],
    ['onIssue', { onIssue: fail }, {}, 1],
    ['onReply', {}, { onReply: fail }, 1],
  ])('%s', async (_, options, callOptions, times) => {
    const { error, sent } = await callWith(options, callOptions);
    expect(error).toBe(fault);
    expect(sent).toBe(times);
  });

  it.each<[string, () => unknown]>([
    ['no response', () => undefined],
    ['a response without headers', () => ({ ok: true, json: async () => ({}) })],
    ['a response whose body is no stream', () => ({ status: 200, headers: new Headers(), body: {} })],
  ])('a `fetch` of a test that returns %s', async (_, response) => {
    const { error } = await callWith({ fetch: (async () => response()) as typeof fetch });
    expect(error).toBeInstanceOf(TypeError);
  });

  it('a body that is not serialisable', async () => {
    const { fetch, requests } = recorder();
    const shop = createStorefront({ baseUrl, fetch, idempotency: 'honoured' });
    const body = [{ productId: 1n as unknown as number, cartNum: 1, productAttrUnique: 2, storeId: 1 }];
    expect(await rejection(shop.cart.save(body))).toBeInstanceOf(TypeError);
    expect(requests).toEqual([]);
  });

  it('a header that cannot be sent', async () => {
    const { error, sent } = await callWith({ headers: () => ({ 'x-name': 'Zo\u0101' }) });
    expect(error).toBeInstanceOf(TypeError);
    expect(sent).toBe(0);
  });
});
