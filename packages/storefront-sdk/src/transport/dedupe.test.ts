import { expect, it, vi } from 'vitest';
import { cartCount, cartRemove, userInfo } from '../calls/index.ts';
import { envelope, rejection } from '../test-support/responses.ts';
import { type ClientOptions, createClient, type Middleware } from './client.ts';
import { credentials } from './credentials.ts';
import { dedupe } from './dedupe.ts';
import { requestId } from './request-id.ts';

const query = { numType: true, type: 'sum', storeId: 1 } as const;
const other = { ...query, storeId: 2 };

/** A client with `dedupe` inside the given middlewares, and its requests, pending until they are settled by hand. */
function setUp(...use: Middleware[]) {
  const requests: { signal: AbortSignal; respond: (response: Response) => void; fail: (cause: unknown) => void }[] = [];
  const fetch: ClientOptions['fetch'] = (_, init) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const signal = init?.signal as AbortSignal;
    signal.addEventListener('abort', () => reject(signal.reason));
    requests.push({ signal, respond: resolve, fail: reject });
    return promise;
  };
  const client = createClient({ baseUrl: 'https://api.example.com', fetch, use: [...use, dedupe()] });
  const sent = async (count: number) => vi.waitFor(() => expect(requests).toHaveLength(count));
  return { client, requests, sent };
}

it('sends equal reads once and returns a separate value to each caller', async () => {
  const { client, requests, sent } = setUp();
  const calls = [1, 2, 3].map(() => client.call(cartCount, { query }));
  const apart = client.call(cartCount, { query: other });
  await sent(2);
  requests[0]?.respond(envelope({ count: 3 }));
  requests[1]?.respond(envelope({ count: 4 }));
  const values = await Promise.all(calls);
  expect(values).toEqual([{ count: 3 }, { count: 3 }, { count: 3 }]);
  expect(values[0]).not.toBe(values[1]);
  expect(await apart).toEqual({ count: 4 });
});

it('sends a request again after the response', async () => {
  const { client, requests, sent } = setUp();
  for (const count of [1, 2]) {
    const call = client.call(cartCount, { query });
    await sent(count);
    requests.at(-1)?.respond(envelope({ count }));
    expect(await call).toEqual({ count });
  }
});

it('does not abort the request when one of several callers aborts', async () => {
  const { client, requests, sent } = setUp();
  const controller = new AbortController();
  const leaving = rejection(client.call(cartCount, { query }, { signal: controller.signal }));
  const staying = client.call(cartCount, { query });
  await sent(1);
  await Promise.resolve();
  controller.abort();
  expect(await leaving).toMatchObject({ kind: 'aborted' });
  expect(requests[0]?.signal.aborted).toBe(false);
  requests[0]?.respond(envelope({ count: 3 }));
  expect(await staying).toEqual({ count: 3 });
});

it('aborts the request when the last caller aborts, and starts another for the next', async () => {
  const { client, requests, sent } = setUp();
  const controller = new AbortController();
  const { signal } = controller;
  const leaving = [1, 2].map(() => rejection(client.call(cartCount, { query }, { signal })));
  await sent(1);
  await Promise.resolve();
  controller.abort();
  const next = client.call(cartCount, { query });
  for (const error of await Promise.all(leaving)) expect(error).toMatchObject({ kind: 'aborted' });
  expect(requests[0]?.signal.aborted).toBe(true);
  await sent(2);
  // The second request is still shared when the first one settles.
  await new Promise((resolve) => setTimeout(resolve));
  const third = client.call(cartCount, { query });
  expect(requests).toHaveLength(2);
  requests[1]?.respond(envelope({ count: 5 }));
  expect(await Promise.all([next, third])).toEqual([{ count: 5 }, { count: 5 }]);
});

it('shares a failed request only while it is pending', async () => {
  const { client, requests, sent } = setUp();
  const failing = [1, 2].map(() => rejection(client.call(cartCount, { query })));
  await sent(1);
  requests[0]?.fail(new TypeError('Failed to fetch'));
  for (const error of await Promise.all(failing)) expect(error).toMatchObject({ kind: 'network' });
  const next = client.call(cartCount, { query });
  await sent(2);
  requests[1]?.respond(envelope({ count: 1 }));
  expect(await next).toEqual({ count: 1 });
});

it('never shares a request between shoppers', async () => {
  let shopper = 0;
  const { client, requests, sent } = setUp(credentials(() => ({ Authorization: `Bearer ${shopper++}` })));
  const calls = [client.call(cartCount, { query }), client.call(cartCount, { query })];
  await sent(2);
  requests.forEach(({ respond }, count) => {
    respond(envelope({ count }));
  });
  expect(await Promise.all(calls)).toEqual([{ count: 0 }, { count: 1 }]);
});

it('ignores the DPoP and X-Request-Id headers, which always differ', async () => {
  let proof = 0;
  const authorize = () => ({ Authorization: 'DPoP token', DPoP: `${proof++}` });
  const { client, requests, sent } = setUp(requestId(), credentials(authorize));
  const calls = [client.call(cartCount, { query }), client.call(cartCount, { query })];
  await sent(1);
  requests[0]?.respond(envelope({ count: 2 }));
  expect(await Promise.all(calls)).toEqual([{ count: 2 }, { count: 2 }]);
});

it('does not affect writes', async () => {
  const { client, requests, sent } = setUp();
  const calls = [1, 2].map(() => client.call(cartRemove, { body: { ids: [1] } }));
  await sent(2);
  for (const { respond } of requests) respond(envelope(null));
  expect(await Promise.all(calls)).toEqual([null, null]);
});

it('shares an error response', async () => {
  const { client, requests, sent } = setUp();
  const refused = [1, 2].map(() => rejection(client.call(userInfo, {})));
  await sent(1);
  requests[0]?.respond(envelope(null, 401, 'Sign in'));
  for (const error of await Promise.all(refused))
    expect(error).toMatchObject({ kind: 'auth', serverMessage: 'Sign in' });
});

it('preserves the time limit of each caller', async () => {
  vi.useFakeTimers();
  const { client, requests } = setUp();
  const hasty = rejection(client.call(cartCount, { query }, { timeoutMs: 100 }));
  const patient = client.call(cartCount, { query });
  await vi.advanceTimersByTimeAsync(100);
  expect(await hasty).toMatchObject({ kind: 'timeout' });
  expect(requests).toHaveLength(1);
  requests[0]?.respond(envelope({ count: 3 }));
  expect(await patient).toEqual({ count: 3 });
  vi.useRealTimers();
});
