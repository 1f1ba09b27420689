import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { toRefused } from '../errors/to-refused.ts';
import { callFrom } from '../testing/sockets.ts';
import { boundAnswerBytes } from './answer-bytes.ts';

const MB = 1024 * 1024;

test('unread responses are limited by network, and accepted again once their readers disconnect', async () => {
  const app = Fastify({ logger: false });
  boundAnswerBytes(app, { max: 100 * MB, maxPerNetwork: 30 * MB });
  app.setErrorHandler((error, _request, reply) => reply.code(toRefused(error).code).send('busy'));
  // More than a connection of this machine holds by itself.
  const large = Buffer.alloc(20 * MB);
  app.get('/large', (_request, reply) => reply.send(large));
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const unread: Socket[] = [];
  /** The status of a response of which only the first bytes are read. */
  const statusOf = async () => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
    unread.push(socket);
    socket.write('GET /large HTTP/1.1\r\nhost: shop.test\r\n\r\n');
    await once(socket, 'readable');
    return Number(`${socket.read(12)}`.slice(9));
  };
  const ask = async (from: string) => (await callFrom(from, `${origin}/large`)).status;

  expect([await statusOf(), await statusOf(), await statusOf()]).toEqual([200, 503, 503]);
  expect(await ask('127.0.0.3')).toBe(200);
  for (const socket of unread) socket.destroy();
  await expect.poll(() => ask('127.0.0.2')).toBe(200);
  await app.close();
});
