import { type NewOrder, randomKey } from '@promenade/storefront-sdk';
import { browserStorage } from '../browser/storage.ts';
import { storageKey } from '../browser/storage-key.ts';

/**
 * The requests sent for a checkout under one idempotency key. Responses may have been lost, so the backend may have accepted
 * any of the bodies.
 */
export interface OrderAttempt {
  preOrderNo: string;
  key: string;
  /** Distinct request bodies, newest first; several if the shopper changed the order between attempts. */
  bodies: readonly NewOrder[];
}

const storage = browserStorage('sessionStorage');
const keyOf = (storeId: number) => storageKey('orderAttempt', storeId);

function read(storeId: number): OrderAttempt | undefined {
  try {
    return JSON.parse(storage.get(keyOf(storeId)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** The earlier attempt of this tab to order a checkout, also from before a reload. */
export function earlierAttempt(storeId: number, preOrderNo: string): OrderAttempt | undefined {
  const attempt = read(storeId);
  return attempt?.preOrderNo === preOrderNo ? attempt : undefined;
}

/**
 * Stores an attempt with the body to send now. It reuses the key of an earlier attempt, so that a checkout becomes one order
 * only.
 */
export function nextAttempt(storeId: number, body: NewOrder): OrderAttempt {
  const { preOrderNo } = body;
  const { key, bodies } = earlierAttempt(storeId, preOrderNo) ?? { key: randomKey(), bodies: [] };
  const others = bodies.filter((other) => JSON.stringify(other) !== JSON.stringify(body));
  const attempt = { preOrderNo, key, bodies: [body, ...others] };
  storage.set(keyOf(storeId), JSON.stringify(attempt));
  return attempt;
}

/** Deletes the attempt, when no order was placed or when the shopper changes in this tab. */
export function forgetAttempt(storeId: number): void {
  storage.remove(keyOf(storeId));
}
