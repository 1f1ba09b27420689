import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartCount, cartSave, cartSetQuantity, ordersCancel } from '../calls/index.ts';
import type { Endpoint } from '../contract/index.ts';
import { StorefrontError } from '../errors/storefront-error.ts';
import { createStorefront, type Storefront } from '../storefront.ts';
import { baseUrl, recorder } from '../test-support/recorder.ts';
import { envelope, jsonResponse, rejection } from '../test-support/responses.ts';
import { type CallOptions, createClient, type Middleware } from './client.ts';
import { type RetryOptions, retry } from './retry.ts';

const ROUNDS = process.env.PM_DEEP ? 10_000 : 1_000;
const BUSY = [408, 425, 429, 500, 502, 503, 504, 521];
const query = { numType: true, type: 'sum', storeId: 1 } as const;

const OWN_KEY = 'key-of-the-caller';
const calls: Readonly<Record<string, { endpoint: Endpoint; isIdempotent: boolean; options?: CallOptions }>> = {
  read: { endpoint: cartCount, isIdempotent: false },
  'idempotent write': { endpoint: cartSave, isIdempotent: true },
  'repeatable write': { endpoint: cartSetQuantity, isIdempotent: false },
  write: { endpoint: ordersCancel, isIdempotent: false },
  'write under the caller’s key': {
    endpoint: ordersCancel,
    isIdempotent: true,
    options: { idempotencyKey: OWN_KEY },
  },
};

/** The outcome of one attempt. */
interface Event {
  kind: 'status' | 'reset' | 'stall';
  status: number;
  /** Duration in ms. */
  tookMs: number;
  retryAfter: string | undefined;
}

interface Schedule {
  events: Event[];
  call: string;
  idempotency: NonNullable<RetryOptions['idempotency']>;
  retries: number;
  timeoutMs: number;
  abortAtMs: number | undefined;
}

const schedules: fc.Arbitrary<Schedule> = fc.record({
  events: fc.array(
    fc.record({
      kind: fc.constantFrom('status', 'status', 'status', 'status', 'status', 'reset', 'reset', 'stall'),
      status: fc.constantFrom(200, 400, 401, 404, ...BUSY, ...BUSY),
      tookMs: fc.constantFrom(0, 0, 50, 700),
      retryAfter: fc.option(fc.constantFrom('0', '1', '5', '6', '3600', 'soon'), { nil: undefined, freq: 2 }),
    }),
    { minLength: 6, maxLength: 6 },
  ),
  call: fc.constantFrom(...Object.keys(calls)),
  idempotency: fc.constantFrom('honoured', 'unknown'),
  retries: fc.nat({ max: 4 }),
  timeoutMs: fc.constantFrom(1_000, 6_000, 60_000),
  abortAtMs: fc.option(fc.nat({ max: 8_000 }), { nil: undefined }),
});

interface Attempt {
  startedAt: number;
  endedAt: number;
  key: string | null;
  event: Event;
}

/** Builds the middlewares under test. */
type Build = (options: RetryOptions) => Middleware[];

