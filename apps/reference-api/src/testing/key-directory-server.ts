import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

const TYPE = 'application/http-message-signatures-directory+json';

/** An origin that publishes keys, on this machine. */
export async function startKeyDirectory() {
  const asked: string[] = [];
  let answer: RequestListener = (_, response) => response.writeHead(404).end();
  const server = createServer((request, response) => {
    asked.push(`${request.url}`);
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    publish(keys: unknown, type = TYPE) {
      answer = (_, response) => response.writeHead(200, { 'content-type': type }).end(JSON.stringify({ keys }));
    },
    answerWith(listener: RequestListener) {
      answer = listener;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type KeyDirectory = Awaited<ReturnType<typeof startKeyDirectory>>;
