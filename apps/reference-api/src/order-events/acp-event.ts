import { createHmac } from 'node:crypto';
import { acpOrder } from '../acp/session-answers.ts';
import type { OrderChange, SignedEvent } from './order-change.ts';

/** An order event of ACP: the whole order, with an HMAC under the secret that the platform gave to the owner. */
export function acpEvent({ id, checkout, order, view, isFirst }: OrderChange, secret: string): SignedEvent {
  const type = isFirst ? 'order_create' : 'order_update';
  const body = JSON.stringify({ type, data: acpOrder(checkout, order, view) });
  const seconds = Math.floor(view.now / 1000);
  const hash = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'merchant-signature': `t=${seconds},v1=${hash}`,
      'request-id': id,
      timestamp: new Date(seconds * 1000).toISOString(),
    },
  };
}