/** Runs a schedule of failures with fake timers, and records the attempts. */
async function play({ events, call, idempotency, retries, timeoutMs, abortAtMs }: Schedule, build: Build) {
  const zero = Date.now();
  const now = () => Date.now() - zero;
  const attempts: Attempt[] = [];
  const fetch = async (_: unknown, init?: RequestInit): Promise<Response> => {
    const event = events[attempts.length] ?? { kind: 'status', status: 200, tookMs: 0, retryAfter: undefined };
    const key = new Headers(init?.headers).get('idempotency-key');
    attempts.push({ startedAt: now(), endedAt: now() + event.tookMs, key, event });
    if (event.kind === 'stall') return new Promise(() => {});
    if (event.tookMs) await new Promise((resolve) => setTimeout(resolve, event.tookMs));
    if (event.kind === 'reset') throw new TypeError('Failed to fetch');
    const headers: Record<string, string> = event.retryAfter ? { 'retry-after': event.retryAfter } : {};
    return event.status === 200 ? envelope({ count: 1 }) : jsonResponse('', { status: event.status, headers });
  };
  const client = createClient({ baseUrl, fetch, timeoutMs, use: build({ limit: retries, idempotency }) });
  const controller = new AbortController();
  let settledAt = Number.NaN;
  const { endpoint, options } = calls[call] as (typeof calls)[string];
  const outcome = client
    .call(endpoint, {} as never, { ...options, signal: controller.signal })
    .then(
      () => 'value' as const,
      (error: { kind?: string }) => error.kind,
    )
    .finally(() => {
      settledAt = now();
    });
  if (abortAtMs !== undefined) setTimeout(() => controller.abort(), abortAtMs);
  await vi.runAllTimersAsync();
  return { attempts, outcome: await outcome, settledAt };
}

const mayRepeat = ({ kind, status, retryAfter }: Event) =>
  kind === 'reset' || (kind === 'status' && BUSY.includes(status) && !(Number(retryAfter) > 5));

/** Lists the violations of the retry rules for a schedule. */
async function violations(schedule: Schedule, build: Build): Promise<string[]> {
  const { attempts, outcome, settledAt } = await play(schedule, build);
  const { call, idempotency, retries, timeoutMs, abortAtMs = Number.POSITIVE_INFINITY } = schedule;
  const found: string[] = [];
  const expectThat = (holds: boolean, sentence: string) => holds || found.push(sentence);

  const { isIdempotent, options } = calls[call] as (typeof calls)[string];
  const isHonoured = idempotency === 'honoured';
  const isRepeatable = call === 'read' || call === 'repeatable write';
  const limit = isRepeatable || (isIdempotent && isHonoured) ? retries : 0;
  expectThat(attempts.length <= 1 + limit, 'too many attempts');
  expectThat(new Set(attempts.map(({ key }) => key)).size <= 1, 'the key changed');
  const hasKey = options !== undefined || (isIdempotent && isHonoured);
  expectThat(
    attempts.every(({ key }) => (options ? key === OWN_KEY : (key !== null) === hasKey)),
    'a missing or unexpected key',
  );
  attempts.slice(1).forEach(({ startedAt }, round) => {
    const { endedAt, event } = attempts[round] as Attempt;
    const pause = startedAt - endedAt;
    expectThat(mayRepeat(event), `repeated after ${event.kind} ${event.status}`);
    const isTold = event.kind === 'status' && event.retryAfter !== undefined && event.retryAfter !== 'soon';
    if (isTold) expectThat(pause === Number(event.retryAfter) * 1000, 'did not wait as long as Retry-After');
    else expectThat(pause >= 0 && pause <= Math.min(5_000, 300 * 2 ** round), `paused ${pause} ms`);
  });

  const endsAt = Math.min(timeoutMs, abortAtMs);
  const last = attempts.at(-1);
  expectThat(settledAt <= endsAt, 'settled after its time limit or signal');
  expectThat(
    attempts.every(({ startedAt }) => startedAt <= settledAt),
    'an attempt after the call settled',
  );
  if (outcome === 'aborted') expectThat(settledAt === abortAtMs, 'the abort was delayed');
  else if (outcome === 'timeout') expectThat(settledAt === timeoutMs, 'the timeout was delayed');
  else if (last) {
    expectThat(!(mayRepeat(last.event) && attempts.length <= limit), 'stopped too early');
    expectThat((outcome === 'value') === (last.event.kind === 'status' && last.event.status === 200), `${outcome}`);
    expectThat(settledAt === last.endedAt, 'settled after the response');
  }
  return found;
}

