import { UNVERIFIED_ORDER_LIFETIME_MS } from '@promenade/storefront-hooks/domain';
import type { CallContext } from '../contract/types.ts';
import type { Tx } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import { badField, Refused } from '../errors/refused.ts';
import { countUse, perNetwork } from '../limits/rate-limits.ts';
import { holdOpenOrders } from '../repositories/open-orders.ts';
import { hasProvenEmail, type UserRow } from '../repositories/users.ts';
import { emailUnproven } from './email-verification.ts';

/** Limits of the unpaid orders of one account or one verified mailbox. */
interface OpenOrderLimit {
  orders: number;
  piecesOfVariant: number;
  pieces: number;
}

/** Limits of unpaid orders. */
export interface OpenOrderLimits {
  unproven: OpenOrderLimit;
  proven: OpenOrderLimit;
  /** Orders of shoppers without a verified address from one network, within the lifetime of an unpaid order. */
  unprovenPerNetwork: number;
  /** The same of an agent that signs, which orders for many shoppers from few networks. */
  unprovenPerAgent: number;
}

export const OPEN_ORDER_LIMITS: OpenOrderLimits = {
  unproven: { orders: 1, piecesOfVariant: 10, pieces: 30 },
  proven: { orders: 5, piecesOfVariant: 50, pieces: 200 },
  unprovenPerNetwork: 20,
  unprovenPerAgent: 1000,
};

/**
 * Refuses a new order if its shopper's unpaid orders exceed the limits. Runs last in the order's transaction, so that
 * concurrent orders wait for the count's lock as briefly as possible.
 */
export async function refuseTooManyOpen(
  { openOrders: limits }: DomainDeps<'openOrders'>,
  tx: Tx,
  { ip, signedAgent, now }: Pick<CallContext, 'ip' | 'signedAgent' | 'now'>,
  user: UserRow,
): Promise<void> {
  const isProven = hasProvenEmail(user);
  const limit = isProven ? limits.proven : limits.unproven;
  const { orders, held } = await holdOpenOrders(tx, user);
  if (orders > limit.orders) {
    throw isProven ? badField('preOrderNo', 'ordersOpen', { limit: limit.orders }) : emailUnproven('orderOpenUnproven');
  }
  const [{ pieces: most } = { pieces: 0 }] = held;
  const all = held.reduce((sum, { pieces }) => sum + pieces, 0);
  if (most > limit.piecesOfVariant) throw tooMany(isProven, limit.piecesOfVariant, 'Variant');
  if (all > limit.pieces) throw tooMany(isProven, limit.pieces, '');
  if (isProven) return;
  const windowMs = UNVERIFIED_ORDER_LIFETIME_MS;
  const rates = signedAgent
    ? [{ key: `unproven-order:agent:${signedAgent.id}`, limit: limits.unprovenPerAgent, windowMs }]
    : perNetwork('unproven-order', ip, { limit: limits.unprovenPerNetwork, windowMs });
  for (const each of rates) {
    if ((await countUse(tx, each, now)) > 0) throw emailUnproven();
  }
}

function tooMany(isProven: boolean, limit: number, of: 'Variant' | ''): Refused {
  return isProven
    ? new Refused(400, `pieces${of}Open`, { values: { limit } })
    : emailUnproven(`pieces${of}Unproven`, limit);
}
