import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a payment provider gets it. */
export interface ProviderRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
}

export type ProviderAnswer = { status?: number; body: unknown };

/** A provider that answers on this machine, in JSON. */
export interface ProviderServer {
  url: string;
  close(): Promise<void>;
}

export async function startProvider(
  answer: (request: ProviderRequest) => ProviderAnswer | Promise<ProviderAnswer>,
): Promise<ProviderServer> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname: path, searchParams: query } = new URL(request.url ?? '', 'http://provider.test');
    const { method = 'GET', headers } = request;
    const { status = 200, body } = await answer({
      method,
      path,
      query,
      headers,
      body: Buffer.concat(chunks).toString(),
    });
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Money that a provider has captured and paid back, in cents; the balance must equal the orders' amounts. */
export interface Ledger {
  taken: number;
  givenBack: number;
}
