import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { storeDetails } from '../calls/index.ts';
import { type Call, contract, type Endpoint } from '../contract/index.ts';
import { baseUrl, recorder } from '../test-support/recorder.ts';
import { rejection } from '../test-support/responses.ts';
import { createClient } from './client.ts';

const REDIRECTS = [301, 302, 303, 307, 308];
const redirect = (status: number, location: string) => new Response(null, { status, headers: { location } });
const secrets = () => ({ authorization: 'Bearer secret', 'authori-zation': 'secret' });

/** An input that each call accepts. */
const inputOf = ({ path, method }: Call) => ({
  path: Object.fromEntries([...path.matchAll(/{(\w+)}/g)].map(([, name]) => [name, '1'])),
  ...(method === 'POST' && { body: { password: 'secret' } }),
});

describe('a redirect', () => {
  it.each(REDIRECTS)('%i is not followed, so no token or body is sent to another host', async (status) => {
    const { fetch, requests } = recorder(() => redirect(status, 'https://elsewhere.example/taken?all=yes'));
    const client = createClient({ baseUrl, fetch, headers: secrets });
    for (const call of Object.values(contract) as Call[]) {
      const error = (await rejection(client.call(call as Endpoint, inputOf(call)))) as Error;
      expect(error, call.id).toMatchObject({ kind: 'network' });
      expect(String(error.cause)).toMatch(/redirects to https:\/\/elsewhere\.example\/taken: correct baseUrl$/);
    }
    expect(requests.filter(({ url }) => !url.startsWith(`${baseUrl}/`))).toEqual([]);
    expect(requests).toHaveLength(Object.keys(contract).length);
  });

  it('to the same host is not followed either', async () => {
    const { fetch, requests } = recorder(() => redirect(308, '/moved'));
    const error = (await rejection(createClient({ baseUrl, fetch }).call(storeDetails, { query: {} }))) as Error;
    expect(String(error.cause)).toContain('redirects to /moved: correct baseUrl');
    expect(requests).toHaveLength(1);
  });

  it('is an error if the browser hides its target', async () => {
    const { fetch } = recorder(() => {
      const hidden = new Response(null);
      return Object.defineProperties(hidden, { type: { value: 'opaqueredirect' }, status: { value: 0 } });
    });
    const error = (await rejection(createClient({ baseUrl, fetch }).call(storeDetails, { query: {} }))) as Error;
    expect(String(error.cause)).toContain('redirects to another address');
  });

  it('is followed if the caller sets `redirect`', async () => {
    const { fetch, requests } = recorder();
    const client = createClient({ baseUrl, fetch, fetchOptions: { redirect: 'follow' } });
    await client.call(contract['login.logout'], {} as never);
    expect(requests[0]?.init.redirect).toBe('follow');
  });
});

describe('a body', () => {
  it('without an end is cancelled, and its connection closed', async () => {
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

  it('with multi-byte characters split across chunks is decoded correctly', async () => {
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
