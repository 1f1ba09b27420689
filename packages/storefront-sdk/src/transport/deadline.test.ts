import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartCount } from '../calls/index.ts';
import { errorText } from '../errors/error-text.ts';
import { en } from '../errors/texts/en.ts';
import { baseUrl, never } from '../test-support/recorder.ts';
import { envelope, jsonResponse, rejection } from '../test-support/responses.ts';
import { type ClientOptions, createClient } from './client.ts';
import { type Authorize, credentials } from './credentials.ts';
import { retry } from './retry.ts';

const query = { numType: true, type: 'sum', storeId: 1 } as const;
const three = async () => envelope({ count: 3 });
const stalledBody = async () => new Response(new ReadableStream());

interface Options extends Partial<ClientOptions> {
  authorize?: Authorize;
}

/** A client that retries and authorizes. */
const make = ({ authorize = () => ({}), use = [], ...options }: Options = {}) =>
  createClient({ baseUrl, fetch: three, use: [retry(), credentials(authorize), ...use], ...options });

/** A signal that counts its listeners. */
function watched() {
  const controller = new AbortController();
  const { signal } = controller;
  const listeners = new Set<unknown>();
  const { addEventListener, removeEventListener } = signal;
  signal.addEventListener = (...args: Parameters<typeof addEventListener>) => {
    expect(args[0]).toBe('abort');
    listeners.add(args[1]);
    addEventListener.apply(signal, args);
  };
  signal.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
    expect(args[0]).toBe('abort');
    listeners.delete(args[1]);
    removeEventListener.apply(signal, args);
  };
  return { abort: (reason?: unknown) => controller.abort(reason), signal, listeners: () => listeners.size };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('an abort', () => {
  it.each<[string, Options]>([
    ['while credentials are fetched', { authorize: never }],
    ['before headers, with a fetch that ignores its signal', { fetch: never }],
    ['while the body is read', { fetch: stalledBody }],
    ['inside a middleware', { use: [never] }],
  ])('%s ends the call at once', async (_, options) => {
    const { signal, abort, listeners } = watched();
    const failed = rejection(make(options).call(cartCount, { query }, { signal }));
    const reason = new Error('left the page');
    await vi.advanceTimersByTimeAsync(10);
    abort(reason);
    expect(await failed).toMatchObject({ kind: 'aborted', code: 0, endpoint: 'cart.count', cause: reason });
    expect(listeners()).toBe(0);
  });

  it('by `AbortSignal.timeout()` is a timeout, with a message', async () => {
    const { signal, abort } = watched();
    const failed = rejection(make({ fetch: never }).call(cartCount, { query }, { signal }));
    // Simulates `AbortSignal.timeout()`, whose clock cannot be faked.
    abort(new DOMException('signal timed out', 'TimeoutError'));
    const error = await failed;
    expect(error).toMatchObject({ kind: 'timeout' });
    expect(errorText(error, en)).toBe(en.timeout);
  });

  it('prevents a request after late credentials', async () => {
    const fetch = vi.fn(three);
    const { promise, resolve } = Promise.withResolvers<Record<string, string>>();
    const { signal, abort } = watched();
    const failed = rejection(make({ fetch, authorize: () => promise }).call(cartCount, { query }, { signal }));
    abort();
    await failed;
    resolve({});
    await vi.advanceTimersByTimeAsync(10);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('before the call prevents the request', async () => {
    const fetch = vi.fn(three);
    const failed = make({ fetch }).call(cartCount, { query }, { signal: AbortSignal.abort() });
    expect(await rejection(failed)).toMatchObject({ kind: 'aborted' });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is an abort even when its reason is a StorefrontError', async () => {
    const reason = await rejection(make({ fetch: async () => envelope(null, 404) }).call(cartCount, { query }));
    const failed = make().call(cartCount, { query }, { signal: AbortSignal.abort(reason) });
    expect(await rejection(failed)).toMatchObject({ kind: 'aborted' });
  });

  it('ends the pause before a retry', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.99);
    const fetch = vi.fn(async () => jsonResponse('', { status: 503 }));
    const { signal, abort, listeners } = watched();
    const failed = rejection(make({ fetch }).call(cartCount, { query }, { signal }));
    await vi.advanceTimersByTimeAsync(10);
    expect(fetch).toHaveBeenCalledOnce();
    abort();
    expect(await failed).toMatchObject({ kind: 'aborted' });
    expect(listeners()).toBe(0);
  });

  it('is not followed by another attempt or a call of `authorize`', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(
      (_, init) => new Promise((_, reject) => init?.signal?.addEventListener('abort', reject)),
    );
    const authorize = vi.fn(() => ({}));
    const { signal, abort } = watched();
    const failed = rejection(make({ fetch, authorize }).call(cartCount, { query }, { signal }));
    await vi.advanceTimersByTimeAsync(10);
    abort();
    expect(await failed).toMatchObject({ kind: 'aborted' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetch).toHaveBeenCalledOnce();
    expect(authorize).toHaveBeenCalledOnce();
  });

  it('after the response has no effect and no listener', async () => {
    const { signal, abort, listeners } = watched();
    expect(await make().call(cartCount, { query }, { signal })).toEqual({ count: 3 });
    abort();
    expect(listeners()).toBe(0);
  });
});

