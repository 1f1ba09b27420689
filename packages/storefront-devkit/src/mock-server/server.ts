import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toOpenApi } from '@promenade/storefront-sdk/openapi';
import { createMockStorefront, type ScenarioName, scenarios } from '../mock/index.ts';
import { addAccount } from '../mock/shop/accounts.ts';
import {
  BodyTooLarge,
  corsHeaders,
  envelopeReply,
  type HttpReply,
  type HttpRequest,
  jsonReply,
  preflightReply,
  readRequest,
  sendReply,
} from './http.ts';
import { createIdentity } from './identity.ts';
import { drawProducts, picture } from './pictures.ts';

export interface MockServerOptions {
  /** 0 for any free port. */
  port: number;
  scenario?: ScenarioName;
  /** Decides which requests fail in `flaky-10`. @default 1 */
  seed?: number | undefined;
}

export interface MockServer {
  /** `http://localhost:3100`. */
  readonly url: string;
  /** The account to sign in with. */
  readonly account: { readonly email: string; readonly password: string };
  /** When the discount of the scenario ends, epoch ms. */
  readonly discountEndsAt: number | undefined;
  close(): Promise<void>;
}

/** E-mail address of the second account, which has the same password as the first. */
export const SECOND_EMAIL = 'bob@example.com';

/** Tells and, by POST with `?name=`, changes the scenario; a changed one starts with a new shop. It is not a call of the contract. */
const SCENARIO_PATH = '/api/mock/scenario';

const isScenario = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name);
const summaries = Object.fromEntries(Object.entries(scenarios).map(([name, { summary }]) => [name, summary]));

function openShop(scenario: ScenarioName, seed: number | undefined) {
  const mock = createMockStorefront({ scenario, clock: Date.now, seed });
  const { shop } = mock;
  // Tokens of an earlier start are refused, so that a storefront notices that they have ended.
  shop.takesUnknownTokens = false;
  drawProducts(shop);
  // A second shopper, for what one must not see of another.
  addAccount(shop, 'email', { email: SECOND_EMAIL, password: shop.account.password ?? '' });
  return { scenario, mock, shop, identity: createIdentity(shop, Date.now) };
}

/** The longest JSON body of the contract. */
const JSON_MAX_BYTES = 64 * 1024;
const UPLOAD_MAX_BYTES = 6 * 1024 * 1024;

/** Returns `undefined` to close the connection without a response. */
type Handle = (request: HttpRequest) => Promise<HttpReply | undefined>;

/**
 * Serves a mock shop over HTTP, with drawn pictures below `/media` and an identity provider below `/oidc`. It listens to this
 * machine only, and pages of this machine may call it from any port.
 */
export async function startMockServer({ port, scenario = 'default', seed }: MockServerOptions): Promise<MockServer> {
  let open = openShop(scenario, seed);
  const { shop } = open;

  const handle: Handle = async (request) => {
    const { method, url } = request;
    const { pathname } = url;
    const { mock, identity } = open;
    if (method === 'OPTIONS') return preflightReply();
    if (pathname === SCENARIO_PATH) {
      const name = url.searchParams.get('name') ?? '';
      if (method === 'POST' && isScenario(name)) open = openShop(name, seed);
      else if (method === 'POST') return jsonReply({ message: `There is no scenario ${name}` }, 400);
      return jsonReply({ current: open.scenario, summaries });
    }
    if (pathname.startsWith('/media/')) return picture(pathname);
    if (pathname.startsWith('/oidc/')) return identity.respond(request);
    if (pathname === '/openapi.json') return jsonReply(toOpenApi({ serverUrl: url.origin }));
    if (!identity.isProven(request)) return envelopeReply(401, 'Please sign in');
    return fromShop(await mock.respond(toFetchRequest(request)));
  };
  const server = createServer((message, response) => void serve(message, response, handle));
  await listen(server, port);
  const { port: own } = server.address() as AddressInfo;
  const { user, password } = shop.account;
  return {
    url: `http://localhost:${own}`,
    account: { email: user.email ?? '', password: password ?? '' },
    discountEndsAt: shop.products[0]?.productInfo.discountExpiry ?? undefined,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function serve(message: IncomingMessage, response: ServerResponse, handle: Handle): Promise<void> {
  const isUpload = message.headers['content-type']?.startsWith('multipart/') === true;
  const reply = await readRequest(message, isUpload ? UPLOAD_MAX_BYTES : JSON_MAX_BYTES)
    .then(handle)
    .catch((error: Error) => {
      if (error instanceof BodyTooLarge) return envelopeReply(413, 'Too large');
      console.error(error);
      return envelopeReply(500, 'The mock shop failed; its terminal has the cause');
    });
  if (!reply) return void response.destroy();
  const sent = new Headers();
  for (const [name, value] of Object.entries(message.headers)) if (typeof value === 'string') sent.set(name, value);
  const requestId = sent.get('x-request-id') ?? randomUUID();
  const general = { ...corsHeaders(sent), 'x-request-id': requestId, 'x-content-type-options': 'nosniff' };
  sendReply(response, { ...reply, headers: { ...general, ...reply.headers } });
}

function toFetchRequest({ method, url, headers, body }: HttpRequest): Request {
  const isPost = method === 'POST';
  return new Request(url, { method: isPost ? 'POST' : 'GET', headers, ...(isPost && { body: Uint8Array.from(body) }) });
}

async function fromShop(response: Response | undefined): Promise<HttpReply | undefined> {
  if (!response) return envelopeReply(404, 'No data found');
  // This response stands for a network error.
  if (response.type === 'error') return undefined;
  const { status, headers } = response;
  return {
    status,
    headers: { ...Object.fromEntries(headers), 'cache-control': 'no-store' },
    body: new Uint8Array(await response.arrayBuffer()),
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}
