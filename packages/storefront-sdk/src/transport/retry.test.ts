import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartCount, cartNum, cartSave, type Endpoint } from '../contract/index.ts';
import { StorefrontError } from '../errors/storefront-error.ts';
import { answer, envelope } from '../test-support/responses.ts';
import { createClient } from './client.ts';
import { retryDelay } from './retry.ts';

const rounds = process.env.PM_DEEP ? 10_000 : 500;
const timeoutMs = 1000;
const busy = [408, 425, 429, 502, 503, 504];
const calls: Readonly<Record<string, Endpoint>> = {
  read: cartCount,
  keyed: cartSave,
  plain: cartNum,
  'plain with a key': cartNum,
};

/** What one attempt meets. */
interface Event {
  kind: 'status' | 'reset' | 'stall';
  status: number;
  retryAfter: string | undefined;
}

interface Schedule {
  events: Event[];
  call: string;
  retries: number;
  abortAtMs: number | undefined;
}

const schedule: fc.Arbitrary<Schedule> = fc.record({
  events: fc.array(
    fc.record({
      kind: fc.constantFrom('status', 'status', 'status', 'reset', 'stall'),
      status: fc.constantFrom(200, 400, 401, 404, 500, ...busy, ...busy),
      retryAfter: fc.option(fc.constantFrom('0', '1', '5', '6', '3600', 'soon'), { nil: undefined, freq: 2 }),
    }),
    { minLength: 6, maxLength: 6 },
  ),
  call: fc.constantFrom(...Object.keys(calls)),
  retries: fc.nat({ max: 4 }),
  abortAtMs: fc.option(fc.nat({ max: 8_000 }), { nil: undefined }),
});

interface Attempt {
  start: number;
  end: number;
  key: string | null;
  event: Event;
}

/** Plays a schedule of failures on a clock of its own, and notes what the client did. */
async function play({ events, call, retries, abortAtMs }: Schedule) {
  const zero = Date.now();
  const now = () => Date.now() - zero;
  const attempts: Attempt[] = [];
  const fetch = async (_: unknown, init?: RequestInit): Promise<Response> => {
    const event = events[attempts.length];
    if (!event) throw new Error('more attempts than any schedule allows');
    const attempt = { start: now(), end: now(), key: new Headers(init?.headers).get('idempotency-key'), event };
    attempts.push(attempt);
    if (event.kind === 'reset') throw new TypeError('Failed to fetch');
    if (event.kind === 'stall') {
      attempt.end += timeoutMs;
      return new Promise(() => {});
    }
    const headers: Record<string, string> = event.retryAfter ? { 'retry-after': event.retryAfter } : {};
    return event.status === 200 ? envelope({ count: 1 }) : answer('', { status: event.status, headers });
  };
  const client = createClient({ baseUrl: 'https://api.example.com', fetch, retries, timeoutMs });
  const controller = new AbortController();
  let settledAt = Number.NaN;
  const outcome = client
    .call(calls[call] as Endpoint, {} as never, {
      signal: controller.signal,
      ...(call === 'plain with a key' && { idempotencyKey: 'key-of-the-caller' }),
    })
    .then(
      () => 'answered' as const,
      (error: StorefrontError) => error.kind,
    )
    .finally(() => {
      settledAt = now();
    });
  if (abortAtMs !== undefined) setTimeout(() => controller.abort(), abortAtMs);
  await vi.runAllTimersAsync();
  return { attempts, outcome: await outcome, settledAt };
}

const mayRepeat = ({ kind, status, retryAfter }: Event) =>
  kind !== 'status' || (busy.includes(status) && !(Number(retryAfter) > 5));

/** What is wrong with the way a schedule was met. */
async function violations(played: Schedule): Promise<string[]> {
  const { attempts, outcome, settledAt } = await play(played);
  const { call, retries, abortAtMs } = played;
  const found: string[] = [];
  const expectThat = (holds: boolean, sentence: string) => holds || found.push(sentence);

  expectThat(attempts.length <= 1 + (call === 'plain' ? 0 : retries), 'too many attempts');
  expectThat(new Set(attempts.map(({ key }) => key)).size <= 1, 'the key changed');
  const keyed = call === 'keyed' || call === 'plain with a key';
  expectThat(
    attempts.every(({ key }) => (key !== null) === keyed),
    'a key that is missing or that nobody asked for',
  );
  attempts.slice(1).forEach(({ start }, round) => {
    const { end, event } = attempts[round] as Attempt;
    const pause = start - end;
    expectThat(mayRepeat(event), `repeated after ${event.kind} ${event.status}`);
    const told = event.kind === 'status' && event.retryAfter !== undefined && event.retryAfter !== 'soon';
    if (told) expectThat(pause === Number(event.retryAfter) * 1000, 'did not wait as told');
    else expectThat(pause >= 0 && pause <= Math.min(5_000, 300 * 2 ** round), `paused ${pause} ms`);
  });
  const last = attempts.at(-1);
  const aborted = abortAtMs !== undefined && outcome === 'aborted';
  if (aborted) expectThat(settledAt === abortAtMs, 'the abort was not at once');
  else if (last) {
    const open = mayRepeat(last.event) && call !== 'plain' && attempts.length <= retries;
    expectThat(!open, 'gave up early');
    expectThat((outcome === 'answered') === (last.event.kind === 'status' && last.event.status === 200), outcome);
    expectThat(abortAtMs === undefined || settledAt <= abortAtMs, 'went on after the abort');
  }
  return found;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('repeats what may be repeated, as often and as soon as it may', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(schedule, async (played) => {
      expect(await violations(played)).toEqual([]);
    }),
    { numRuns: rounds },
  );
});

it('pauses longer each time, up to 5 s', () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const busy = new StorefrontError({ kind: 'server', code: 503, endpoint: 'cart.count' });
  expect([0, 1, 2, 3, 4, 5, 60].map((round) => retryDelay(busy, round))).toEqual([
    300, 600, 1_200, 2_400, 4_800, 5_000, 5_000,
  ]);
});
