import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import type { Extension } from './extension.ts';
import { engines, openTestDatabase } from './testing/databases.ts';
import { createTestShop, type TestShop } from './testing/test-shop.ts';
import { TIMEOUTS } from './timeouts.ts';

const BYTE_EVERY_MS = 20;

const logged: string[] = [];
describe.each(engines)('slow clients on %s', (engine) => {
  let database: Database;
  let testShop: TestShop;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const logger = { level: 'warn', stream: { write: (line: string) => logged.push(line) } };
    testShop = await createTestShop(database, {
      logger,
      timeouts: { headersMs: 400, requestMs: 600, idleMs: 2000, answerMs: 14_000, checkMs: 100 },
    });
    await testShop.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await testShop?.close();
    await database?.close();
  });

  function open({ app } = testShop): { socket: Socket; closed: Promise<string> } {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    // A write after the server has closed is an error here.
    socket.on('error', () => undefined);
    return { socket, closed: new Promise((resolve) => socket.once('close', () => resolve(answer))) };
  }

  /** Sends one byte after the other, until the server has closed the connection. */
  async function trickle(start: string, byte: string): Promise<string> {
    const { socket, closed } = open();
    socket.write(start);
    const sending = setInterval(() => socket.write(byte), BYTE_EVERY_MS);
    const answer = await closed;
    clearInterval(sending);
    return answer;
  }

  const slowBody = (path: string, type: string) =>
    `POST ${path} HTTP/1.1\r\nHost: shop.test\r\nContent-Type: ${type}\r\nContent-Length: 60000\r\n\r\n`;

  const FORM = 'application/x-www-form-urlencoded';

  test.each([
    ['/api/front/login/email', 'application/json'],
    ['/api/front/login/email/captcha', 'text/plain'],
    ['/api/front/upload/image', 'multipart/form-data; boundary=x'],
    ['/api/front/nothing', 'application/json'],
    ['/oidc/token', FORM],
    ['/oidc/revocation', FORM],
    ['/oidc/logout/confirm', FORM],
    ['/oidc/interaction/x', FORM],
    ['/operator/order/list', 'application/json'],
  ])('a body for %s that comes byte by byte ends with its connection', async (path, type) => {
    logged.length = 0;
    const answer = await trickle(slowBody(path, type), ' ');
    expect([/^(HTTP\/1.1 4\d\d|$)/.test(answer), logged]).toEqual([true, []]);
  });

  test('headers that come byte by byte end with their connection', async () => {
    expect(await trickle('GET /health HTTP/1.1\r\nHost: shop.test\r\nx-slow: ', 'a')).toMatch(/^HTTP\/1.1 408/);
  });

  test('an idle connection that a browser opened ahead is closed without a response', async () => {
    expect(await open().closed).toBe('');
  });

  test.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    [
      'cookies of other services',
      `GET /health HTTP/1.1\r\nHost: shop.test\r\ncookie: ${'a'.repeat(60_000)}\r\n\r\n`,
      200,
    ],
    ['too many headers', `GET /health HTTP/1.1\r\nHost: shop.test\r\nx-long: ${'a'.repeat(90_000)}\r\n\r\n`, 431],
  ])('%s is answered and closed', async (_, text, status) => {
    // With the timeouts of a shop: a slow machine may not have sent the text within those of the other tests.
    const patient = await createTestShop(database);
    await patient.app.listen({ port: 0, host: '127.0.0.1' });
    const { socket, closed } = open(patient);
    socket.write(text);
    const answer = await closed;
    await patient.close();
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
  });

  test('a real shop waits a minute for a request at most, and ten seconds for its headers', () => {
    expect(TIMEOUTS.headersMs).toBeLessThanOrEqual(10_000);
    expect(TIMEOUTS.requestMs).toBeLessThanOrEqual(60_000);
    expect(TIMEOUTS.checkMs).toBeLessThanOrEqual(5000);
    expect(TIMEOUTS.idleMs).toBeGreaterThan(TIMEOUTS.requestMs);
  });

  describe('a limit of 400 ms for a response', () => {
    const blocked = (ms: number) => {
      const end = performance.now() + ms;
      while (performance.now() < end);
    };
    const routes: Extension['routes'] = async (scope) => {
      scope.get('/blocked', { config: { limitClass: 'read' } }, async () => {
        blocked(1_000);
        await delay(20);
        return 'answered';
      });
      scope.get('/hanging', { config: { limitClass: 'read' } }, () => new Promise(() => undefined));
    };
    const within = { timeouts: { ...TIMEOUTS, answerMs: 400 }, extension: { routes } };

    test('does not count the time in which the process could not run', async () => {
      const shop = await createTestShop(database, within);
      expect((await shop.app.inject({ url: '/blocked' })).body).toBe('answered');
      await shop.close();
    });

    test('ends what hangs, with the time to try again', async () => {
      const shop = await createTestShop(database, within);
      const { statusCode, headers } = await shop.app.inject({ url: '/hanging' });
      expect([statusCode, headers['retry-after']]).toEqual([503, '10']);
      await shop.close();
    });
  });
});
