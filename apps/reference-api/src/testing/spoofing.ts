import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Sends a request from an address of this machine, such as 127.0.0.66; answers its status. */
function statusFrom(localAddress: string, url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', localAddress, headers, agent: false }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.once('error', reject).end();
  });
}

/** How many requests of one caller, who claims another address with each of them, get past the limits. */
export async function passedOf(caller: string, urls: readonly string[], count: number): Promise<number> {
  let passed = 0;
  for (let index = 0; index < count; index++) {
    const claimed = `203.0.113.${index % 250}`;
    const headers = { 'x-forwarded-for': claimed, 'x-real-ip': claimed, forwarded: `for=${claimed}` };
    const status = await statusFrom(caller, urls[index % urls.length] ?? '', headers);
    if (status >= 500) throw new Error(`${urls[index % urls.length]} answers ${status}`);
    if (status !== 429) passed++;
  }
  return passed;
}

/** A proxy that connects from `localAddress` and adds the address it has seen behind what callers claim, as HAProxy does. */
export async function openProxy(target: string, localAddress: string) {
  const server = createServer((asked, answer) => {
    const seen = asked.socket.remoteAddress ?? '';
    const claimed = asked.headers['x-forwarded-for'];
    const headers = { ...asked.headers, 'x-forwarded-for': [claimed ?? [], seen].flat() };
    const sent = request(target + asked.url, { method: asked.method, localAddress, headers }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(answer);
    });
    sent.once('error', () => answer.destroy());
    asked.pipe(sent);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
