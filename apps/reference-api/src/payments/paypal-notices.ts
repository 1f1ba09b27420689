import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentNotice } from './adapter.ts';
import { centsOf, type PaypalMoney } from './paypal-money.ts';
import { type PaypalCapture, type PaypalOrder, updateOfCapture } from './paypal-orders.ts';

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

type Capture = PaypalCapture & { supplementary_data?: { related_ids?: { order_id?: string } } };

/** A refund or a reversal of a capture; `custom_id` is the shop's own key where the shop made it. */
interface MoneyBack {
  id: string;
  amount: PaypalMoney;
  custom_id?: string;
  links?: readonly { rel: string; href: string }[];
}

interface Dispute {
  dispute_id: string;
  status: string;
  dispute_amount: PaypalMoney;
  disputed_transactions: readonly { seller_transaction_id?: string }[];
  dispute_outcome?: { outcome_code?: string };
}

type PaypalEvent =
  | { event_type: 'CHECKOUT.ORDER.APPROVED'; resource: PaypalOrder }
  | { event_type: `PAYMENT.CAPTURE.${'PENDING' | 'COMPLETED' | 'DENIED' | 'DECLINED'}`; resource: Capture }
  | { event_type: `PAYMENT.CAPTURE.${'REFUNDED' | 'REVERSED'}`; resource: MoneyBack }
  | { event_type: `CUSTOMER.DISPUTE.${'CREATED' | 'UPDATED' | 'RESOLVED'}`; resource: Dispute };

/** A verified event's notice about a payment; null if it does not concern one. */
export function noticeOf(event: PaypalEvent): PaymentNotice | null {
  switch (event.event_type) {
    // Approved is not taken: PayPal is asked, and the money with it.
    case 'CHECKOUT.ORDER.APPROVED':
      return { reference: event.resource.id, update: null };
    case 'PAYMENT.CAPTURE.PENDING':
    case 'PAYMENT.CAPTURE.COMPLETED':
    case 'PAYMENT.CAPTURE.DENIED':
    case 'PAYMENT.CAPTURE.DECLINED':
      return noticeOfCapture(event.resource);
    case 'PAYMENT.CAPTURE.REFUNDED':
    case 'PAYMENT.CAPTURE.REVERSED':
      return noticeOfMoneyBack(event.resource);
    case 'CUSTOMER.DISPUTE.CREATED':
    case 'CUSTOMER.DISPUTE.UPDATED':
    case 'CUSTOMER.DISPUTE.RESOLVED':
      return noticeOfDispute(event.resource);
    default:
      return null;
  }
}

function noticeOfCapture(capture: Capture): PaymentNotice | null {
  const reference = capture.supplementary_data?.related_ids?.order_id;
  const update = updateOfCapture(capture);
  if (!reference || !update) return null;
  // An old notice must not say that money is still on its way: PayPal is asked.
  return { reference, update: update.kind === 'processing' ? null : update };
}

function noticeOfMoneyBack({ id, amount, custom_id, links }: MoneyBack): PaymentNotice | null {
  if (custom_id && SHOPS_OWN.test(custom_id)) return null;
  const [, reference] = /\/captures\/(\w+)$/.exec(links?.find(({ rel }) => rel === 'up')?.href ?? '') ?? [];
  if (!reference) return null;
  return { reference, incidents: [{ kind: 'refunded', id, amountCents: centsOf(amount), isOver: false }] };
}
/** Numbers under which the shop gives money back, see `payoutKey`. */
const SHOPS_OWN = /^(?:RE|surplus-)/;

/** Outcomes that leave the money with the shop. */
const OVER: readonly (string | undefined)[] = [
  'RESOLVED_SELLER_FAVOUR',
  'RESOLVED_SELLER_FAVOR',
  'CANCELED_BY_BUYER',
  'DENIED',
];

function noticeOfDispute({ dispute_id: id, status, ...dispute }: Dispute): PaymentNotice | null {
  const reference = dispute.disputed_transactions[0]?.seller_transaction_id;
  if (!reference) return null;
  const isOver = status === 'RESOLVED' && OVER.includes(dispute.dispute_outcome?.outcome_code);
  return {
    reference,
    incidents: [{ kind: 'disputed', id, amountCents: centsOf(dispute.dispute_amount), isOver }],
  };
}
