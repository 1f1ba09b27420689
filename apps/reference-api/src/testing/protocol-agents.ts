import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ORIGIN } from './test-shop.ts';

const HOST = new URL(ORIGIN).host;

// biome-ignore lint/suspicious/noExplicitAny: what a protocol answers is checked by its own schemas
type Answered = any;

export interface AgentReply {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  body: Answered;
}

interface AgentOptions {
  /** Credentials; none unless given. */
  key?: string;
  ip?: string;
  language?: string;
}

type Ask = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: unknown,
  headers?: Record<string, string>,
) => Promise<AgentReply>;

function asker(app: FastifyInstance, own: Record<string, string>, { key, ip, language = 'en' }: AgentOptions): Ask {
  return async (method, path, payload, headers = {}) => {
    const answer = await app.inject({
      ...{ method, url: path, ...(ip && { remoteAddress: ip }) },
      headers: {
        ...{ host: HOST, 'accept-language': language, ...own },
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...(key && { authorization: `Bearer ${key}` }),
        ...headers,
      },
      ...(payload !== undefined && { payload: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
    });
    const body = `${answer.headers['content-type']}`.includes('json') ? answer.json() : answer.body;
    return { status: answer.statusCode, headers: answer.headers, body };
  };
}

/** An agent that speaks the Universal Commerce Protocol. */
export const ucpAgent = (app: FastifyInstance, options: AgentOptions = {}): Ask =>
  asker(app, { 'ucp-agent': 'profile="https://agent.test/profile.json"' }, options);

/** An agent that speaks the Agentic Commerce Protocol, with a new key for each request. */
export function acpAgent(app: FastifyInstance, options: AgentOptions = {}): Ask {
  const ask = asker(app, { 'api-version': '2026-04-17' }, { key: 'agent-key', ...options });
  return (method, path, payload, headers) =>
    ask(method, path, payload, {
      ...(method === 'POST' && { 'idempotency-key': randomBytes(8).toString('hex') }),
      ...headers,
    });
}

/** An address of nobody: what one of them may hold without paying is bounded. */
export const newEmail = () => `${randomBytes(6).toString('hex')}@shopper.test`;

const place = { street_address: '1 Example Road', address_locality: 'Boston', address_region: 'MA' };

/** A checkout of UCP with all that the shop needs to send something. */
export const ucpOrderOf = (skuId: number, quantity = 1, email = newEmail()) => ({
  line_items: [{ item: { id: `${skuId}` }, quantity }],
  buyer: { email, first_name: 'Ada', last_name: 'Example', phone_number: '+1 617 555 0100' },
  fulfillment: {
    methods: [
      {
        type: 'shipping',
        destinations: [{ id: 'home', ...place, postal_code: '02108', address_country: 'US' }],
        selected_destination_id: 'home',
      },
    ],
  },
});

/** The same for ACP. */
export const acpOrderOf = (skuId: number, email = newEmail()) => ({
  line_items: [{ id: `${skuId}` }],
  currency: 'usd',
  capabilities: {},
  buyer: { email, first_name: 'Ada', last_name: 'Example' },
  fulfillment_details: {
    name: 'Ada Example',
    phone_number: '+16175550100',
    email,
    address: {
      name: 'Ada Example',
      line_one: '1 Example Road',
      city: 'Boston',
      state: 'MA',
      country: 'US',
      postal_code: '02108',
    },
  },
});

/** Presses "pay" on the page to which an agent hands its shopper over. */
export async function payAt(app: FastifyInstance, continueUrl: string): Promise<void> {
  const { pathname } = new URL(continueUrl);
  await app.inject({
    method: 'POST',
    url: pathname,
    headers: { host: HOST, 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN },
    payload: 'decision=approve',
  });
}
