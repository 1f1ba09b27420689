import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contract, type Endpoint, type EndpointId } from '../contract/index.ts';
import { type ErrorKind, isStorefrontError } from '../errors/storefront-error.ts';
import { type AnySchema, object, type Shape } from '../schema/schema.ts';
import { conforms } from '../test-support/conforms.ts';
import { type Attack, attackOn, respondWith } from '../test-support/hostile.ts';
import { type ClientOptions, createClient } from './client.ts';
import { offsetsOf } from './time-zone.ts';

const ids = Object.keys(contract) as EndpointId[];
/** Number of attacks on each call, an even number. */
const ROUNDS = 2 * Math.ceil((process.env.PM_DEEP ? 25_000 : 5_000) / ids.length);
const TIMEOUT_MS = 1_000;
const kinds: Readonly<Record<Exclude<ErrorKind, 'aborted'>, true>> = {
  auth: true,
  forbidden: true,
  'not-found': true,
  invalid: true,
  'too-large': true,
  'rate-limited': true,
  server: true,
  platform: true,
  network: true,
  timeout: true,
  conflict: true,
  contract: true,
};

/** Makes a call with the given `fetch`. */
type Caller = (endpoint: Endpoint, fetch: typeof globalThis.fetch) => Promise<unknown>;

const callWith =
  (options: Partial<ClientOptions>): Caller =>
  (endpoint, fetch) =>
    createClient({ baseUrl: '', fetch, timeoutMs: TIMEOUT_MS, ...options }).call(
      endpoint,
      exampleOf(endpoint.id as EndpointId),
    );

const ours = callWith({});
const oursInParis = callWith({ timeZone: offsetsOf('Europe/Paris'), onIssue: () => {} });

/** An input that the call accepts, so that the request is sent. */
const exampleOf = (id: EndpointId) => (contract[id].input.example ?? {}) as never;

/** Describes how a caller fails to handle an attack; `undefined` if it handles it. */
async function problemOf(caller: Caller, attack: Attack): Promise<string | undefined> {
  const endpoint = contract[attack.id] as Endpoint;
  let isReceived = false;
  const fetch: typeof globalThis.fetch = (...request) => {
    isReceived = true;
    return respondWith(attack)(...request);
  };
  const met = caller(endpoint, fetch).then(
    (value) => (conforms(endpoint.response, value) ? undefined : 'a value of the wrong type'),
    (error: unknown) => (isStorefrontError(error) && error.kind in kinds ? undefined : `an error of no kind: ${error}`),
  );
  const late = new Promise<string>((resolve) => setTimeout(resolve, TIMEOUT_MS * 1.1, 'it hangs'));
  const problem = await Promise.race([met, late]);
  return isReceived ? problem : 'nothing was sent';
}

/** Runs a number of attacks on one call concurrently; returns those that the caller fails to handle. */
async function attack(caller: Caller, id: EndpointId, count: number) {
  const attacks = fc.sample(attackOn(id), count);
  const met = Promise.all(attacks.map((one) => problemOf(caller, one)));
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS * 1.2);
  const problems = await met;
  const polluted = Object.keys(Object.prototype).join();
  for (const key of Object.keys(Object.prototype)) delete (Object.prototype as Record<string, unknown>)[key];
  expect(attacks).toHaveLength(count);
  return attacks.flatMap((one, index) => {
    const problem = polluted ? `Object.prototype has ${polluted}` : problems[index];
    return problem ? [{ ...one, problem }] : [];
  });
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it.each(ids)(
  'hostile responses to %s become a value of the right type or a StorefrontError',
  { timeout: 60_000 },
  async (id) => {
    expect(await attack(ours, id, ROUNDS / 2)).toEqual([]);
    expect(await attack(oursInParis, id, ROUNDS / 2)).toEqual([]);
  },
);

describe('hostile responses catch', () => {
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
  const broken: readonly (readonly [string, Caller])[] = [
    ['does not validate data', async (_, fetch) => (await jsonOf(await fetch(''))).data],
    [
      'does not validate lists',
      async (endpoint, fetch) => {
        const response = await fetch('');
        const { data } = await jsonOf(response);
        return Array.isArray(data) ? data : ours(endpoint, async () => response);
      },
    ],
    [
      'does not check the range of integers',
      (endpoint, fetch) => ours({ ...endpoint, response: unbounded(endpoint.response) } as Endpoint, fetch),
    ],
    [
      'merges JSON without a check for `__proto__`',
      (endpoint, fetch) =>
        ours(endpoint, async () => {
          const response = await fetch('');
          merge({}, await jsonOf(response));
          return response;
        }),
    ],
    [
      'has no time limit',
      async (endpoint, fetch) => {
        const response = await fetch('');
        return ours(endpoint, async () => new Response(await response.text(), response));
      },
    ],
  ];
  it.each(broken)('a client that %s', { timeout: 120_000 }, async (_, caller) => {
    let caught: unknown[] = [];
    for (const id of ids) if (caught.length === 0) caught = await attack(caller, id, 30);
    expect(caught).not.toEqual([]);
  });

  /** The same schema, with a reader that accepts any number as an integer. */
  function unbounded(schema: AnySchema): AnySchema {
    if (schema.kind === 'int') return Object.assign((value: unknown) => Number(value), { kind: schema.kind });
    if (schema.kind !== 'object') return schema;
    const fields = Object.entries(schema.of as Shape);
    return object(Object.fromEntries(fields.map(([name, field]) => [name, unbounded(field)])));
  }
});
