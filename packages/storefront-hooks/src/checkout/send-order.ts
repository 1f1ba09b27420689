import { type Client, ordersCreate, type StorefrontError } from '@promenade/storefront-sdk';
import { forgetAttempt, nextAttempt, type OrderBody } from './order-attempt.ts';

/** An order that the backend has taken. */
export interface PlacedOrder {
  /** PT number. */
  orderNo: string;
  /** An earlier press had gone through though its answer was lost: the order is as it was then, without later changes. */
  isEarlier: boolean;
}

/** Code with which a backend refuses a key that already stands for another request. */
const KEY_REUSED = 422;
/** Code with which a backend refuses an order that would not cost what the shopper agreed to. */
export const PRICE_CHANGED = 409;

/** After a definite refusal nothing was placed; anything else may have been carried out. */
const isDefinite = ({ kind, code }: StorefrontError) =>
  ['invalid', 'forbidden', 'not-found'].includes(kind) || [KEY_REUSED, PRICE_CHANGED].includes(code);

/** Sends an order under the key of its checkout. Where the key stands for an earlier press, that one's order is the answer. */
export async function sendOrder(client: Client, body: OrderBody): Promise<PlacedOrder> {
  const { key, bodies } = nextAttempt(body);
  const send = async ([sent = body, ...earlier]: readonly OrderBody[]): Promise<PlacedOrder> => {
    try {
      const { orderNo } = await ordersCreate(client, sent, { idempotencyKey: key });
      return { orderNo, isEarlier: sent !== body };
    } catch (cause) {
      const error = cause as StorefrontError;
      if (error.code === KEY_REUSED && earlier.length > 0) return send(earlier);
      if (isDefinite(error)) forgetAttempt();
      throw error;
    }
  };
  return send(bodies);
}
