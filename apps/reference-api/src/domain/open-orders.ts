import { UNVERIFIED_ORDER_LIFETIME_MS } from '@promenade/storefront-hooks/domain';
import type { CallContext } from '../contract/types.ts';
import type { Tx } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import { badField, Refused } from '../errors/refused.ts';
import { networksOf } from '../limits/networks.ts';
import { countUse } from '../limits/rate-limits.ts';
import { holdNetworkOrders, holdOpenOrders, type OpenOrders } from '../repositories/open-orders.ts';
import { hasProvenEmail, type UserRow } from '../repositories/users.ts';
import { emailUnproven } from './email-verification.ts';

/** Limits of unpaid orders that count together, such as those of one account or one verified mailbox. */
interface OpenOrderLimit {
  orders: number;
  piecesOfVariant: number;
  pieces: number;
}

/** Limits of unpaid orders. */
export interface OpenOrderLimits {
  unproven: OpenOrderLimit;
  proven: OpenOrderLimit;
  /**
   * The same of all shoppers without a verified address in one network; `orders` within the lifetime of an unpaid order,
   * paid ones included.
   */
  unprovenPerNetwork: OpenOrderLimit;
  /** The same of an agent that signs, which orders for many shoppers from few networks. */
  unprovenPerAgent: OpenOrderLimit;
}

export const OPEN_ORDER_LIMITS: OpenOrderLimits = {
  unproven: { orders: 1, piecesOfVariant: 10, pieces: 30 },
  proven: { orders: 5, piecesOfVariant: 50, pieces: 200 },
  unprovenPerNetwork: { orders: 20, piecesOfVariant: 10, pieces: 60 },
  unprovenPerAgent: { orders: 1000, piecesOfVariant: 500, pieces: 3000 },
};

/**
 * Refuses a new order if its shopper's unpaid orders exceed the limits. Runs last in the order's transaction, so that
 * concurrent orders wait for the count's lock as briefly as possible.
 */
export async function refuseTooManyOpen(
  { openOrders: limits }: DomainDeps<'openOrders'>,
  tx: Tx,
  { ip, signedAgent, now }: Pick<CallContext, 'ip' | 'signedAgent' | 'now'>,
  { user, orderId }: { user: UserRow; orderId: number },
): Promise<void> {
  const isProven = hasProvenEmail(user);
  const limit = isProven ? limits.proven : limits.unproven;
  const { orders, held } = await holdOpenOrders(tx, user);
  if (orders > limit.orders) {
    throw isProven ? badField('preOrderNo', 'ordersOpen', { limit: limit.orders }) : emailUnproven('orderOpenUnproven');
  }
  refuseTooMuch(held, limit, isProven);
  if (isProven) return;
  const origins = signedAgent
    ? [{ network: `agent:${signedAgent.id}`, bounds: limits.unprovenPerAgent }]
    : networksOf(ip).map(({ name, share }) => ({ network: name, bounds: times(limits.unprovenPerNetwork, share) }));
  for (const { network, bounds } of origins) {
    const rate = { key: `unproven-order:${network}`, limit: bounds.orders, windowMs: UNVERIFIED_ORDER_LIFETIME_MS };
    if ((await countUse(tx, rate, now)) > 0) throw emailUnproven();
    const origin = { storeId: user.store_id, network };
    refuseTooMuch(await holdNetworkOrders(tx, origin, { id: orderId, now }), bounds, false);
  }
}

const times = ({ orders, piecesOfVariant, pieces }: OpenOrderLimit, share: number): OpenOrderLimit => ({
  orders: orders * share,
  piecesOfVariant: piecesOfVariant * share,
  pieces: pieces * share,
});

function refuseTooMuch(held: OpenOrders['held'], limit: OpenOrderLimit, isProven: boolean): void {
  const [{ pieces: most } = { pieces: 0 }] = held;
  const all = held.reduce((sum, { pieces }) => sum + pieces, 0);
  if (most > limit.piecesOfVariant) throw tooMany(isProven, limit.piecesOfVariant, 'Variant');
  if (all > limit.pieces) throw tooMany(isProven, limit.pieces, '');
}

function tooMany(isProven: boolean, limit: number, of: 'Variant' | ''): Refused {
  return isProven
    ? new Refused(400, `pieces${of}Open`, { values: { limit } })
    : emailUnproven(`pieces${of}Unproven`, limit);
}
