import type { IncomingMessage, ServerResponse } from 'node:http';

/** The response of a handler. */
export interface HttpReply {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
}

/** A request, read to its end. */
export interface HttpRequest {
  method: string;
  /** Address in the browser, also behind the proxy of a development server. */
  url: URL;
  headers: Headers;
  body: Buffer;
}

/** A body that is larger than the server takes. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

/** Reads a request. Throws `BodyTooLarge` after reading the body to its end, so that the client gets to the response. */
export async function readRequest(message: IncomingMessage, maxBytes: number): Promise<HttpRequest> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of message) {
    length += chunk.length;
    if (length <= maxBytes) chunks.push(chunk);
  }
  if (length > maxBytes) throw new BodyTooLarge();
  const { method = 'GET', url = '/', headers } = message;
  const host = `${headers['x-forwarded-host'] ?? headers.host ?? 'localhost'}`.split(',')[0];
  const protocol = `${headers['x-forwarded-proto'] ?? 'http'}`.split(',')[0];
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) sent.set(name, `${value}`);
  return { method, url: new URL(url, `${protocol}://${host}`), headers: sent, body: Buffer.concat(chunks) };
}

export function sendReply(response: ServerResponse, { status = 200, headers = {}, body = '' }: HttpReply): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.writeHead(status).end(body);
}

export const jsonReply = (value: unknown, status = 200): HttpReply => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: JSON.stringify(value),
});

/** An error response in the envelope. */
export const envelopeReply = (code: number, message: string): HttpReply =>
  jsonReply({ code, message, data: null }, code);

const LOCAL = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether an address is one of this machine. */
export const isLocalUrl = (text: string) => URL.canParse(text) && LOCAL.test(new URL(text).hostname);

const EXPOSED = 'Date, Retry-After, X-Request-Id, WWW-Authenticate, DPoP-Nonce';
const ALLOWED =
  'Accept, Accept-Language, Authorization, Authori-zation, Content-Type, DPoP, Idempotency-Key, X-Request-Id';

/** Lets the pages of this machine read responses, whatever their port; other origins get no header. */
export function corsHeaders(headers: Headers): Record<string, string> {
  const origin = headers.get('origin');
  const allowed = { 'access-control-allow-origin': `${origin}`, 'access-control-expose-headers': EXPOSED };
  return { vary: 'Origin', ...(origin && isLocalUrl(origin) && allowed) };
}

/** The response to a preflight request. */
export const preflightReply = (): HttpReply => ({
  status: 204,
  headers: {
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': ALLOWED,
    'access-control-max-age': '600',
  },
});