describe('the time limit', () => {
  it.each<[string, Options]>([
    ['credentials', { authorize: never }],
    ['headers', { fetch: never }],
    ['the body', { fetch: stalledBody }],
    ['middlewares', { use: [never] }],
  ])('covers %s, and aborts the request', async (_, options) => {
    let signal: AbortSignal | undefined;
    const client = createClient({
      ...{ baseUrl, fetch: three, timeoutMs: 1000, ...options },
      use: [
        (request, next) => {
          signal = request.init.signal;
          return next(request);
        },
        ...(options.authorize ? [credentials(options.authorize)] : []),
        ...(options.use ?? []),
      ],
    });
    let isSettled = false;
    const failed = rejection(client.call(cartCount, { query })).finally(() => {
      isSettled = true;
    });
    await vi.advanceTimersByTimeAsync(999);
    expect(isSettled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failed).toMatchObject({ kind: 'timeout', code: 0, cause: undefined });
    expect(signal?.aborted).toBe(true);
  });

  it('covers all attempts and the pauses between them', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.99);
    const startedAt = Date.now();
    const fetch = vi.fn(
      () => new Promise<Response>((resolve) => setTimeout(resolve, 400, jsonResponse('', { status: 503 }))),
    );
    const failed = rejection(make({ fetch, timeoutMs: 1000 }).call(cartCount, { query }));
    await vi.runAllTimersAsync();
    // 400 + 297 ms, then the second attempt is aborted.
    expect(await failed).toMatchObject({ kind: 'timeout' });
    expect(Date.now() - startedAt).toBeLessThanOrEqual(1097);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('ends a pause without another request', async () => {
    const fetch = vi.fn(async () => jsonResponse('', { status: 503, headers: { 'retry-after': '2' } }));
    const failed = rejection(make({ fetch, timeoutMs: 1000 }).call(cartCount, { query }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await failed).toMatchObject({ kind: 'timeout' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('is 15 s by default, and the option of a call overrides the client’s', async () => {
    const failed = [make({ fetch: never }), make({ fetch: never, timeoutMs: 9999 })].map((client, index) =>
      rejection(client.call(cartCount, { query }, index ? { timeoutMs: 100 } : {})),
    );
    await vi.advanceTimersByTimeAsync(100);
    expect(await failed[1]).toMatchObject({ kind: 'timeout' });
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(14_900);
    expect(await failed[0]).toMatchObject({ kind: 'timeout' });
  });

  it('can be infinite', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const pending = make({ fetch: () => promise }).call(cartCount, { query }, { timeoutMs: Number.POSITIVE_INFINITY });
    await vi.advanceTimersByTimeAsync(3_600_000);
    resolve(await three());
    expect(await pending).toEqual({ count: 3 });
  });
});
