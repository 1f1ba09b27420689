import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from './db/index.ts';
import { engines, openTestDatabase } from './testing/databases.ts';
import { goodPng } from './testing/pictures.ts';
import { callFrom, upload } from './testing/sockets.ts';
import { createTestShop, type TestShop } from './testing/test-shop.ts';

const PATH = '/api/front/upload/image?model=product&pid=1';
const MB = 1024 * 1024;

describe.each(engines)('concurrent uploads on %s', (engine) => {
  let database: Database;
  let testShop: TestShop;
  let url: string;
  let token: string;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    testShop = await createTestShop(database);
    url = `${await testShop.app.listen({ port: 0, host: '127.0.0.1' })}${PATH}`;
    token = await testShop.tokenFor((await testShop.newShopper()).id);
  });
  afterAll(async () => {
    await testShop?.close();
    await database?.close();
  });

  test('one address cannot hold all there is room for, and gives it back when it leaves', async () => {
    const leaving = new AbortController();
    const large = upload(token, Buffer.alloc(5 * MB));
    // They begin and do not go on; there is room for ten.
    const begun = { ...large, sent: 1000, signal: leaving.signal };
    const slow = Array.from({ length: 11 }, () => callFrom('127.0.0.2', url, begun));
    const refused = await Promise.race(slow);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(`${refused.body}`)).toMatchObject({ message: expect.stringMatching(/^Too many files/) });
    expect((await callFrom('127.0.0.3', url, upload(token, goodPng))).status).toBe(200);
    leaving.abort();
    await Promise.allSettled(slow);
    const isTaken = async () => (await callFrom('127.0.0.2', url, large)).status === 400;
    await vi.waitUntil(isTaken, { timeout: 20_000 });
  });

  test('a form of unknown length is read up to its limit and no further', async () => {
    const answer = await callFrom('127.0.0.2', url, { ...upload(token, Buffer.alloc(6 * MB)), isChunked: true });
    expect([answer.status, `${answer.body}`]).toEqual([400, expect.stringMatching(/at most 5 MB/)]);
  });
});
