import type { MasterOrder } from '@promenade/storefront-sdk/contract';
import type { AgentCheckout } from '../agent-checkouts/checkout-view.ts';
import type { AgentView } from '../agent-checkouts/request.ts';

/** A change of an order that was not sent to its agent yet, with the present state of the order. */
export interface OrderChange {
  /** Identifies the change; the same for each attempt to send it. */
  id: string;
  checkout: AgentCheckout;
  order: MasterOrder;
  view: AgentView;
  /** Epoch milliseconds. */
  changedAt: number;
  /** Whether this is the first event about the order. */
  isFirst: boolean;
}

/** A request to an agent's address. */
export interface SignedEvent {
  body: string;
  headers: Record<string, string>;
}
