import { type NewOrder, randomKey } from '@promenade/storefront-sdk';
import { browserStorage } from '../browser/storage.ts';

export type OrderBody = NewOrder;

/** What was sent for a checkout under one key. The answer may have been lost, so any of it may have been carried out. */
export interface OrderAttempt {
  preOrderNo: string;
  key: string;
  /** Newest first; more than one where the shopper changed something between two presses. */
  bodies: readonly OrderBody[];
}

const STORAGE_KEY = 'promenade.orderAttempt';
const storage = browserStorage('sessionStorage');

function kept(): OrderAttempt | undefined {
  try {
    return JSON.parse(storage.get(STORAGE_KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** The attempt to order a checkout that this tab made before, also before a reload. */
export function earlierAttempt(preOrderNo: string): OrderAttempt | undefined {
  const attempt = kept();
  return attempt?.preOrderNo === preOrderNo ? attempt : undefined;
}

/** The attempt with what is sent now, under the key of the earlier one: a checkout becomes one order. */
export function nextAttempt(body: OrderBody): OrderAttempt {
  const { preOrderNo } = body;
  const { key, bodies } = earlierAttempt(preOrderNo) ?? { key: randomKey(), bodies: [] };
  const others = bodies.filter((other) => JSON.stringify(other) !== JSON.stringify(body));
  const attempt = { preOrderNo, key, bodies: [body, ...others] };
  storage.set(STORAGE_KEY, JSON.stringify(attempt));
  return attempt;
}

/** Nothing was placed, or it is nobody's business any more: what comes next is a new order. */
export function forgetAttempt(): void {
  storage.remove(STORAGE_KEY);
}
