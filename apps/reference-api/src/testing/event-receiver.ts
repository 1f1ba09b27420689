import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that an agent's server received. */
export interface ReceivedEvent {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** An agent's server on this machine that receives order events. */
export async function startEventReceiver() {
  const received: ReceivedEvent[] = [];
  const statuses: number[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    received.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(statuses.shift() ?? 200, { location: `${origin}/elsewhere` }).end('{"received":true}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    /** Requests since they were taken last. */
    take: () => received.splice(0),
    /** Statuses of the next responses; later ones are 200. */
    answerWith: (...next: number[]) => void statuses.push(...next),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type EventReceiver = Awaited<ReturnType<typeof startEventReceiver>>;
