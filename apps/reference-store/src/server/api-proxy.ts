import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { createProxyServer } from 'httpxy';
import { originOfRequest } from './visitor.ts';

const proxiedPaths = /^\/(?:api|oidc|media|sandbox|mail)(?:[/?]|$)/;

/** Whether the API answers this path. To the browser everything is one origin. */
export function isProxied(path: string): boolean {
  return proxiedPaths.test(path);
}

/** Streams requests to the API and its answers back, telling it which origin the visitor sees. */
export function createApiProxy({ apiUrl, publicOrigin }: { apiUrl: string; publicOrigin: string | undefined }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 });
  const proxy = createProxyServer({ target: apiUrl, changeOrigin: true, agent, proxyTimeout: 30_000 });
  proxy.on('proxyReq', (outgoing, request) => {
    const { host, protocol } = new URL(originOfRequest(request, publicOrigin));
    const before = request.headers['x-forwarded-for'];
    outgoing.setHeader('x-forwarded-host', host);
    outgoing.setHeader('x-forwarded-proto', protocol.slice(0, -1));
    outgoing.setHeader('x-forwarded-for', [before, request.socket.remoteAddress].flat().filter(Boolean).join(', '));
  });
  return {
    async forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
      try {
        await proxy.web(request, response);
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
