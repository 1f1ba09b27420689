import { createHash } from 'node:crypto';
import {
  type AnySchema,
  type Call,
  contract,
  decode,
  type EndpointId,
  type ResponseOf,
} from '@promenade/storefront-sdk/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SignedAgent } from '../agents/signed-agents.ts';
import { takeJsonBodies } from '../contract/body-parsers.ts';
import { languageOf, localeOf } from '../contract/locale.ts';
import { fieldWithNul } from '../contract/read-input.ts';
import { isForeign } from '../contract/same-origin.ts';
import { withVisibleTexts } from '../contract/visible-texts.ts';
import type { AgentProtocol, Db, Locale } from '../db/index.ts';
import { languagesFrom, type ShopLanguages } from '../db/texts.ts';
import type { Deps } from '../deps.ts';
import { refuseWhileClosed } from '../domain/shop-closing.ts';
import { shopOrigin } from '../domain/shop-origin.ts';
import { type StorefrontPages, shopPages } from '../domain/storefront-pages.ts';
import type { Envelope } from '../errors/envelope.ts';
import { notFound, Refused } from '../errors/refused.ts';
import { actingFor } from '../mcp/acting-for.ts';
import { isTooDeep } from '../mcp/message-depth.ts';
import { requestOf, type ToolInput } from '../mcp/tools.ts';
import { currencyOf } from '../repositories/shop-currency.ts';
import type { Shop } from '../repositories/shops.ts';

/** The largest request that the protocols need: twenty lines, a buyer and an address. */
export const BODY_LIMIT = 32 * 1024;

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/** What answers and events for agents are written with. */
export interface AgentView {
  shop: Shop;
  origin: string;
  locale: Locale;
  /** Languages for the texts of the shop, the best one first. */
  languages: ShopLanguages;
  /** Epoch milliseconds. */
  now: number;
  currency: string;
  /** The pages to which answers lead. */
  pages: StorefrontPages;
}

export function agentView(
  { config }: Pick<Deps, 'config'>,
  shop: Shop,
  { locale, language }: { locale: Locale; language: string },
  now: number,
): AgentView {
  const origin = shopOrigin(config, shop);
  const pages = shopPages(config, shop, locale);
  const languages = languagesFrom(language, shop);
  return { shop, origin, locale, languages, now, currency: currencyOf(shop), pages };
}

/** A request of a shopper's agent by one of the commerce protocols. */
export interface AgentRequest extends AgentView {
  db: Db;
  protocol: AgentProtocol;
  ip: string;
  /** The trusted agent that signed it. */
  signedAgent: SignedAgent | null;
  /** Hash of its credentials and of the agent that signed it; both may be missing. */
  agent: string;
  /** Calls one of the API's own routes, as a visitor or as a guest, so that limits, checks and prices are those of every other client. */
  callApi<Id extends EndpointId>(id: Id, input: ToolInput, userId?: number): Promise<ApiAnswer<Id>>;
}

/** Response of a call, or its refusal. */
export type ApiAnswer<Id extends EndpointId> = { data: ResponseOf<Call<Id>> } | { refusal: Envelope };

/** The owner's setting of what agents may do in a shop. */
export const mayOrder = ({ details }: Shop): boolean => details.agents !== 'off' && details.agents !== 'read';

/** Reads who asks what of which shop. Its limits, checks and switches are those of the MCP endpoint. */
export async function readAgentRequest(
  app: FastifyInstance,
  deps: Deps,
  request: FastifyRequest,
  { protocol, needs }: { protocol: AgentProtocol; needs: 'catalogue' | 'checkout' },
): Promise<AgentRequest> {
  if (isForeign(request, deps.origins)) throw new Refused(403, 'noAccess');
  const shop = await deps.shops.byHost(request.hostname);
  if (shop.details.agents === 'off' || (needs === 'checkout' && !mayOrder(shop))) throw notFound();
  const now = deps.now();
  refuseWhileClosed(shop, now);
  const { headers, ip, signedAgent } = request;
  const locale = localeOf(request);
  const view = agentView(deps, shop, { locale, language: languageOf(request, shop.languages) }, now);
  const sent = { host: request.host, 'accept-language': view.languages[0], 'x-request-id': request.id };
  return {
    ...{ ...view, db: deps.database.db, protocol, ip, signedAgent },
    agent: sha256(JSON.stringify([headers.authorization ?? '', headers['x-api-key'] ?? '', signedAgent?.id ?? 0])),
    async callApi(id, input, userId) {
      const call = contract[id];
      const { method, url, body } = requestOf({ call }, input);
      const holder = userId === undefined ? null : { userId, storeId: shop.id, grantId: '' };
      const answer = await actingFor({ holder, signedAgent }, () =>
        app.inject({
          ...{ method, url, headers: sent, remoteAddress: ip },
          ...(body !== undefined && { payload: body as object }),
        }),
      );
      const envelope = answer.json<Envelope>();
      if (envelope.code !== 200) return { refusal: envelope };
      return { data: decode(call.response as AnySchema, envelope.data, undefined, undefined, view.currency) as never };
    },
  };
}

/** Takes JSON objects only, as deep and as visible as the calls of the contract take them. */
export function takeAgentBodies(app: FastifyInstance): void {
  takeJsonBodies(app);
  app.addHook('preValidation', async (request) => {
    const { body } = request;
    if (body === undefined || body === null) return;
    const isObject = typeof body === 'object' && !Array.isArray(body);
    if (!isObject || isTooDeep(body) || fieldWithNul(body) !== undefined) throw new Refused(400, 'unreadableBody');
    request.body = withVisibleTexts(body);
  });
}
