import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@promenade/reference-api/db/index.ts';
import { AT_ONCE } from '@promenade/reference-api/limits/at-once.ts';
import { engines, openTestDatabase } from '@promenade/reference-api/testing/databases.ts';
import { callFrom } from '@promenade/reference-api/testing/sockets.ts';
import { createTestShop, type TestShop } from '@promenade/reference-api/testing/test-shop.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CATALOG } from '../catalog/index.ts';
import { demoExtension } from '../demo-shop.ts';
import { productPicture } from './urls.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'promenade-crowds-'));
describe.each(engines)('concurrent requests for pictures, on %s', (engine) => {
  let database: Database;
  let testShop: TestShop;
  let origin: string;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    testShop = await createTestShop(database, { extension: demoExtension({ courier: false }) }, { dataDir });
    origin = await testShop.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await testShop?.close();
    await database?.close();
    rmSync(dataDir, { recursive: true });
  });

  const ask = (path: string, address: string, signal?: AbortSignal) =>
    callFrom(address, `${origin}${path}`, signal && { signal });

  const slugs = CATALOG.flatMap(({ branches }) => branches)
    .flatMap(({ leaves }) => leaves)
    .flatMap(({ products }) => products)
    .map(({ slug }) => slug);
  let taken = 0;
  /** Addresses of pictures that were never made. */
  const coldPictures = (count: number) => {
    taken += count;
    return slugs.slice(taken - count, taken).map((slug) => `${productPicture(slug, 'tile')}?w=160&f=webp`);
  };
  const picturesKept = () => {
    const names = readdirSync(join(dataDir, 'media'), { recursive: true, encoding: 'utf8' });
    return names.filter((name) => name.endsWith('.webp')).length;
  };

  test('190 pictures of one address leave room for others', async () => {
    let made = 0;
    const crowd = coldPictures(190).map(async (path) => {
      const answer = await ask(path, '127.0.0.2');
      if (answer.status === 200) made++;
      return answer;
    });
    // The first refusal says that its places are full.
    await Promise.any(crowd.map(async (asked) => ((await asked).status === 503 ? undefined : Promise.reject(asked))));
    const madeBefore = made;
    const [cold = ''] = coldPictures(1);
    const others = await Promise.all([cold, '/health', '/api/front/store/theme'].map((path) => ask(path, '127.0.0.3')));
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
    // Behind the crowd it would have come after all that were waiting.
    expect(made - madeBefore).toBeLessThan(AT_ONCE.drawing.maxQueuedPerNetwork / 2);

    const refused = (await Promise.all(crowd)).filter(({ status }) => status !== 200);
    expect(made).toBeGreaterThan(AT_ONCE.drawing.max);
    expect(refused.length).toBeGreaterThan(50);
    for (const { status, headers, body } of refused) {
      expect([status, headers['cache-control'], headers['content-type']]).toEqual([503, 'no-store', 'text/plain']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(`${body}`).toMatch(/try again/);
    }
  });

  test('pictures whose requester disconnected are not drawn', async () => {
    const before = picturesKept();
    const leaving = new AbortController();
    const crowd = coldPictures(20).map((path) => ask(path, '127.0.0.2', leaving.signal));
    await Promise.any(crowd);
    leaving.abort();
    await Promise.allSettled(crowd);
    const [cold = ''] = coldPictures(1);
    expect((await ask(cold, '127.0.0.2')).status).toBe(200);
    expect(picturesKept() - before).toBeLessThan(20);
  });
});
