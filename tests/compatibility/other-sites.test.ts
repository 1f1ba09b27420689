import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MarkedOrigins } from '../../apps/reference-api/src/compatibility/edition.ts';
import type { Database } from '../../apps/reference-api/src/db/index.ts';
import { engines, openTestDatabase } from '../../apps/reference-api/src/testing/databases.ts';
import { goodPng } from '../../apps/reference-api/src/testing/pictures.ts';
import { createTestShop } from '../../apps/reference-api/src/testing/test-shop.ts';
import { FamilyClient } from './client.ts';

const PAGE = 'http://localhost:5173';

/** Whether a browser shows a picture in a page (Fetch, "cross-origin resource policy check"). Each host here is a separate site. */
function isShown(policy: string | null, page: string, address: string): boolean {
  const [from, to] = [new URL(page), new URL(address)];
  if (policy === 'cross-origin') return true;
  const isSameSite = from.protocol === to.protocol && from.hostname === to.hostname;
  return policy === 'same-site' ? isSameSite : policy === null || from.origin === to.origin;
}

describe('uploaded pictures', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engines[0] ?? 'postgres');
  });
  afterAll(() => database?.close());

  /** Uploads a picture; returns its policy and its address at the API's own host. */
  async function uploaded(corsOrigins: MarkedOrigins) {
    const shop = await createTestShop(database, {}, { corsOrigins });
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const base = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
    const { url } = await (await shop.newShopper()).shop.uploads.image({
      file: new File([new Uint8Array(goodPng)], 'me.png', { type: 'image/png' }),
    });
    const address = base + new URL(url, base).pathname;
    const { status, headers } = await fetch(address, { headers: { referer: PAGE } });
    const calls = await new FamilyClient(base, PAGE, {}).get('/api/front/search/keyword').catch(() => 'Network Error');
    await shop.close();
    expect(status).toBe(200);
    return { policy: headers.get('cross-origin-resource-policy'), address, calls };
  }

  test('are shown by a listed storefront of another site, such as localhost and 127.0.0.1', async () => {
    const { policy, address, calls } = await uploaded(new Map([[PAGE, 'family']]));
    expect(calls).toBeInstanceOf(Array);
    expect(isShown(policy, PAGE, address)).toBe(true);
  });

  test('are shown only by the shop’s own site if no origin is listed', async () => {
    const { policy, address, calls } = await uploaded(new Map());
    expect(calls).toBe('Network Error');
    expect(isShown(policy, PAGE, address)).toBe(false);
    expect(isShown(policy, 'http://127.0.0.1:3000', address)).toBe(true);
  });
});
