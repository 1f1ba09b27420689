import { type Client, type NewOrder, ordersCreate, type StorefrontError } from '@promenade/storefront-sdk';
import { forgetAttempt, nextAttempt } from './order-attempt.ts';

/** An order that the backend has accepted. */
export interface PlacedOrder {
  /** PT number. */
  orderNo: string;
  /** Whether the order was placed by an earlier attempt whose response was lost. It does not contain later changes. */
  wasAlreadySent: boolean;
}

/** Code of an idempotency key that was used for another request. */
const KEY_REUSED = 422;
/** Code for an order whose total differs from the total that the shopper agreed to. */
export const PRICE_CHANGED = 409;

/** After these errors no order was placed; after any other error the order may have been accepted. */
const isDefinite = ({ kind, code }: StorefrontError) =>
  ['invalid', 'forbidden', 'not-found'].includes(kind) || [KEY_REUSED, PRICE_CHANGED].includes(code);

/**
 * Sends an order with the idempotency key of its checkout. If an earlier attempt has placed an order with this key, returns
 * that order.
 */
export async function sendOrder(client: Client, storeId: number, body: NewOrder): Promise<PlacedOrder> {
  const { key, bodies } = nextAttempt(storeId, body);
  const send = async ([sent = body, ...earlier]: readonly NewOrder[]): Promise<PlacedOrder> => {
    try {
      const { orderNo } = await ordersCreate(client, sent, { idempotencyKey: key });
      return { orderNo, wasAlreadySent: sent !== body };
    } catch (cause) {
      const error = cause as StorefrontError;
      if (error.code === KEY_REUSED && earlier.length > 0) return send(earlier);
      if (isDefinite(error)) forgetAttempt(storeId);
      throw error;
    }
  };
  return send(bodies);
}
