import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { type ClientRequest, request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { connect, type Socket } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { freePort, type Shop, startShop } from '../../tooling/shop.ts';
import { shopData } from '../../tooling/shop-data.ts';
import { buildStore } from '../../tooling/store-build.ts';

/** Linux accepts connections on all of 127.0.0.0/8, so that one machine can act as several visitors. */
const ATTACKER = '127.0.0.2';
export const SHOPPER = '127.0.0.3';

export const paths = [
  '/api/front/store/theme',
  '/api/front/product/list?page=1&limit=10',
  '/oidc/.well-known/openid-configuration',
  '/products/all',
];

let dataDir: string;
let shop: Shop;
let port: number;
let attack: ClientRequest[] = [];
let timers: NodeJS.Timeout[] = [];

/** Starts a shop around the tests of a file, and ends the attack after each of them. */
export function openShopAround(): void {
  beforeAll(async () => {
    expect(await buildStore()).toBe(true);
    dataDir = await shopData();
    const env = { WARM_PICTURES: 'off' };
    shop = await startShop({ storePort: await freePort(), apiPort: await freePort(), dataDir, env });
    port = Number(new URL(shop.storeUrl).port);
  });

  afterEach(() => {
    for (const timer of timers) clearInterval(timer);
    for (const request of attack) request.destroy();
    [attack, timers] = [[], []];
  });

  afterAll(async () => {
    await shop?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
}

function start(options: RequestOptions): ClientRequest {
  const request = httpRequest({ host: '127.0.0.1', port, agent: false, ...options });
  return request.on('error', () => {});
}

export async function answerOf(path: string, from: string): Promise<IncomingMessage> {
  const request = start({ path, localAddress: from });
  request.end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}

/** Peak resident memory of the shop’s processes in MB. */
export function residentAtMost(): { api: number; store: number } {
  const of = ({ pid }: ChildProcess) =>
    Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  return { api: of(shop.api), store: of(shop.store) };
}

/**
 * Requests a path over many connections of one address. With `reads` each response is read to its end, otherwise none is; resolves once each
 * connection has the beginning of a response or is closed.
 */
export async function askAtOnce(
  path: string,
  { from, count, at, reads }: { from: string; count: number; at: 'api' | 'store'; reads: boolean },
): Promise<Socket[]> {
  const { port } = new URL(at === 'api' ? shop.apiUrl : shop.storeUrl);
  const sockets = Array.from({ length: count }, () =>
    connect({ port: Number(port), host: '127.0.0.1', localAddress: from }).on('error', () => {}),
  );
  await Promise.all(
    sockets.map((socket) => {
      socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
      if (reads) return once(socket.resume(), 'close');
      return Promise.race([once(socket, 'readable'), once(socket, 'close')]);
    }),
  );
  return sockets;
}

/** Requests whose bodies arrive at one byte every 1.5 s. */
export function slowBodies(count: number): ClientRequest[] {
  return Array.from({ length: count }, () => {
    const request = start({
      ...{ path: '/api/front/login/email', method: 'POST', localAddress: ATTACKER },
      headers: { 'content-type': 'application/json', 'content-length': 60_000 },
    });
    request.write('{');
    timers.push(setInterval(() => request.write(' '), 1_500));
    return request;
  });
}

/** Requests pictures that are not generated yet. */
export async function coldPictures(count: number, format: 'webp' | 'avif'): Promise<ClientRequest[]> {
  const response = await answerOf('/api/front/product/list?page=1&limit=50', SHOPPER);
  const { data } = (await json(response)) as { data: { list: { image: string }[] } };
  const shots = data.list.flatMap(({ image }) => ['tile', 'company', 'close', 'flat'].map((shot) => [image, shot]));
  expect(shots.length).toBeGreaterThanOrEqual(count);
  return shots.slice(0, count).map(([image = '', shot]) => {
    const path = `${image.replace(/[^/]+$/, '')}${shot}.webp?w=960&f=${format}`;
    const request = start({ path, localAddress: ATTACKER });
    request.on('response', (answer) => answer.resume()).end();
    return request;
  });
}

const sent = (request: ClientRequest) =>
  new Promise<void>((resolve) => {
    request.once('socket', (socket) => socket.once('connect', () => setImmediate(resolve)).once('close', resolve));
  });

/** Starts an attack; resolves once all its requests were sent. */
export async function startAttack(begin: () => Promise<ClientRequest[]>): Promise<readonly ClientRequest[]> {
  attack = await begin();
  await Promise.all(attack.map(sent));
  return attack;
}
