import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentNotice } from './adapter.ts';
import { newsOfCapture, type PaypalCapture, type PaypalOrder } from './paypal-orders.ts';

/** The headers of a notice by the names PayPal takes them back under. */
const signed = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;

/** What PayPal asks to verify its own signature; null where a header is missing, so that junk costs no call. */
export function signatureOf(headers: IncomingHttpHeaders, webhookId: string): Record<string, string> | null {
  const values = Object.entries(signed).map(([name, header]) => [name, headers[header]] as const);
  if (values.some(([, value]) => typeof value !== 'string' || value === '' || value.length > 500)) return null;
  return { ...(Object.fromEntries(values) as Record<string, string>), webhook_id: webhookId };
}

interface PaypalEvent {
  event_type: string;
  resource: PaypalOrder | (PaypalCapture & { supplementary_data?: { related_ids?: { order_id?: string } } });
}

/** What a verified event says of a payment. */
export function noticeOf({ event_type, resource }: PaypalEvent): PaymentNotice | null {
  // Approved is not taken: PayPal is asked, and the money with it.
  if (event_type === 'CHECKOUT.ORDER.APPROVED') return { reference: resource.id, news: null };
  if (!/^PAYMENT\.CAPTURE\.(PENDING|COMPLETED|DENIED|DECLINED)$/.test(event_type) || !('amount' in resource))
    return null;
  const reference = resource.supplementary_data?.related_ids?.order_id;
  const news = newsOfCapture(resource);
  if (!reference || !news) return null;
  // An old notice must not say that money is still on its way: PayPal is asked.
  return { reference, news: news.kind === 'processing' ? null : news };
}
