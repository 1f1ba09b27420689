import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { agentAnswers } from '../agent-checkouts/answers.ts';
import { agentCheckouts, LINES_MAX, type Wanted } from '../agent-checkouts/checkouts.ts';
import { BODY_LIMIT, readAgentRequest, takeAgentBodies } from '../agent-checkouts/request.ts';
import { localeOf } from '../contract/locale.ts';
import type { AgentContactRecord } from '../db/index.ts';
import type { Deps } from '../deps.ts';
import { splitName } from '../domain/whole-address.ts';
import { refusalOf } from '../errors/error-handler.ts';
import { Refused } from '../errors/refused.ts';
import { toRefused } from '../errors/to-refused.ts';
import { ACP_VERSION, acpSession } from './session-answers.ts';

const ACP_ROOT = '/acp';
const SESSIONS = `${ACP_ROOT}/checkout_sessions`;
const DISCOVERY_SECONDS = 3600;

const text = (maxLength: number) => ({ type: 'string', maxLength });
const fields = (properties: object, required: readonly string[] = []) => ({ type: 'object', properties, required });

const buyer = fields({ email: text(254), first_name: text(64), last_name: text(64), phone_number: text(48) });
const sessionBody = fields({
  buyer,
  line_items: {
    type: 'array',
    minItems: 1,
    maxItems: LINES_MAX,
    items: fields({ id: text(64), quantity: { type: 'integer', minimum: 1, maximum: 9999 } }, ['id']),
  },
  fulfillment_details: fields({
    name: text(130),
    phone_number: text(48),
    email: text(254),
    address: fields({
      name: text(130),
      line_one: text(200),
      line_two: text(200),
      city: text(80),
      state: text(80),
      country: text(2),
      postal_code: text(16),
    }),
  }),
});

interface SessionBody {
  buyer?: { email?: string; first_name?: string; last_name?: string; phone_number?: string };
  line_items?: { id: string; quantity?: number }[];
  fulfillment_details?: {
    name?: string;
    phone_number?: string;
    email?: string;
    address?: {
      name?: string;
      line_one?: string;
      line_two?: string;
      city?: string;
      state?: string;
      country?: string;
      postal_code?: string;
    };
  };
}

interface ById {
  Params: { id: string };
}

/** An item without a quantity means 1: the protocol's schema has no quantity in requests, its examples do. */
const itemsOf = ({ line_items: lines }: SessionBody) => lines?.map(({ id, quantity = 1 }) => ({ id, quantity }));

/** Buyer and address of a request; parts that it omits keep their values. */
function contactOf({ buyer: by, fulfillment_details: details }: SessionBody, before: AgentContactRecord) {
  const { address } = details ?? {};
  const whole = address?.name ?? details?.name;
  const name = whole === undefined ? undefined : splitName(whole);
  return {
    ...before,
    ...(by && { email: by.email, firstName: by.first_name, lastName: by.last_name, phone: by.phone_number }),
    ...(details?.email !== undefined && !by?.email && { email: details.email }),
    ...(details?.phone_number !== undefined && { phone: details.phone_number }),
    ...(name && { firstName: name.first_name, lastName: name.last_name }),
    ...(address && {
      ...{ addressLine1: address.line_one, addressLine2: address.line_two, city: address.city },
      ...{ state: address.state, postCode: address.postal_code, country: address.country?.toUpperCase() },
    }),
  };
}

