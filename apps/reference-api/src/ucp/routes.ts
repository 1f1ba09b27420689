import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { agentAnswers } from '../agent-checkouts/answers.ts';
import type { AgentCheckout } from '../agent-checkouts/checkout-view.ts';
import { agentCheckouts } from '../agent-checkouts/checkouts.ts';
import { type AgentRequest, BODY_LIMIT, readAgentRequest, takeAgentBodies } from '../agent-checkouts/request.ts';
import { localeOf } from '../contract/locale.ts';
import type { Deps } from '../deps.ts';
import { refusalOf } from '../errors/error-handler.ts';
import { toRefused } from '../errors/to-refused.ts';
import { catalogueProduct, lookUpCatalogue, type ProductBody, type SearchBody, searchCatalogue } from './catalogue.ts';
import { ucpCart, ucpCheckout, ucpOrder } from './checkout-answers.ts';
import { UCP_ROOT, ucpFailure, ucpProfile } from './profile.ts';
import { checkoutBody, lookupBody, productBody, searchBody, type UcpBody, wantedOf } from './requests.ts';

const PROFILE_SECONDS = 300;

interface ById {
  Params: { id: string };
}

/** The Universal Commerce Protocol over REST: catalogue, carts, checkouts and their orders. */
export async function ucpRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const checkouts = agentCheckouts(deps);
  takeAgentBodies(app);
  app.setErrorHandler((error, request, reply) => answerFailure(error, request, reply));

  app.get('/.well-known/ucp', async (request, reply) => {
    const agent = await readAgentRequest(app, deps, request, { protocol: 'ucp', needs: 'catalogue' });
    const profile = ucpProfile(agent, deps.secrets.agentEventKey);
    return reply.header('cache-control', `public, max-age=${PROFILE_SECONDS}`).send(profile);
  });

  /** Registers what changes nothing. */
  const reading = <Body>(
    url: string,
    schema: object,
    answer: (request: AgentRequest, body: Body) => Promise<object>,
  ): void => {
    app.post(UCP_ROOT + url, { bodyLimit: BODY_LIMIT, schema: { body: schema } }, async (request, reply) => {
      const agent = await readAgentRequest(app, deps, request, { protocol: 'ucp', needs: 'catalogue' });
      return reply.header('cache-control', 'no-store').send(await answer(agent, request.body as Body));
    });
  };
  reading<SearchBody>('/catalog/search', searchBody, searchCatalogue);
  reading<{ ids: string[] }>('/catalog/lookup', lookupBody, (request, { ids }) => lookUpCatalogue(request, ids));
  reading<ProductBody>('/catalog/product', productBody, catalogueProduct);

  const answer = agentAnswers(app, deps, { protocol: 'ucp', replayedHeader: 'idempotency-replayed' });

  const kinds = [
    { kind: 'cart', root: `${UCP_ROOT}/carts`, show: ucpCart },
    { kind: 'checkout', root: `${UCP_ROOT}/checkout-sessions`, show: ucpCheckout },
  ] as const;
  for (const { kind, root, show } of kinds) {
    const shown = (agent: AgentRequest, checkout: AgentCheckout, status = 200) => ({
      status,
      body: show(checkout, agent),
    });
    const options = { bodyLimit: BODY_LIMIT, schema: { body: checkoutBody } };
    app.post<{ Body: UcpBody }>(root, options, (request, reply) =>
      answer(request, reply, `create ${kind}`, async (agent) => {
        const { body } = request;
        const isOfCart = kind === 'checkout' && body.cart_id !== undefined;
        const made = isOfCart
          ? await checkouts.createFromCart(agent, body.cart_id ?? '')
          : await checkouts.create(agent, kind, wantedOf(body));
        return shown(agent, made, 201);
      }),
    );
    app.get<ById>(`${root}/:id`, (request, reply) =>
      answer(request, reply, `read ${kind}`, async (agent) =>
        shown(agent, await checkouts.read(agent, kind, request.params.id)),
      ),
    );
    app.put<ById & { Body: UcpBody }>(`${root}/:id`, options, (request, reply) =>
      answer(request, reply, `update ${kind}`, async (agent) => {
        const wanted = wantedOf(request.body);
        return shown(agent, await checkouts.update(agent, kind, request.params.id, () => wanted));
      }),
    );
    app.post<ById>(`${root}/:id/cancel`, { bodyLimit: BODY_LIMIT }, (request, reply) =>
      answer(request, reply, `cancel ${kind}`, async (agent) =>
        shown(agent, await checkouts.cancel(agent, kind, request.params.id)),
      ),
    );
  }
  app.post<ById>(`${UCP_ROOT}/checkout-sessions/:id/complete`, { bodyLimit: BODY_LIMIT }, (request, reply) =>
    answer(request, reply, 'complete checkout', async (agent) => ({
      status: 200,
      body: ucpCheckout(await checkouts.complete(agent, request.params.id), agent),
    })),
  );
  app.get<ById>(`${UCP_ROOT}/orders/:id`, (request, reply) =>
    answer(request, reply, 'read order', async (agent) => {
      const checkout = await checkouts.read(agent, 'checkout', request.params.id);
      const { message } = refusalOf(toRefused({ statusCode: 404 }), agent.locale);
      const isPaid = checkout.order?.paid === true;
      return { status: 200, body: isPaid ? ucpOrder(checkout, agent) : ucpFailure('not_found', message) };
    }),
  );
}

/** Outcomes of a checkout that is no longer there, or no longer open, by the protocol's own codes. */
const OUTCOMES: Readonly<Record<string, string>> = {
  agentCheckoutGone: 'not_found',
  agentCheckoutOver: 'checkout_over',
  checkoutEmpty: 'item_unavailable',
};

/** What went wrong, as the protocol says it: outcomes of the shop with status 200, errors of the request with their own. */
function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refused = toRefused(error);
  const locale = localeOf(request);
  const { message } = refusalOf(refused, locale);
  const outcome = OUTCOMES[refused.id];
  reply.header('cache-control', 'no-store');
  if (outcome) return reply.code(200).send(ucpFailure(outcome, message));
  if (refused.code >= 500) request.log.error({ err: error }, 'request failed');
  const { retryAfterSeconds } = refused.options;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  // The protocol's status for a key that was used for something else.
  const status = refused.id === 'keyReused' ? 409 : refused.code;
  return reply.code(status).send({ code: refused.id, content: message });
}
