import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartCount } from '../contract/index.ts';
import { answer, envelope, rejection } from '../test-support/responses.ts';
import { type ClientOptions, createClient } from './client.ts';

const query = { numType: true, type: 'sum', storeId: 1 } as const;
const three = async () => envelope({ count: 3 });
const never = () => new Promise<never>(() => {});
const make = (options: Partial<ClientOptions>) =>
  createClient({ baseUrl: 'https://api.example.com', fetch: three, ...options });

/** A signal that knows who listens to it. */
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
  const stalls: Readonly<Record<string, Partial<ClientOptions>>> = {
    'while proof is fetched': { authorize: never },
    'before headers, with a fetch that heeds no signal': { fetch: never },
    'inside the body': { fetch: async () => new Response(new ReadableStream()) },
    'inside a middleware': {},
  };

  it.each(Object.entries(stalls))('%s ends the call at once', async (_, options) => {
    const client = make(options);
    if (Object.keys(options).length === 0) client.use(never);
    const { signal, abort, listeners } = watched();
    const failed = rejection(client.call(cartCount, { query }, { signal }));
    const reason = new Error('left the page');
    await vi.advanceTimersByTimeAsync(10);
    abort(reason);
    expect(await failed).toMatchObject({ kind: 'aborted', code: 0, endpoint: 'cart.count', cause: reason });
    expect(listeners()).toBe(0);
  });

  it('keeps a request from leaving after late proof', async () => {
    const fetch = vi.fn(three);
    const proof = Promise.withResolvers<Record<string, string>>();
    const { signal, abort } = watched();
    const failed = rejection(make({ fetch, authorize: () => proof.promise }).call(cartCount, { query }, { signal }));
    abort();
    await failed;
    proof.resolve({});
    await vi.advanceTimersByTimeAsync(10);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('before the call sends nothing', async () => {
    const fetch = vi.fn(three);
    const failed = make({ fetch }).call(cartCount, { query }, { signal: AbortSignal.abort() });
    expect(await rejection(failed)).toMatchObject({ kind: 'aborted' });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is an abort even when its reason is an error of ours', async () => {
    const reason = await rejection(make({ fetch: async () => envelope(null, 404) }).call(cartCount, { query }));
    const failed = make({}).call(cartCount, { query }, { signal: AbortSignal.abort(reason) });
    expect(await rejection(failed)).toMatchObject({ kind: 'aborted' });
  });

  it('ends the pause before a retry', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.99);
    const fetch = vi.fn(async () => answer('', { status: 503 }));
    const { signal, abort, listeners } = watched();
    const failed = rejection(make({ fetch }).call(cartCount, { query }, { signal }));
    await vi.advanceTimersByTimeAsync(10);
    expect(fetch).toHaveBeenCalledOnce();
    abort();
    expect(await failed).toMatchObject({ kind: 'aborted' });
    expect(listeners()).toBe(0);
  });

  it('after the answer changes nothing and finds no listener', async () => {
    const { signal, abort, listeners } = watched();
    expect(await make({}).call(cartCount, { query }, { signal })).toEqual({ count: 3 });
    abort();
    expect(listeners()).toBe(0);
  });
});

describe('the time-out', () => {
  it.each<[string, Partial<ClientOptions>]>([
    ['proof', { authorize: never }],
    ['headers', { fetch: never }],
    ['the body', { fetch: async () => new Response(new ReadableStream()) }],
  ])('covers %s', async (_, options) => {
    let told: AbortSignal | null | undefined;
    const client = make({ ...options, timeoutMs: 1000, retries: 0 });
    client.use((request, next) => {
      told = request.init.signal;
      return next(request);
    });
    const failed = rejection(client.call(cartCount, { query }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await failed).toMatchObject({ kind: 'timeout', code: 0 });
    if (!options.authorize) expect(told?.aborted).toBe(true);
  });

  it('counts for each attempt, and the call has the last word on it', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const fetch = vi.fn(never);
    const failed = rejection(make({ fetch, timeoutMs: 9999 }).call(cartCount, { query }, { timeoutMs: 100 }));
    await vi.advanceTimersByTimeAsync(299);
    expect(fetch).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(10);
    expect(await failed).toMatchObject({ kind: 'timeout' });
  });

  it('may be endless', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const answered = make({ fetch: () => promise }).call(cartCount, { query }, { timeoutMs: Number.POSITIVE_INFINITY });
    await vi.advanceTimersByTimeAsync(3_600_000);
    resolve(await three());
    expect(await answered).toEqual({ count: 3 });
  });
});
