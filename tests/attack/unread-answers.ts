import { once } from 'node:events';
import type { Socket } from 'node:net';
import { type Call, contract } from '@promenade/storefront-sdk/contract';
import { expect } from 'vitest';
import * as addresses from '../../apps/reference-store/src/lib/paths.ts';
import { answerOf, askAtOnce, residentAtMost, SHOPPER } from './attack.ts';

/** Maximum pending requests of one network at the store. */
const READERS = 128;
/** Memory that unread responses may take in addition to read ones: the store buffers 8 MB for a network, the API 16 MB. */
const GROWTH_MAX_MB = 160;

const ofApi = (Object.values(contract) as Call[])
  .filter(({ method }) => method === 'GET')
  .map(({ path }) => path.replace(/\{\w+\}/g, '1'));
const lists = ['/api/front/product/list?page=1&limit=50', '/api/front/index/product/list?page=1&limit=50'];
const files = ['/openapi.json', '/robots.txt', '/sitemap.xml', '/sitemap-1.xml'];
const products = ['/product/windowsill-ficus', '/collections/fashion', '/merchant/merchant/home?id=1', '/no-such-page'];
const pages = [...new Set([...Object.values(addresses).flat(), ...products])];
const asked = [...new Set([...pages, ...pages.map((path) => `/fr${path}`), ...ofApi, ...lists, ...files])];

export const UNREAD_PATHS = asked.length;

/** Requests pages without reading the responses; checks that both processes stay small and other visitors are served. */
export async function leaveAllUnread(): Promise<void> {
  const close = (sockets: readonly Socket[]) =>
    Promise.all(sockets.map((socket) => socket.destroyed || once(socket.destroy(), 'close')));
  /** Requests every path, each from another network, so that no rate limit applies. */
  const round = async (net: number, reads: boolean): Promise<Socket[]> => {
    const sockets: Socket[] = [];
    for (const [index, path] of asked.entries()) {
      const how = { from: `127.0.${net}.${(index % 250) + 1}`, count: READERS, reads };
      if (path !== '/openapi.json') sockets.push(...(await askAtOnce(path, { ...how, at: 'store' })));
      if (/^\/(api|openapi)/.test(path)) sockets.push(...(await askAtOnce(path, { ...how, at: 'api' })));
      if (sockets.length > 4 * READERS) await close(sockets.splice(0));
    }
    return sockets;
  };
  // First read the same responses, so that the memory for rendering them is not counted.
  await close(await round(1, true));
  const before = residentAtMost();
  const unread = await round(2, false);
  const response = await answerOf('/products/all', SHOPPER);
  response.resume();
  expect(response.statusCode).toBe(200);
  const after = residentAtMost();
  await close(unread);
  expect(after.store - before.store).toBeLessThan(GROWTH_MAX_MB);
  expect(after.api - before.api).toBeLessThan(GROWTH_MAX_MB);
}
