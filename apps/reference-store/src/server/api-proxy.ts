import { Agent, type ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createProxyServer } from 'httpxy';

const proxiedPaths = /^\/(?:api|oidc|media|sandbox|mail)(?:[/?]|$)/;

/** Whether the API answers this path. To the browser everything is one origin. */
export function isProxied(path: string): boolean {
  return proxiedPaths.test(path);
}

/** Streams requests to the API and its answers back, telling it who asks and which origin the visitor sees. */
export function createApiProxy(apiUrl: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 });
  const proxy = createProxyServer({ target: apiUrl, changeOrigin: true, agent, proxyTimeout: 30_000 });
  return {
    async forward(request: FastifyRequest, { raw: response }: FastifyReply, origin: string): Promise<void> {
      const { host, protocol } = new URL(origin);
      // Set anew, not added to: what a stranger claims about himself goes no further.
      const headers = {
        'x-forwarded-host': host,
        'x-forwarded-proto': protocol.slice(0, -1),
        'x-forwarded-for': request.ip,
      };
      try {
        await proxy.web(request.raw, response, { headers });
      } catch {
        answerUnreachable(response);
      }
    },
    close: () => agent.destroy(),
  };
}

function answerUnreachable(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(502, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ code: 502, message: 'The shop cannot be reached at the moment', data: null }));
}