const ours: Build = (options) => [retry(options)];

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('retry', () => {
  it('retries within its limits, for all schedules of failures', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(schedules, async (schedule) => {
        expect(await violations(schedule, ours)).toEqual([]);
      }),
      { numRuns: ROUNDS },
    );
  });

  const broken: readonly (readonly [string, Build])[] = [
    ['never retries', () => []],
    ['retries once too often', ({ limit = 2, ...rest }) => [retry({ limit: limit + 1, ...rest })]],
    ['assumes that all backends honour keys', (options) => [retry({ ...options, idempotency: 'honoured' })]],
    [
      'generates a key for each attempt',
      (options) => [
        retry(options),
        (request, next) => {
          const { headers } = request.init;
          if (headers.has('idempotency-key')) headers.set('idempotency-key', `${Math.random()}`);
          return next(request);
        },
      ],
    ],
    [
      'waits without a limit',
      (options) => [
        retry(options),
        async (request, next) => ({ ...(await next(request)), headers: new Headers({ 'retry-after': '1' }) }),
      ],
    ],
    [
      'ignores Retry-After',
      (options) => [retry(options), async (request, next) => ({ ...(await next(request)), headers: new Headers() })],
    ],
    [
      'goes on after the call settled',
      (options) => [
        ({ init, ...rest }, next) => next({ ...rest, init: { ...init, signal: new AbortController().signal } }),
        retry(options),
      ],
    ],
    [
      'retries permanent errors',
      (options) => [
        retry(options),
        async (request, next) => {
          const reply = await next(request);
          return { ...reply, status: reply.status === 404 ? 503 : reply.status };
        },
      ],
    ],
  ];
  it.each(broken)('fails the test if it %s', { timeout: 120_000 }, async (_, build) => {
    const property = fc.asyncProperty(schedules, async (schedule) => (await violations(schedule, build)).length === 0);
    const { failed } = await fc.check(property, { numRuns: ROUNDS, endOnFailure: true });
    expect(failed).toBe(true);
  });

  it('backs off exponentially, up to 5 s', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const sentAt: number[] = [];
    const { fetch } = recorder(() => {
      sentAt.push(Date.now());
      return jsonResponse('', { status: 503 });
    });
    const client = createClient({ baseUrl, fetch, timeoutMs: 60_000, use: [retry({ limit: 7 })] });
    const failed = rejection(client.call(cartCount, { query }));
    await vi.runAllTimersAsync();
    await failed;
    expect(sentAt.slice(1).map((at, round) => at - (sentAt[round] as number))).toEqual([
      300, 600, 1_200, 2_400, 4_800, 5_000, 5_000,
    ]);
  });

  it.each([
    ['HTTP says so', jsonResponse({ code: 400 }, { status: 503 })],
    ['the envelope says so', envelope(null, 503)],
  ])('repeats a read of a busy backend when %s', async (_, response) => {
    const { fetch, requests } = recorder(() => (requests.length === 1 ? response : envelope({ count: 3 })));
    const call = createClient({ baseUrl, fetch, use: [retry()] }).call(cartCount, { query });
    await vi.runAllTimersAsync();
    expect(await call).toEqual({ count: 3 });
  });

  it('does not retry exceptions of a middleware', async () => {
    for (const kind of ['auth', 'timeout', 'server'] as const) {
      const error = new StorefrontError({ kind, endpoint: 'cart.count', code: 503 });
      const middleware = vi.fn(() => Promise.reject(error));
      const client = createClient({ baseUrl, use: [retry(), middleware] });
      expect(await rejection(client.call(cartCount, { query }))).toBe(error);
      expect(middleware).toHaveBeenCalledOnce();
    }
  });

  it('makes three attempts by default, or as the call says', async () => {
    const { fetch, requests } = recorder(() => jsonResponse('', { status: 503 }));
    const client = createClient({ baseUrl, fetch, use: [retry()] });
    const sentWith = async (options?: CallOptions) => {
      const before = requests.length;
      const failed = rejection(client.call(cartCount, { query }, options));
      await vi.runAllTimersAsync();
      await failed;
      return requests.length - before;
    };
    expect(await sentWith()).toBe(3);
    expect(await sentWith({ retries: 4, timeoutMs: 60_000 })).toBe(5);
    expect(await sentWith({ retries: 0 })).toBe(1);
  });
});

