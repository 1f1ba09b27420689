import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { readBody } from './request-body.ts';

/** Sends a request over a real socket; returns the result of reading its body. */
async function reading(send: (request: ReturnType<typeof httpRequest>) => void, timeoutMs = 60_000): Promise<unknown> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const request = httpRequest({ host: '127.0.0.1', port, method: 'POST', headers: { 'content-length': 4 } });
  request.on('error', () => {});
  request.flushHeaders();
  const [incoming] = (await once(server, 'request')) as [IncomingMessage];
  const body = readBody(incoming, { maxBytes: 10, timeoutMs }).catch((error: unknown) => error);
  send(request);
  const answer = await body;
  request.destroy();
  server.close();
  return answer;
}

it('reads a complete body', async () => {
  expect(await reading((request) => request.end('abcd'))).toEqual(Buffer.from('abcd'));
});

it('refuses a body that arrives too slowly', async () => {
  expect(await reading((request) => request.write('a'), 20)).toMatchObject({ status: 408 });
});

it('rejects when the sender disconnects', async () => {
  expect(await reading((request) => request.destroy())).toBeInstanceOf(Error);
});
