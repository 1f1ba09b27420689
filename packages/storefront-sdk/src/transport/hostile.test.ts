import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contract, type Endpoint, type EndpointId } from '../contract/index.ts';
import { object } from '../contract/schema.ts';
import { type ErrorKind, isStorefrontError } from '../errors/storefront-error.ts';
import { conforms } from '../test-support/conforms.ts';
import { type Attack, attackOn, strike } from '../test-support/hostile.ts';
import { createClient } from './client.ts';

/** Attacks on each call. */
const rounds = process.env.PM_DEEP ? 1_000 : 30;
const timeoutMs = 1_000;
const kinds: Readonly<Record<Exclude<ErrorKind, 'aborted'>, true>> = {
  auth: true,
  forbidden: true,
  'not-found': true,
  invalid: true,
  'rate-limited': true,
  server: true,
  platform: true,
  network: true,
  timeout: true,
  contract: true,
};

/** Makes a call that is answered so; what a client must survive. */
type Caller = (endpoint: Endpoint, fetch: typeof globalThis.fetch) => Promise<unknown>;

const ours: Caller = (endpoint, fetch) =>
  createClient({ baseUrl: '', fetch, retries: 0, timeoutMs }).call(endpoint, {} as never);

/** What is wrong with the way a caller took an attack, if anything. */
async function wound(caller: Caller, blow: Attack): Promise<string | undefined> {
  const endpoint = contract[blow.id] as Endpoint;
  let wrong: string | undefined = 'it hangs';
  const taken = caller(endpoint, strike(blow)).then(
    (value) => {
      wrong = conforms(endpoint.answer, value) ? undefined : 'a value that its type does not allow';
    },
    (error: unknown) => {
      wrong = isStorefrontError(error) && error.kind in kinds ? undefined : `an error of no kind: ${error}`;
    },
  );
  const raced = Promise.race([taken, new Promise((resolve) => setTimeout(resolve, timeoutMs * 1.1))]);
  await vi.advanceTimersByTimeAsync(timeoutMs * 1.1);
  await raced;
  const poisoned = Object.keys(Object.prototype).join();
  for (const key of Object.keys(Object.prototype)) delete (Object.prototype as Record<string, unknown>)[key];
  return poisoned ? `Object.prototype has ${poisoned}` : wrong;
}

function onslaught(caller: Caller, id: EndpointId, numRuns: number) {
  return fc.check(
    fc.asyncProperty(attackOn(id), async (blow) => (await wound(caller, blow)) === undefined),
    { numRuns, endOnFailure: true },
  );
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const ids = Object.keys(contract) as EndpointId[];

it.each(ids)(
  'hostile answers to %s become a value of the right type or an error of ours',
  {
    timeout: 60_000,
  },
  async (id) => {
    const { counterexample, numRuns } = await onslaught(ours, id, rounds);
    const blow = counterexample?.[0];
    expect(blow && { ...blow, wound: await wound(ours, blow) }).toBeUndefined();
    expect(numRuns).toBe(rounds);
  },
);

describe('hostile answers wound', () => {
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
    ['believes what it reads', async (_, fetch) => (await jsonOf(await fetch(''))).data],
    [
      'believes lists',
      async (endpoint, fetch) => {
        const response = await fetch('');
        const { data } = await jsonOf(response);
        return Array.isArray(data) ? data : ours(endpoint, async () => response);
      },
    ],
    [
      'forgets the limits of numbers',
      (endpoint, fetch) => ours({ ...endpoint, answer: unbounded(endpoint.answer) } as Endpoint, fetch),
    ],
    [
      'merges without care',
      (endpoint, fetch) =>
        ours(endpoint, async () => {
          const response = await fetch('');
          merge({}, await jsonOf(response));
          return response;
        }),
    ],
    [
      'waits for ever',
      async (endpoint, fetch) => {
        const response = await fetch('');
        return ours(endpoint, async () => new Response(await response.text(), response));
      },
    ],
  ];
  it.each(weakened)('a client that %s', { timeout: 120_000 }, async (_, caller) => {
    let failed = false;
    for (const id of ids) failed ||= (await onslaught(caller, id, 30)).failed;
    expect(failed).toBe(true);
  });

  /** The same shape with a reader that takes any number for a whole one. */
  function unbounded(schema: Endpoint['answer']): Endpoint['answer'] {
    if (schema.kind === 'int') return { ...schema, read: (value) => Number(value) };
    if (schema.kind !== 'object') return schema;
    const shape = schema.of as Record<string, Endpoint['answer']>;
    return object(Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, unbounded(field)])));
  }
});
