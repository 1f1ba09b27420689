import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productVideo } from '../pictures/urls.ts';
import { rangeIn, videoRoutes } from './routes.ts';

const film = productVideo('listening-bear');
let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await app.register(videoRoutes);
});
afterAll(() => app.close());

test('a whole film is sent with immutable caching', async () => {
  const { statusCode, headers, rawPayload } = await app.inject(film);
  expect([statusCode, headers['content-type'], headers['accept-ranges']]).toEqual([200, 'video/webm', 'bytes']);
  expect(headers['cache-control']).toContain('immutable');
  expect(rawPayload.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
});

test('a range request gets that part of it', async () => {
  const whole = (await app.inject(film)).rawPayload;
  const { statusCode, headers, rawPayload } = await app.inject({ url: film, headers: { range: 'bytes=100-299' } });
  expect([statusCode, headers['content-range']]).toEqual([206, `bytes 100-299/${whole.length}`]);
  expect(rawPayload).toEqual(whole.subarray(100, 300));
  const beyond = await app.inject({ url: film, headers: { range: `bytes=${whole.length}-` } });
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${whole.length}`]);
});

test('ranges follow RFC 9110, and malformed ones are ignored', () => {
  expect(rangeIn('bytes=0-', 10)).toEqual({ from: 0, to: 9 });
  expect(rangeIn('bytes=2-99', 10)).toEqual({ from: 2, to: 9 });
  expect(rangeIn('bytes=-3', 10)).toEqual({ from: 7, to: 9 });
  expect(rangeIn('bytes=-99', 10)).toEqual({ from: 0, to: 9 });
  for (const beyond of ['bytes=10-', 'bytes=5-4', 'bytes=-0']) expect(rangeIn(beyond, 10)).toBeNull();
  for (const none of [undefined, '', 'bytes=-', 'lines=1-2', 'bytes=0-1,3-4'])
    expect(rangeIn(none, 10)).toBeUndefined();
});

test.each(['unknown.webm', '..%2Flisten.webm', 'make-video.ts', 'listening-bear.WEBM'])(
  '%s is not there',
  async (name) => {
    expect((await app.inject(film.replace('listening-bear.webm', name))).statusCode).not.toBe(200);
  },
);
