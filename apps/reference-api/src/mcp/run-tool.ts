import type { CallToolResult } from '@modelcontextprotocol/server';
import { AGENT_NOTICE, type AgentView, agentResult, dataText } from '@promenade/storefront-hooks/domain';
import { type AnySchema, type CartGroup, decode } from '@promenade/storefront-sdk/contract';
import type { FastifyInstance } from 'fastify';
import type { SignedAgent } from '../agents/signed-agents.ts';
import type { Deps } from '../deps.ts';
import type { StorefrontPages } from '../domain/storefront-pages.ts';
import type { Envelope } from '../errors/envelope.ts';
import type { TokenHolder } from '../identity/read-token.ts';
import type { Shop } from '../repositories/shops.ts';
import { actingFor } from './acting-for.ts';
import { checkoutUrl } from './checkout-url.ts';
import type { GuestCarts } from './guest-carts.ts';
import { CART, type CallRequest, requestOf, type Tool, type ToolInput, viewCart } from './tools.ts';

/** The caller of a tool. */
export interface AgentCall {
  shop: Shop;
  view: AgentView;
  pages: StorefrontPages;
  /** The account, null for a guest. */
  holder: TokenHolder | null;
  /** OAuth client id of the agent if its shopper has signed in. */
  client: string | undefined;
  /** The agent whose signature of the request was verified. */
  signedAgent: SignedAgent | null;
  ip: string;
  /** The host name and request id of the agent's request, under which the API is called. */
  headers: Readonly<Record<string, string>>;
}

interface Parts {
  app: FastifyInstance;
  deps: Deps;
  carts: GuestCarts;
}

function resultWith(part: { data: object } | { error: string }): CallToolResult {
  const structuredContent = { notice: AGENT_NOTICE, ...part };
  return { structuredContent, content: [{ type: 'text', text: JSON.stringify(structuredContent) }] };
}

/** An error may name a product, so it is a text of others too. */
const failed = (error: string): CallToolResult => ({ ...resultWith({ error: dataText(error) }), isError: true });

/** Calls one of the API's own routes, so that limits, checks, ownership and prices are those of every other client. */
async function callApi(app: FastifyInstance, { holder, signedAgent, headers, ip }: AgentCall, request: CallRequest) {
  const answer = await actingFor({ holder, signedAgent }, () =>
    app.inject({
      method: request.method,
      url: request.url,
      headers,
      remoteAddress: ip,
      ...(request.body !== undefined && { payload: request.body as object }),
    }),
  );
  return answer.json<Envelope>();
}

/** Runs a tool: calls the API and returns its response as text. A refusal is a result too, with the API's message. */
export async function runTool(
  { app, deps, carts }: Parts,
  call: AgentCall,
  tool: Tool,
  given: ToolInput,
): Promise<CallToolResult> {
  const { [CART]: cartGiven, ...input } = given;
  const { shop, view, holder, client, ip } = call;
  const note = (result: string | number) =>
    deps.audit('agent tool', { tool: tool.name, result, shop: shop.id, account: holder?.userId, client, ip });

  const isGuestCart = tool.takesCart && holder === null;
  const isNew = isGuestCart && cartGiven === undefined;
  const cart = isNew ? carts.create(shop.id) : String(cartGiven ?? '');
  const uuid = isGuestCart ? carts.uuidOf(shop.id, cart) : undefined;
  if (isGuestCart && uuid === undefined) {
    note('cart unknown');
    return failed('There is no such cart. Use the `cart` that add_to_cart returned.');
  }

  const ask = (asked: Tool, sent: ToolInput) => callApi(app, call, requestOf(asked, sent, uuid));
  const done = await ask(tool, input);
  note(done.code);
  if (done.code !== 200) return failed(done.message);
  // Who changes a cart wants to see it.
  const shown = tool.changes === 'cart' ? viewCart : tool;
  const { code, message, data } = shown === tool ? done : await ask(shown, {});
  if (code !== 200) return failed(message);
  const decoded = decode(shown.call.response as AnySchema, data);
  const result = agentResult(shown.id, decoded, view);
  const next = shown === viewCart ? checkoutUrl(decoded as CartGroup[], call) : undefined;
  const showsCart = isGuestCart && (!isNew || tool.changes === 'cart');
  return resultWith({ data: { ...result, ...(showsCart && { cart }), ...(next && { checkoutUrl: next }) } });
}
