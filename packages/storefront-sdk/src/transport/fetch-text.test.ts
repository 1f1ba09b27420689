import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { storeDetails } from '../calls/index.ts';
import { type Call, contract, type Endpoint } from '../contract/index.ts';
import { baseUrl, recorder } from '../test-support/recorder.ts';
import { envelope, rejection } from '../test-support/responses.ts';
import { createClient } from './client.ts';

const REDIRECTS = [301, 302, 303, 307, 308];
const redirect = (status: number, location: string) => new Response(null, { status, headers: { location } });
const secrets = () => ({ authorization: 'Bearer secret', 'authori-zation': 'secret' });

/** Input that is valid enough for any call. */
const inputOf = ({ path, method }: Call) => ({
  path: Object.fromEntries([...path.matchAll(/{(\w+)}/g)].map(([, name]) => [name, '1'])),
  ...(method === 'POST' && { body: { password: 'secret' } }),
});

describe('a redirect', () => {
  it.each(REDIRECTS)('%i to another origin is not followed, so tokens and bodies stay', async (status) => {
    const { fetch, requests } = recorder(() => redirect(status, 'https://elsewhere.example/taken?all=yes'));
    const client = createClient({ baseUrl, fetch, headers: secrets });
    for (const call of Object.values(contract) as Call[]) {
      const error = (await rejection(client.call(call as Endpoint, inputOf(call)))) as Error;
      expect(error, call.id).toMatchObject({ kind: 'network' });
      expect(String(error.cause)).toMatch(/redirects to https:\/\/elsewhere\.example\/taken, .* correct baseUrl$/);
    }
    expect(requests.filter(({ url }) => !url.startsWith(`${baseUrl}/`))).toEqual([]);
    expect(requests).toHaveLength(Object.keys(contract).length);
  });

  it.each([
    ['GET', 301, '/moved', true],
    ['GET', 308, `${baseUrl}/moved`, true],
    ['GET', 302, 'http://api.example.com/moved', false],
    ['GET', 302, 'https://api.example.com:8443/moved', false],
    ['GET', 302, '//elsewhere.example/moved', false],
    ['POST', 307, '/moved', true],
    ['POST', 308, '/moved', true],
    // These would turn a write into a read.
    ['POST', 301, '/moved', false],
    ['POST', 303, '/moved', false],
  ])('of a %s with %i to %s is followed: %s', async (method, status, location, isFollowed) => {
    const { fetch, requests } = recorder(({ url }) =>
      url.endsWith('/moved') ? envelope(null) : redirect(status, location),
    );
    const client = createClient({ baseUrl, fetch });
    const call = method === 'GET' ? contract['login.logout'] : contract['merchants.follow'];
    const done = client.call(call as Endpoint, inputOf(call)).then(
      () => true,
      () => false,
    );
    expect(await done).toBe(isFollowed);
    expect(requests.map((request) => request.method)).toEqual(isFollowed ? [method, method] : [method]);
    expect(requests.at(-1)?.body).toBe(requests[0]?.body);
  });

  it('from http to https on the same host is followed for reads', async () => {
    const { fetch, requests } = recorder(({ url }) =>
      url.startsWith('https:') ? envelope(null) : redirect(301, url.replace('http:', 'https:')),
    );
    const client = createClient({ baseUrl: 'http://api.example.com', fetch });
    await client.call(contract['login.logout'], {} as never);
    expect(requests).toHaveLength(2);
    await rejection(client.call(contract['merchants.follow'], { path: { id: 1 } }));
    expect(requests).toHaveLength(3);
  });

  it('loop ends with an error', async () => {
    const { fetch, requests } = recorder(() => redirect(302, '/again'));
    await rejection(createClient({ baseUrl, fetch }).call(storeDetails, { query: {} }));
    expect(requests).toHaveLength(6);
  });

  it('hidden by the browser is an error', async () => {
    const { fetch } = recorder(() => {
      const hidden = new Response(null);
      return Object.defineProperties(hidden, { type: { value: 'opaqueredirect' }, status: { value: 0 } });
    });
    const error = (await rejection(createClient({ baseUrl, fetch }).call(storeDetails, { query: {} }))) as Error;
    expect(String(error.cause)).toContain('redirects to another address');
  });

  it('is followed by fetch if the caller sets that option', async () => {
    const { fetch, requests } = recorder();
    const client = createClient({ baseUrl, fetch, fetchOptions: { redirect: 'follow' } });
    await client.call(contract['login.logout'], {} as never);
    expect(requests[0]?.init.redirect).toBe('follow');
  });
});

describe('a body', () => {
  it('that never ends is aborted and its connection closed', async () => {
    let sent = 0;
    const isClosed = Promise.withResolvers<void>();
    const server = createServer((_, response) => {
      response.on('close', isClosed.resolve);
      const more = () => {
        do sent += 65_536;
        while (!response.closed && response.write(Buffer.alloc(65_536, 32)));
      };
      response.on('drain', more);
      more();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const client = createClient({ baseUrl: address, maxBytes: 1_000_000 });
    const error = await rejection(client.call(storeDetails, { query: {} }));
    expect(error).toMatchObject({
      kind: 'contract',
      cause: expect.objectContaining({ message: 'longer than 1000000 bytes' }),
    });
    await isClosed.promise;
    server.close();
    expect(sent).toBeLessThan(64_000_000);
  });

  it('is decoded correctly when multi-byte characters span chunks', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify({ code: 200, message: 'é€😀', data: null }));
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    const { fetch } = recorder(() => new Response(body));
    const bodies: unknown[] = [];
    const client = createClient({
      baseUrl,
      fetch,
      use: [
        async (request, next) => {
          const reply = await next(request);
          bodies.push(reply.body);
          return reply;
        },
      ],
    });
    await client.call(contract['login.logout'], {} as never);
    expect(bodies).toEqual([{ code: 200, message: 'é€😀', data: null }]);
  });
});
