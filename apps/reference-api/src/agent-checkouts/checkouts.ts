import { createHash, randomBytes } from 'node:crypto';
import type { AgentContactRecord, AgentLineRecord } from '../db/index.ts';
import type { Deps } from '../deps.ts';
import { Refused } from '../errors/refused.ts';
import { createSealer } from '../mail/seal.ts';
import {
  type AgentCheckoutRow,
  agentCheckoutOf,
  changeAgentCheckout,
  claimPlacing,
  endPlacing,
  insertAgentCheckout,
  noteShownTotal,
} from '../repositories/agent-checkouts.ts';
import { orderOfPreOrder } from '../repositories/orders.ts';
import { skuIdsOf, soldItems } from '../repositories/sold-items.ts';
import { type AgentCheckout, type Problem, stateOf, viewOf } from './checkout-view.ts';
import { hostedPayment, placeAgentOrder, readOrder } from './place-agent-order.ts';
import type { AgentRequest } from './request.ts';

/** As many as a link to a cart takes. */
export const LINES_MAX = 20;
const LIFETIME_MS = 6 * 60 * 60_000;
/** Longer than the placing of an order takes, with the time that its payment provider may need. */
const PLACING_MS = 2 * 60_000;

type Kind = AgentCheckoutRow['kind'];

/** Requested content of a cart or checkout; replaces the previous content. */
export interface Wanted {
  /** Variant ids as sent, with their quantities. */
  items: readonly { id: string; quantity: number }[];
  contact: AgentContactRecord;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The variant that an id of a feed or of the catalogue names; 0, which no variant has, for any other text. */
export const variantIdIn = (id: string): number => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0);

/** Encrypts the id of a checkout, bound to its hash: events about its order send the id to the agent that signed for it. */
export const idSealer = ({ secrets }: Pick<Deps, 'secrets'>) =>
  createSealer<string>(secrets.agentSealKey, 'agent checkout');

const gone = () => new Refused(404, 'agentCheckoutGone');

/** The lines of items that the shop has, and what to say of the others. Equal ones become one line. */
async function linesOf({ db, shop }: AgentRequest, { items }: Wanted) {
  const variantIds = items.map(({ id }) => variantIdIn(id));
  const known = await soldItems(db, variantIds);
  const variants = variantIds.map((id) => ({ productId: known.get(id)?.productId ?? 0, variant: { id } }));
  const ids = await skuIdsOf(db, shop.id, variants);
  const quantities = new Map<number, number>();
  const unknown: string[] = [];
  for (const [index, { id, quantity }] of items.entries()) {
    const skuId = ids[index];
    if (skuId === undefined) unknown.push(id);
    else quantities.set(skuId, (quantities.get(skuId) ?? 0) + quantity);
  }
  const lines: AgentLineRecord[] = [...quantities].map(([skuId, quantity]) => ({ skuId, quantity }));
  return { lines, unknown };
}