/** The Agentic Commerce Protocol: checkout sessions. Products are read as feeds. */
export async function acpRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const checkouts = agentCheckouts(deps);
  takeAgentBodies(app);
  app.setErrorHandler((error, request, reply) => answerFailure(error, request, reply));

  app.get('/.well-known/acp.json', async (request, reply) => {
    const { origin, currency } = await readAgentRequest(app, deps, request, { protocol: 'acp', needs: 'checkout' });
    return reply.header('cache-control', `public, max-age=${DISCOVERY_SECONDS}`).send({
      protocol: { name: 'acp', version: ACP_VERSION, supported_versions: [ACP_VERSION] },
      api_base_url: origin + ACP_ROOT,
      transports: ['rest'],
      capabilities: {
        services: ['checkout'],
        supported_currencies: [currency.toLowerCase()],
        supported_locales: ['en', 'fr'],
      },
    });
  });

  const answer = agentAnswers(app, deps, {
    protocol: 'acp',
    replayedHeader: 'idempotent-replayed',
    readHeaders({ headers, method }, reply) {
      const { 'idempotency-key': key, 'request-id': id, 'api-version': version } = headers;
      if (typeof version === 'string' && version !== ACP_VERSION) throw new Refused(400, 'versionUnknown');
      if (method === 'POST' && key === undefined) throw new Refused(400, 'keyMissing');
      // Text of a header, so that it can stand in one.
      if (typeof id === 'string') reply.header('request-id', id.slice(0, 128));
      if (typeof key === 'string') reply.header('idempotency-key', key.slice(0, 255));
    },
  });

  const options = { bodyLimit: BODY_LIMIT, schema: { body: sessionBody } };
  app.post<{ Body: SessionBody }>(SESSIONS, options, (request, reply) =>
    answer(request, reply, 'create checkout', async (agent) => {
      const wanted: Wanted = { items: itemsOf(request.body) ?? [], contact: contactOf(request.body, {}) };
      return { status: 201, body: acpSession(await checkouts.create(agent, 'checkout', wanted), agent) };
    }),
  );
  app.get<ById>(`${SESSIONS}/:id`, (request, reply) =>
    answer(request, reply, 'read checkout', async (agent) => ({
      status: 200,
      body: acpSession(await checkouts.read(agent, 'checkout', request.params.id), agent),
    })),
  );
  app.post<ById & { Body: SessionBody }>(`${SESSIONS}/:id`, options, (request, reply) =>
    answer(request, reply, 'update checkout', async (agent) => {
      const { body, params } = request;
      const updated = await checkouts.update(agent, 'checkout', params.id, ({ lines, contact }) => ({
        items: itemsOf(body) ?? lines.map(({ skuId, quantity }) => ({ id: `${skuId}`, quantity })),
        contact: contactOf(body, contact),
      }));
      return { status: 200, body: acpSession(updated, agent) };
    }),
  );
  const completing = { bodyLimit: BODY_LIMIT, schema: { body: fields({ buyer }) } };
  app.post<ById & { Body: Pick<SessionBody, 'buyer'> }>(`${SESSIONS}/:id/complete`, completing, (request, reply) =>
    answer(request, reply, 'complete checkout', async (agent) => {
      const { buyer: by } = request.body;
      const named = by && ((before: AgentContactRecord) => contactOf({ buyer: by }, before));
      return { status: 200, body: acpSession(await checkouts.complete(agent, request.params.id, named), agent) };
    }),
  );
  app.post<ById>(`${SESSIONS}/:id/cancel`, { bodyLimit: BODY_LIMIT }, (request, reply) =>
    answer(request, reply, 'cancel checkout', async (agent) => ({
      status: 200,
      body: acpSession(await checkouts.cancel(agent, 'checkout', request.params.id), agent),
    })),
  );
}

const CODES: Readonly<Record<string, string>> = {
  keyMissing: 'idempotency_key_required',
  keyInUse: 'idempotency_in_flight',
  keyReused: 'idempotency_conflict',
  agentCheckoutGone: 'not_found',
  agentCheckoutOver: 'not_open',
  checkoutEmpty: 'items_unavailable',
  versionUnknown: 'unsupported_api_version',
  tooManyRequests: 'rate_limited',
};

/** The protocol's status for cancelling a session that has ended. */
const NOT_CANCELABLE = 405;

function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refused = toRefused(error);
  const { message } = refusalOf(refused, localeOf(request));
  if (refused.code >= 500) request.log.error({ err: error }, 'request failed');
  const { retryAfterSeconds } = refused.options;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  const isCancel = refused.id === 'agentCheckoutOver' && request.routeOptions.url?.endsWith('/cancel');
  const types = { 500: 'processing_error', 503: 'service_unavailable' } as Readonly<Record<number, string>>;
  return reply
    .code(isCancel ? NOT_CANCELABLE : refused.code)
    .header('cache-control', 'no-store')
    .send({
      ...{ type: types[refused.code] ?? 'invalid_request', code: CODES[refused.id] ?? 'invalid', message },
      ...(refused.id === 'versionUnknown' && { supported_versions: [ACP_VERSION] }),
    });
}
