import { createHash } from 'node:crypto';
import { viewOf } from '../agent-checkouts/checkout-view.ts';
import { idSealer } from '../agent-checkouts/checkouts.ts';
import { agentView, mayOrder } from '../agent-checkouts/request.ts';
import { publicUrl, requestPublic } from '../agents/public-request.ts';
import type { Deps } from '../deps.ts';
import { eventSecretSealer } from '../domain/agent-events.ts';
import { masterOrder } from '../domain/visitors.ts';
import { changedCheckout, noteChangeSent } from '../repositories/agent-checkouts.ts';
import { orderOfPreOrder } from '../repositories/orders.ts';
import { type Shop, shopById } from '../repositories/shops.ts';
import { acpEvent } from './acp-event.ts';
import type { OrderChange, SignedEvent } from './order-change.ts';
import { ucpEvent } from './ucp-event.ts';

type Changed = NonNullable<Awaited<ReturnType<typeof changedCheckout>>>;

/**
 * Sends the present state of an order to the agent that placed it. Several unsent changes become one event.
 *
 * @throws Error with a description if the agent's address does not accept it.
 */
export async function sendOrderEvent(deps: Deps, id: number, now: number): Promise<void> {
  const { db } = deps.database;
  const row = await changedCheckout(db, id);
  // The owner or another process was faster.
  if (!row || row.order_changes <= row.order_changes_sent) return;
  const shop = await shopById(db, row.store_id);
  // Changes while the owner has switched agents or the protocol off are not sent later.
  if (!shop || !mayOrder(shop) || !row.protocol || !deps.config[row.protocol]) {
    return noteChangeSent(db, id, row.order_changes);
  }
  const change = await orderChange(deps, shop, row, now);
  const url = publicUrl(row.url, deps.config.sandbox);
  if (!change || !url) throw new Error(`checkout ${id} has no order, or an address that is not public`);
  const status = await send(url, signedEvent(deps, row, change, url));
  const facts = { protocol: row.protocol, action: change.isFirst ? 'created' : 'changed', shop: row.store_id };
  deps.audit('agent event', { ...facts, to: row.agent_name, result: status });
  if (status < 200 || status > 299) throw new Error(`${row.agent_name} answered ${status}`);
  await noteChangeSent(db, id, row.order_changes);
}

async function orderChange(deps: Deps, shop: Shop, row: Changed, now: number): Promise<OrderChange | undefined> {
  const { db } = deps.database;
  const placed = await orderOfPreOrder(db, row.pre_order_no ?? '');
  if (!placed || row.sealed_id === null) return undefined;
  const view = agentView(deps, shop, row.locale, now);
  const order = await masterOrder({ ...view, db }, placed);
  const checkoutId = idSealer(deps).open(row.sealed_id, row.hash);
  return {
    id: createHash('sha256').update(`${row.hash} ${row.order_changes}`).digest('base64url'),
    checkout: await viewOf({ ...view, db }, row, { id: checkoutId, order, isPlacedHere: true }),
    ...{ order, view, changedAt: row.order_changed_at ?? now, isFirst: row.order_changes_sent === 0 },
  };
}

function signedEvent(deps: Deps, row: Changed, change: OrderChange, url: URL): SignedEvent {
  if (row.sealed_secret === null) return ucpEvent(change, url, deps.secrets.agentEventKey);
  return acpEvent(change, eventSecretSealer(deps).open(row.sealed_secret, `${row.signed_agent_id}`));
}

async function send(url: URL, { headers, body }: SignedEvent): Promise<number> {
  const response = await requestPublic(url, { method: 'POST', headers, body });
  response.destroy();
  return response.statusCode ?? 0;
}