/** The state machine of agents' carts and checkouts, on which both protocols rest. */
export function agentCheckouts(deps: Deps) {
  const isPlacedHere = hostedPayment(deps) !== undefined;

  const unknownItems = ({ locale }: AgentRequest, ids: readonly string[]): Problem[] =>
    ids.map((id) => ({
      code: 'unavailable',
      text: locale === 'fr' ? `La boutique n’a pas d’article ${id}` : `The shop has no item ${id}`,
    }));

  async function load(request: AgentRequest, kind: Kind, id: string): Promise<AgentCheckoutRow> {
    const { db, shop, agent, now } = request;
    const row = await agentCheckoutOf(db, { hash: sha256(id), store_id: shop.id, kind, agent });
    if (!row) throw gone();
    if (row.pre_order_no === null || row.order_no !== null) return row;
    // A process that died after ordering has left the order without a note of it.
    const order = await orderOfPreOrder(db, row.pre_order_no);
    return (order && (await endPlacing(db, row, order.order_no, now))) || row;
  }

  async function show(
    request: AgentRequest,
    row: AgentCheckoutRow,
    id: string,
    problems: readonly Problem[] = [],
  ): Promise<AgentCheckout> {
    const order = row.order_no === null ? null : await readOrder(request, row);
    const view = await viewOf(request, row, { id, order, isPlacedHere, problems });
    if (view.state === 'open') await noteShownTotal(request.db, row, view.payCents);
    return view;
  }

  async function create(request: AgentRequest, kind: Kind, wanted: Wanted, id = randomBytes(24).toString('base64url')) {
    const { db, shop, agent, protocol, languages, signedAgent, now } = request;
    await deps.limiter.countForCaller('agentCheckout', request);
    const { lines, unknown } = await linesOf(request, wanted);
    if (lines.length === 0) throw new Refused(400, 'checkoutEmpty');
    const row = { hash: sha256(id), store_id: shop.id, kind, agent, protocol, language: languages[0] };
    const signed = signedAgent && { signed_agent_id: signedAgent.id, sealed_id: idSealer(deps).seal(id, row.hash) };
    const content = { lines: JSON.stringify(lines), contact: JSON.stringify(wanted.contact) };
    const times = { created_at: now, updated_at: now, expires_at: now + LIFETIME_MS };
    // Of two requests that turn one cart into a checkout, the second finds it.
    await insertAgentCheckout(db, { ...row, ...signed, ...content, ...times });
    return show(request, await load(request, kind, id), id, unknownItems(request, unknown));
  }

  return {
    create: (request: AgentRequest, kind: Kind, wanted: Wanted): Promise<AgentCheckout> =>
      create(request, kind, wanted),

    /** Returns the checkout of a cart: the existing one if it is still open, or a new one. */
    async createFromCart(request: AgentRequest, cartId: string): Promise<AgentCheckout> {
      const cart = await load(request, 'cart', cartId);
      if (stateOf(cart, null, request.now) !== 'open') throw gone();
      // The id follows from the cart's, which is as secret, so that the same checkout is found again.
      for (let turn = 0; ; turn++) {
        const id = sha256(`checkout ${turn} ${cartId}`);
        const known = await load(request, 'checkout', id).catch((error: unknown) => {
          if (error instanceof Refused && error.id === 'agentCheckoutGone') return undefined;
          throw error;
        });
        if (!known) {
          const items = cart.lines.map(({ skuId, quantity }) => ({ id: `${skuId}`, quantity }));
          return create(request, 'checkout', { items, contact: cart.contact }, id);
        }
        if (known.state !== 'canceled' && known.state !== 'placed' && known.expires_at > request.now) {
          return show(request, known, id);
        }
      }
    },

    async read(request: AgentRequest, kind: Kind, id: string): Promise<AgentCheckout> {
      const row = await load(request, kind, id);
      if (kind === 'cart' && stateOf(row, null, request.now) !== 'open') throw gone();
      return show(request, row, id);
    },

    /** @throws Refused 409 when it is ordered or over. */
    async update(
      request: AgentRequest,
      kind: Kind,
      id: string,
      change: (before: AgentCheckoutRow) => Wanted,
    ): Promise<AgentCheckout> {
      const row = await load(request, kind, id);
      if (stateOf(row, null, request.now) !== 'open' || row.order_no !== null) {
        throw kind === 'cart' ? gone() : new Refused(409, 'agentCheckoutOver');
      }
      const wanted = change(row);
      const { lines, unknown } = await linesOf(request, wanted);
      if (lines.length === 0) throw new Refused(400, 'checkoutEmpty');
      const content = { lines: JSON.stringify(lines), contact: JSON.stringify(wanted.contact) };
      const changed = await changeAgentCheckout(request.db, row, content, request.now);
      if (!changed) throw new Refused(409, 'agentCheckoutOver');
      return show(request, changed, id, unknownItems(request, unknown));
    },

    /**
     * Places the order, once: a concurrent request finds it `placing`. Refusals of the shop are returned as problems of the
     * checkout, which stays open.
     * @param contactAfter Contact of a request that names the buyer again; the lines and the total stay.
     */
    async complete(
      request: AgentRequest,
      id: string,
      contactAfter?: (before: AgentContactRecord) => AgentContactRecord,
    ): Promise<AgentCheckout> {
      const known = await load(request, 'checkout', id);
      const isOpen = stateOf(known, null, request.now) === 'open' && known.order_no === null;
      const contact = contactAfter && isOpen && JSON.stringify(contactAfter(known.contact));
      const row = (contact && (await changeAgentCheckout(request.db, known, { contact }, request.now))) || known;
      const before = await show(request, row, id);
      if (before.state === 'canceled' || before.state === 'expired') throw new Refused(409, 'agentCheckoutOver');
      if (before.state !== 'open' || before.problems.length > 0 || !isPlacedHere) return before;
      const { db, now } = request;
      // Uses the total that the agent last received, not the current one: the agent must see a new price first.
      const claimed = await claimPlacing(db, row, now, now + PLACING_MS);
      if (!claimed) return show(request, await load(request, 'checkout', id), id);
      try {
        const { orderNo, preOrderNo, problems } = await placeAgentOrder(deps, request, claimed, row.shown_cents);
        const ended = await endPlacing(db, { ...row, pre_order_no: preOrderNo }, orderNo, now);
        return show(request, ended ?? (await load(request, 'checkout', id)), id, problems);
      } catch (error) {
        const after = await load(request, 'checkout', id);
        if (after.order_no === null) await endPlacing(db, after, null, now);
        throw error;
      }
    },

    /** @throws Refused 409 when it is ordered, because shoppers cancel orders themselves, or over. */
    async cancel(request: AgentRequest, kind: Kind, id: string): Promise<AgentCheckout> {
      const row = await load(request, kind, id);
      const canceled = await changeAgentCheckout(request.db, row, { state: 'canceled' }, request.now);
      if (!canceled) throw kind === 'cart' ? gone() : new Refused(409, 'agentCheckoutOver');
      return show(request, canceled, id);
    },
  };
}
