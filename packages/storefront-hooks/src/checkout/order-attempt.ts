import { type NewOrder, randomKey } from '@promenade/storefront-sdk';
import { browserStorage } from '../browser/storage.ts';
import { storageKey } from '../browser/storage-key.ts';

/** What was sent for a checkout under one idempotency key. A response may have been lost, so any body may have been accepted. */
export interface OrderAttempt {
  preOrderNo: string;
  key: string;
  /** Newest first; more than one where the shopper changed something between two attempts. */
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

/** The attempt to order a checkout that this tab made before, also before a reload. */
export function earlierAttempt(storeId: number, preOrderNo: string): OrderAttempt | undefined {
  const attempt = read(storeId);
  return attempt?.preOrderNo === preOrderNo ? attempt : undefined;
}

/** Stores the attempt with the body to send now, under the key of the earlier one: a checkout becomes one order. */
export function nextAttempt(storeId: number, body: NewOrder): OrderAttempt {
  const { preOrderNo } = body;
  const { key, bodies } = earlierAttempt(storeId, preOrderNo) ?? { key: randomKey(), bodies: [] };
  const others = bodies.filter((other) => JSON.stringify(other) !== JSON.stringify(body));
  const attempt = { preOrderNo, key, bodies: [body, ...others] };
  storage.set(keyOf(storeId), JSON.stringify(attempt));
  return attempt;
}

/** Deletes the attempt: nothing was placed, or another shopper continues in this tab. */
export function forgetAttempt(storeId: number): void {
  storage.remove(keyOf(storeId));
}
