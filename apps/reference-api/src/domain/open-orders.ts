import { UNVERIFIED_ORDER_LIFETIME_MS } from '@promenade/storefront-hooks/domain';
import type { CallContext } from '../contract/types.ts';
import type { Tx } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import { badField, Refused } from '../errors/refused.ts';
import { countUse, perNetwork } from '../limits/rate-limits.ts';
import { holdOpenOrders } from '../repositories/open-orders.ts';
import { hasProvenEmail, type UserRow } from '../repositories/users.ts';
import { emailUnproven } from './email-verification.ts';

/** What orders that wait for payment may hold, for everybody of one account or one proven mailbox. */
interface OpenOrderLimit {
  orders: number;
  piecesOfVariant: number;
  pieces: number;
}

/** How much may be held without paying. */
export interface OpenOrderLimits {
  unproven: OpenOrderLimit;
  proven: OpenOrderLimit;
  /** Orders of shoppers without a proven address from one network, in the time that such an order lives. */
  unprovenPerNetwork: number;
}

export const OPEN_ORDER_LIMITS: OpenOrderLimits = {
  unproven: { orders: 1, piecesOfVariant: 10, pieces: 30 },
  proven: { orders: 5, piecesOfVariant: 50, pieces: 200 },
  unprovenPerNetwork: 20,
};

/**
 * Refuses an order that was just written when its shopper would hold too much without paying. It comes last in the
 * transaction of the order, so that nobody waits for the count longer than it takes.
 */
export async function refuseTooManyOpen(
  { openOrders: limits }: DomainDeps<'openOrders'>,
  tx: Tx,
  { ip, now }: Pick<CallContext, 'ip' | 'now'>,
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
  const rate = { limit: limits.unprovenPerNetwork, windowMs: UNVERIFIED_ORDER_LIFETIME_MS };
  for (const each of perNetwork('unproven-order', ip, rate)) {
    if ((await countUse(tx, each, now)) > 0) throw emailUnproven();
  }
}

function tooMany(isProven: boolean, limit: number, of: 'Variant' | ''): Refused {
  return isProven
    ? new Refused(400, `pieces${of}Open`, { values: { limit } })
    : emailUnproven(`pieces${of}Unproven`, limit);
}