describe('a write whose response is lost', () => {
  const lost = async (idempotency: RetryOptions['idempotency'], options?: CallOptions) => {
    const { fetch, requests } = recorder(() => Promise.reject(new TypeError('Failed to fetch')));
    const client = createClient({ baseUrl, fetch, use: [retry(idempotency && { idempotency })] });
    const failed = rejection(client.call(cartSave, { body: [] }, options));
    await vi.runAllTimersAsync();
    expect(await failed).toMatchObject({ kind: 'network' });
    return requests.map(({ headers }) => headers['idempotency-key']);
  };

  it('is sent once unless the backend is known to honour keys', async () => {
    expect(await lost(undefined)).toEqual([undefined]);
    expect(await lost('unknown')).toEqual([undefined]);
    expect(await lost('unknown', { idempotencyKey: OWN_KEY })).toEqual([OWN_KEY]);
  });

  it('is retried with the same key if the backend honours keys', async () => {
    const keys = await lost('honoured');
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^\d+(-\d+){3}$/);
    expect(await lost('honoured')).not.toContain(keys[0]);
    expect(await lost('honoured', { idempotencyKey: OWN_KEY })).toEqual([OWN_KEY, OWN_KEY, OWN_KEY]);
    expect(await lost('honoured', { headers: { 'Idempotency-Key': OWN_KEY } })).toEqual([OWN_KEY, OWN_KEY, OWN_KEY]);
  });
});

describe('a write that sets or removes something', () => {
  /** Sends a write to a shop that does it and loses the first response. */
  const sendLosing = async (work: (shop: Storefront) => Promise<unknown>, second: Response) => {
    const { fetch, requests } = recorder(() =>
      requests.length === 1 ? Promise.reject(new TypeError('Failed to fetch')) : second,
    );
    const outcome = work(createStorefront({ baseUrl, fetch })).then(
      () => 'done',
      (error: StorefrontError) => error.kind,
    );
    await vi.runAllTimersAsync();
    return [await outcome, requests.length];
  };
  const gone = () => envelope(null, 404, 'No data found');

  it.each<[string, (shop: Storefront) => Promise<unknown>]>([
    ['a quantity', (shop) => shop.cart.setQuantity({ id: 1, number: 2 })],
    ['lines', (shop) => shop.cart.remove({ ids: [1] })],
    ['a default address', (shop) => shop.addresses.setDefault(4)],
    ['an address', (shop) => shop.addresses.remove(4)],
    ['a followed merchant', (shop) => shop.merchants.follow(5)],
    ['an unfollowed merchant', (shop) => shop.merchants.unfollow(5)],
    ['a wish', (shop) => shop.wishlist.add(6)],
    ['a wish that is removed', (shop) => shop.wishlist.remove(6)],
    ['a nickname', (shop) => shop.user.edit({ nickname: 'Ada', avatar: '' })],
  ])('is sent again, without a key, after a lost response: %s', async (_, work) => {
    expect(await sendLosing(work, envelope(null))).toEqual(['done', 2]);
  });

  it('is done if the lost request has removed it', async () => {
    expect(await sendLosing((shop) => shop.cart.remove({ ids: [1] }), gone())).toEqual(['done', 2]);
    expect(await sendLosing((shop) => shop.addresses.remove(4), gone())).toEqual(['done', 2]);
    expect(await sendLosing((shop) => shop.cart.setQuantity({ id: 1, number: 2 }), gone())).toEqual(['not-found', 2]);
  });

  it('is not found if nothing was lost before', async () => {
    const { fetch } = recorder(gone);
    const error = await rejection(createStorefront({ baseUrl, fetch }).cart.remove({ ids: [1] }));
    expect(error).toMatchObject({ kind: 'not-found' });
  });
});
