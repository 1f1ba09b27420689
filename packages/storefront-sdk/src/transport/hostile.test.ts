import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '../contract/endpoint.ts';
import { contract } from '../contract/registry.ts';
import { type ErrorKind, isStorefrontError } from '../errors/storefront-error.ts';
import { conforms } from '../test-support/conforms.ts';
import { type Attack, attack } from '../test-support/hostile.ts';
import { createClient } from './client.ts';

const rounds = process.env.PM_DEEP ? 50_000 : 3_000;
const kinds: readonly ErrorKind[] = [
  'auth',
  'forbidden',
  'not-found',
  'invalid',
  'rate-limited',
  'server',
  'platform',
  'timeout',
  'contract',
];

/** Makes a call that is answered so; what a client must survive. */
type Caller = (endpoint: Endpoint, response: Response) => Promise<unknown>;

const ours: Caller = (endpoint, response) => {
  const client = createClient({ baseUrl: '', fetch: async () => response, retries: 0, timeoutMs: 1000 });
  return client.call(endpoint, {} as never);
};

function respond({ status, body }: Attack): Response {
  const init = { status, headers: { 'content-type': 'text/html; charset=utf-16' } };
  if (status === 204) return new Response(null, init);
  return new Response(body === undefined ? new ReadableStream() : body, init);
}

/** What is wrong with the way a caller took an attack, if anything. */
async function wound(caller: Caller, blow: Attack): Promise<string | undefined> {
  const endpoint = contract[blow.id] as Endpoint;
  let wrong: string | undefined = 'it hangs';
  const taken = caller(endpoint, respond(blow)).then(
    (value) => {
      wrong = conforms(endpoint.answer, value) ? undefined : 'a value that its type does not allow';
    },
    (error: unknown) => {
      wrong = isStorefrontError(error) && kinds.includes(error.kind) ? undefined : `an error of no kind: ${error}`;
    },
  );
  const limit = new Promise((resolve) => setTimeout(resolve, 1100));
  const raced = Promise.race([taken, limit]);
  await vi.advanceTimersByTimeAsync(1100);
  await raced;
  const poisoned = Object.keys(Object.prototype).join();
  for (const key of Object.keys(Object.prototype)) delete (Object.prototype as Record<string, unknown>)[key];
  return poisoned ? `Object.prototype has ${poisoned}` : wrong;
}

function onslaught(caller: Caller, numRuns: number) {
  return fc.check(
    fc.asyncProperty(attack, async (blow) => (await wound(caller, blow)) === undefined),
    { numRuns, endOnFailure: true },
  );
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('hostile answers', () => {
  it('become a value of the right type or an error of ours', { timeout: 600_000 }, async () => {
    const { counterexample, numRuns } = await onslaught(ours, rounds);
    const blow = counterexample?.[0];
    expect(blow && { ...blow, wound: await wound(ours, blow) }).toBeUndefined();
    expect(numRuns).toBe(rounds);
  });

  const merge = (target: Record<string, unknown>, source: Record<string, unknown>): unknown => {
    for (const [key, value] of Object.entries(source)) {
      const own = target[key];
      target[key] = typeof own === 'object' && own && value ? merge(own as never, value as never) : value;
    }
    return target;
  };
  const jsonOf = (response: Response): Promise<Record<string, unknown>> =>
    response
      .clone()
      .json()
      .then(Object, () => ({}));
  const weakened: readonly (readonly [string, Caller])[] = [
    ['believes what it reads', async (_, response) => JSON.parse(await response.text()).data],
    [
      'believes lists',
      async (endpoint, response) => {
        const data = await jsonOf(response).then((body) => body.data);
        return Array.isArray(data) ? data : ours(endpoint, response);
      },
    ],
    [
      'merges without care',
      async (endpoint, response) => {
        merge({}, await jsonOf(response));
        return ours(endpoint, response);
      },
    ],
    ['waits for ever', async (endpoint, response) => ours(endpoint, new Response(await response.text(), response))],
  ];
  it.each(weakened)('wound a client that %s', { timeout: 60_000 }, async (_, caller) => {
    expect((await onslaught(caller, 3_000)).failed).toBe(true);
  });
});
