import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { storePaths } from '@promenade/storefront-hooks/domain';
import { type Call, contract, encode, type Schema, sample } from '@promenade/storefront-sdk/contract';
import { createMockStorefront } from '../mock/index.ts';

export const DETAILS = '/api/front/store/details';

export interface Reply {
  status?: number;
  headers?: Record<string, string | string[]>;
  /** Text and bytes are sent unchanged, anything else as JSON. */
  body?: unknown;
  /** Closes the connection after the body. */
  isCut?: boolean;
  /** Never ends the body. */
  isEndless?: boolean;
  /** Sends blanks for as long as they are read. */
  isFlood?: boolean;
  /** Sends no Date header. */
  isUndated?: boolean;
}
/** Changes the responses of a healthy backend. */
export type Change = (request: IncomingMessage, healthy: Reply) => Reply | Promise<Reply>;

/** Origin of the store whose pages call the backend. */
export const STORE = 'http://store.localhost';
const details = contract['store.details'] as Call;
const envelope = {
  code: 200,
  message: 'success',
  data: encode(details.response as Schema<unknown>, sample(details.response as Schema<unknown>)),
};
const policy = (nonce: string, connect: string) =>
  `default-src 'self'; script-src 'nonce-${nonce}' 'strict-dynamic'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; connect-src 'self' ${connect}`;

const BODY_LIMIT = 65_536;
const isStorePath = new RegExp(
  `^(?:${Object.values(storePaths)
    .map((path) => path.replace(/\{\w+\}/g, '[^/]+'))
    .join('|')})$`,
);

let server: Server | undefined;

/** A healthy backend, its identity provider and a page of a store; `change` changes their responses. */
export async function serve(
  change: Change = (_, healthy) => healthy,
  { ignoresKeys = false, rewrite = (path: string): string => path } = {},
): Promise<string> {
  let loads = 0;
  const mock = createMockStorefront({ clock: Date.now });
  const healthy = ({ method, url = '', headers }: IncomingMessage): Reply => {
    const origin = `http://${headers.host}`;
    const cors: Record<string, string> =
      headers.origin === STORE
        ? { 'access-control-allow-origin': STORE, 'access-control-expose-headers': 'Date, Retry-After, X-Request-Id' }
        : {};
    const [path, query] = url.split('?');
    if (method === 'OPTIONS') {
      const allowed = 'authorization, content-type, dpop, idempotency-key';
      return { status: 204, headers: { ...cors, 'access-control-allow-headers': allowed } };
    }
    switch (path) {
      case '/api/front/store/details':
        return { headers: { ...cors, 'x-request-id': 'r-1', 'cache-control': 'no-store' }, body: envelope };
      case '/openapi.json':
        return { body: { info: { version: '0.1.0' } } };
      case '/oidc/.well-known/openid-configuration':
        return {
          body: {
            issuer: `${origin}/oidc`,
            authorization_endpoint: `${origin}/oidc/authorization`,
            token_endpoint: `${origin}/oidc/token`,
            end_session_endpoint: `${origin}/oidc/logout`,
            jwks_uri: `${origin}/oidc/jwks`,
            response_types_supported: ['code'],
            grant_types_supported: ['authorization_code', 'refresh_token'],
            code_challenge_methods_supported: ['S256'],
            dpop_signing_alg_values_supported: ['ES256'],
            token_endpoint_auth_methods_supported: ['none'],
          },
        };
      case '/oidc/jwks':
        return { body: { keys: [{ kty: 'EC', crv: 'P-256', x: '', y: '' }] } };
      case '/oidc/authorization': {
        const asked = new URLSearchParams(query);
        if (asked.get('redirect_uri') !== `${STORE}/callback`) return { status: 400 };
        const isProtected = asked.has('code_challenge');
        const location = isProtected ? '/oidc/interaction/1' : `${STORE}/callback?error=invalid_request`;
        const session = 'session=1; Path=/oidc; HttpOnly; SameSite=Lax';
        return { status: 303, headers: { location, 'set-cookie': [session] } };
      }
      case '/page':
        return { headers: { 'content-security-policy': policy(`n${loads++}`, origin) } };
      default:
        return { status: isStorePath.test(path ?? '') ? 200 : 404 };
    }
  };
  /** A shop in memory responds to other calls. */
  const respond = async (request: IncomingMessage): Promise<Reply> => {
    const known = healthy(request);
    if (known.status !== 404) return known;
    const sent = await text(request);
    if (sent.length > BODY_LIMIT) return { status: 413, body: { code: 413, message: 'Too large', data: null } };
    const { method = 'GET', headers } = request;
    const url = rewrite(request.url ?? '');
    if (ignoresKeys) delete headers['idempotency-key'];
    const init = { method, headers: headers as Record<string, string>, ...(method === 'POST' && { body: sent }) };
    const response = await mock.respond(new Request(`http://shop.test${url}`, init));
    if (!response) return known;
    return { status: response.status, headers: { 'cache-control': 'no-store' }, body: await response.json() };
  };
  server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const {
      status = 200,
      headers = {},
      body,
      isCut,
      isEndless,
      isFlood,
      isUndated,
    } = await change(request, await respond(request));
    if (isUndated) response.sendDate = false;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (body !== undefined && !response.hasHeader('content-type'))
      response.setHeader('content-type', 'application/json');
    const sent = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
    response.writeHead(status);
    if (isCut) response.write(sent, () => response.destroy());
    else if (isEndless) response.write(sent);
    else if (isFlood) flood(response);
    else response.end(sent);
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function flood(response: ServerResponse): void {
  const blanks = Buffer.alloc(1024 * 1024, ' ');
  const more = () => {
    while (!response.destroyed && response.write(blanks));
    if (!response.destroyed) response.once('drain', more);
  };
  more();
}

/** Stops what `serve` has started. */
export function stop(): Promise<unknown> {
  return new Promise((done) => {
    if (!server) return void done(undefined);
    server.close(done);
    server.closeAllConnections();
  });
}

/** Changes the responses of one path. */
export const at =
  (path: string, change: (healthy: Reply, request: IncomingMessage) => Reply): Change =>
  (request, healthy) =>
    request.url?.split('?')[0] === path ? change(healthy, request) : healthy;

export const header = (path: string, name: string, value: string | undefined): Change =>
  at(path, ({ headers, ...rest }) => {
    const { [name]: _, ...others } = headers ?? {};
    return { ...rest, headers: value === undefined ? others : { ...others, [name]: value } };
  });

export const discovery = (changes: Record<string, unknown>): Change =>
  at('/oidc/.well-known/openid-configuration', ({ body }) => ({ body: { ...Object(body), ...changes } }));

export const inPolicy = (from: string | RegExp, to: string): Change =>
  at('/page', ({ headers }) => ({
    headers: { 'content-security-policy': `${headers?.['content-security-policy']}`.replace(from, to) },
  }));

export const cookie = (line: string): Change => header(DETAILS, 'set-cookie', line);
