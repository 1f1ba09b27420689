import type { MasterOrder } from '@promenade/storefront-sdk/contract';
import type { AgentCheckout } from '../agent-checkouts/checkout-view.ts';
import type { AgentView } from '../agent-checkouts/request.ts';

/** The state of an order that its agent does not know yet. */
export interface OrderChange {
  /** Identifies the change; the same for each attempt to send it. */
  id: string;
  checkout: AgentCheckout;
  order: MasterOrder;
  view: AgentView;
  /** Epoch milliseconds. */
  changedAt: number;
  /** Whether the agent has not been told about this order before. */
  isFirst: boolean;
}

/** A request to an agent's address. */
export interface SignedEvent {
  body: string;
  headers: Record<string, string>;
}
