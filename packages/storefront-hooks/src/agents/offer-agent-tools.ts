import {
  categoriesTree,
  couponsClaim,
  couponsClaimable,
  couponsMine,
  type Endpoint,
  merchantsIndex,
  merchantsProducts,
  merchantsSearch,
  ordersDetail,
  ordersList,
  productsDetailBySlug,
  reviewsList,
  searchProducts,
} from '@promenade/storefront-sdk';
import { type AgentToolData, agentTools } from '@promenade/storefront-sdk/agents';
import type { Shop } from '../core/create-shop.ts';
import { AGENT_NOTICE, type AgentResult, type AgentView, agentResult } from '../domain/agent-result.ts';
import { dataText } from '../domain/data-text.ts';
import { type CartChange, changeCart, withCart } from './cart-tools.ts';
import { type AgentInput, type ModelContextTool, modelContext } from './model-context.ts';

/** The parts of a shop that tools use: the result of `createShop`, or of `useStorefront` with that of `useCartStore`. */
export type AgentShop = Pick<
  Shop,
  'client' | 'store' | 'session' | 'cart' | 'clock' | 'currency' | 'formatMoney' | 'href' | 'errorText'
>;

/** What an agent has done for the shopper: show it to them. */
export interface AgentAct extends Partial<CartChange> {
  /** Name of the tool. */
  readonly tool: string;
}

/** A custom tool of your page, for example to open a page. */
export type PageTool = Pick<ModelContextTool, 'name' | 'description' | 'inputSchema' | 'execute'>;

/** Options of `offerAgentTools`. */
export interface AgentToolOptions {
  /** Tools of your pages. They must not pay, order, delete or apply: those need the shopper's own press. */
  pageTools?: readonly PageTool[] | undefined;
  /** Called after a tool has changed something; show it, with a button that calls `undo`. */
  onAct?: ((act: AgentAct) => void) | undefined;
}

const endpoints: readonly Endpoint[] = [
  ...[categoriesTree, couponsClaim, couponsClaimable, couponsMine, merchantsIndex, merchantsProducts, merchantsSearch],
  ...[ordersDetail, ordersList, productsDetailBySlug, reviewsList, searchProducts],
];
const endpointById = new Map(endpoints.map((endpoint) => [endpoint.id, endpoint]));

/** The fields that the tool declares; what else an agent passes is dropped. */
function declaredInput({ inputSchema }: AgentToolData, given: unknown): AgentInput {
  const { properties = {} } = inputSchema as { properties?: object };
  const input = Object(given) as AgentInput;
  return Object.fromEntries(
    Object.keys(properties).flatMap((name) => (Object.hasOwn(input, name) ? [[name, input[name]]] : [])),
  );
}

/** Makes a call whose input has the names of the wire format. */
function makeCall({ client, store }: AgentShop, endpoint: Endpoint, input: AgentInput) {
  const own = 'storeId' in Object(endpoint.sends) ? { storeId: store.id } : {};
  const fields: AgentInput = { ...endpoint.defaults, ...input, ...own };
  const isInPath = ([name]: [string, unknown]) => endpoint.path.includes(`{${name}}`);
  const entries = Object.entries(fields);
  const rest = Object.fromEntries(entries.filter((entry) => !isInPath(entry)));
  return client.call(endpoint, {
    path: Object.fromEntries(entries.filter(isInPath)),
    ...(endpoint.method === 'GET' ? { query: rest } : { body: rest }),
  });
}

async function runTool(shop: AgentShop, tool: AgentToolData, input: AgentInput) {
  const { cart, currency, formatMoney } = shop;
  const view: AgentView = {
    ...{ currency, formatMoney, now: shop.clock.now() },
    address: (path) => new URL(shop.href(path), window.location.href).href,
  };
  if (tool.changes === 'cart' || tool.call === 'cart.list') {
    const change = tool.changes === 'cart' ? await changeCart(cart, tool.call, input) : undefined;
    const result = await withCart(cart, async () => agentResult('cart.list', cart.views(), view));
    return { result, act: change };
  }
  const endpoint = endpointById.get(tool.call);
  if (!endpoint) throw new Error(`There is no call ${tool.call}.`);
  const data = await makeCall(shop, endpoint, input);
  return { result: agentResult(tool.call, data, view), act: tool.changes === 'nothing' ? undefined : {} };
}

/**
 * Offers the tools of `agentTools` to the browser's agents (WebMCP), and those of your pages. They use the cart and the session of
 * the page. Nothing pays, orders, deletes or applies for anything. Does nothing where the browser has no `document.modelContext`,
 * or the shop's owner has switched agents off.
 *
 * @returns A function that takes the tools away.
 * @example
 * const shop = createShop({ client, store, locale: 'en' });
 * const withdraw = offerAgentTools(shop, { onAct: ({ tool, product, undo }) => show(tool, product, undo) });
 */
export function offerAgentTools(shop: AgentShop, { pageTools = [], onAct }: AgentToolOptions = {}): () => void {
  const context = modelContext();
  const { agents } = shop.store;
  if (!context || agents === 'off') return () => {};
  const withdrawal = new AbortController();
  const answer = (part: { data: AgentResult } | { error: string }) => ({ notice: AGENT_NOTICE, ...part });
  const failed = (error: string) => answer({ error: dataText(error) });

  async function execute(tool: AgentToolData, given: unknown) {
    const { state } = shop.session.getSnapshot();
    if (tool.auth === 'user' && state !== 'authenticated') {
      return failed('The shopper is not signed in. They can sign in on the page; then use the tool again.');
    }
    try {
      const { result, act } = await runTool(shop, tool, declaredInput(tool, given));
      if (act) onAct?.({ tool: tool.name, ...act });
      return answer({ data: result });
    } catch (error) {
      return failed(shop.errorText(error) || 'The cart has no such line.');
    }
  }

  const register = (tool: ModelContextTool) =>
    void context.registerTool(tool, { signal: withdrawal.signal }).catch((cause: unknown) => {
      // Withdrawn before the browser had it.
      if (!withdrawal.signal.aborted) console.warn(`The tool ${tool.name} could not be offered to agents.`, cause);
    });
  for (const tool of agentTools) {
    const isReadOnly = tool.changes === 'nothing';
    if (agents === 'read' && !isReadOnly) continue;
    const { name, description, inputSchema } = tool;
    register({
      ...{ name, description, inputSchema },
      annotations: { readOnlyHint: isReadOnly, untrustedContentHint: true },
      execute: (input) => execute(tool, input),
    });
  }
  for (const tool of pageTools) register(tool);
  return () => withdrawal.abort();
}
