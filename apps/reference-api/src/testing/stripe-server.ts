import { createHmac, randomBytes } from 'node:crypto';
import type { StripeConfig } from '../payments/payment-config.ts';
import { type Ledger, type ProviderAnswer, type ProviderRequest, startProvider } from './provider-server.ts';

const keys = {
  secretKey: 'sk_test_0123456789abcdefghijklmn',
  publishableKey: 'pk_test_0123456789abcdefghijklmn',
  webhookSecret: 'whsec_0123456789abcdefghijklmn',
};

interface Intent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  status: string;
  client_secret: string;
  metadata: Record<string, string>;
}

interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  status: string;
  failure_reason?: string;
  payment_intent: string;
  metadata: Record<string, string>;
}

interface Dispute {
  id: string;
  object: 'dispute';
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  reason: string;
  status: 'needs_response' | 'won' | 'lost';
}

const newId = (prefix: string) => `${prefix}_${randomBytes(9).toString('hex')}`;
const fault = (status: number, type: string, code: string): ProviderAnswer => ({
  status,
  body: { error: { type, code, message: `No: ${code}` } },
});

const MINIMUM: Readonly<Record<string, number>> = { usd: 50, eur: 50, gbp: 30, huf: 17_500, jpy: 50, czk: 1500 };
const ENDS_IN_0 = ['bhd', 'jod', 'kwd', 'omr', 'tnd'];
/** Stripe's rules for amounts, as far as the tests need them. */
function issueOf(amount: number, currency: string): string | undefined {
  if (!/^[a-z]{3}$/.test(currency)) return 'invalid_currency';
  if (!Number.isSafeInteger(amount) || amount < 0) return 'parameter_invalid_integer';
  if (ENDS_IN_0.includes(currency) && amount % 10 !== 0) return 'parameter_invalid_integer';
  if (['isk', 'ugx'].includes(currency) && amount % 100 !== 0) return 'invalid_charge_amount_no_decimal_compatible';
  return amount < (MINIMUM[currency] ?? 1) ? 'amount_too_small' : undefined;
}

const NOTICES = '/api/payments/notices/stripe';

/**
 * Implements the part of Stripe's documented API that the adapter uses: form-encoded calls with a bearer key, idempotency
 * keys, payment intents, refunds, disputes, signed events. It moves no money, and was not compared with Stripe's servers.
 */
export async function startStripe(now: () => number) {
  const intents = new Map<string, Intent>();
  const refunds: Refund[] = [];
  const disputes: Dispute[] = [];
  const answered = new Map<string, ProviderAnswer>();
  const ledger: Ledger = { taken: 0, givenBack: 0 };
  /** `refundStatus`: status of new refunds. `letsGo`: the rare bank that stops a processing debit. */
  const behaviour = { refundStatus: 'succeeded', refuses: '', letsGo: false };
  /** Addresses of the webhooks of the account. */
  const webhooks: string[] = [];

  function createIntent(form: URLSearchParams): ProviderAnswer {
    const code = issueOf(Number(form.get('amount')), form.get('currency') ?? '');
    if (code) return fault(400, 'invalid_request_error', code);
    const id = newId('pi');
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount: Number(form.get('amount')),
      amount_received: 0,
      currency: form.get('currency') ?? '',
      status: 'requires_payment_method',
      client_secret: `${id}_secret_${randomBytes(9).toString('hex')}`,
      metadata: { orderNo: form.get('metadata[orderNo]') ?? '' },
    };
    intents.set(id, intent);
    return { body: intent };
  }

  function createRefund(form: URLSearchParams): ProviderAnswer {
    const intent = intents.get(form.get('payment_intent') ?? '');
    if (!intent) return fault(404, 'invalid_request_error', 'resource_missing');
    const amount = Number(form.get('amount') ?? leftOf(intent));
    if (disputes.some((each) => each.payment_intent === intent.id && each.status !== 'won')) {
      return fault(400, 'invalid_request_error', 'charge_disputed');
    }
    const code = issueOf(amount, intent.currency);
    if (code && code !== 'amount_too_small') return fault(400, 'invalid_request_error', code);
    if (amount > leftOf(intent) || amount === 0) return fault(400, 'invalid_request_error', 'charge_already_refunded');
    const [refundNo, attempt] = [form.get('metadata[refundNo]') ?? '', form.get('metadata[attempt]') ?? ''];
    return { body: giveBack(intent, amount, behaviour.refundStatus, { refundNo, attempt }) };
  }

  /** Amount of an intent that was not paid back. */
  const leftOf = ({ id, amount_received }: Intent) =>
    refunds
      .filter((each) => each.payment_intent === id && each.status !== 'failed')
      .reduce((left, { amount }) => left - amount, amount_received);

  function giveBack(intent: Intent, amount: number, status: string, metadata: Record<string, string>): Refund {
    const { id: payment_intent, currency } = intent;
    const refund: Refund = { id: newId('re'), object: 'refund', amount, currency, status, payment_intent, metadata };
    refunds.push(refund);
    if (status === 'failed') refund.failure_reason = 'expired_or_canceled_card';
    else ledger.givenBack += amount;
    return refund;
  }

  function cancelIntent(intent: Intent): ProviderAnswer {
    const isKept = intent.status === 'processing' && !behaviour.letsGo;
    if (isKept || intent.status === 'succeeded' || intent.status === 'canceled') {
      return fault(400, 'invalid_request_error', 'payment_intent_unexpected_state');
    }
    intent.status = 'canceled';
    return { body: intent };
  }

  function route({ method, path, query, body }: ProviderRequest): ProviderAnswer {
    if (behaviour.refuses) return fault(400, 'invalid_request_error', behaviour.refuses);
    const form = new URLSearchParams(body);
    const [, id, action] = /^\/v1\/payment_intents\/(\w+)(\/cancel)?$/.exec(path) ?? [];
    const intent = intents.get(id ?? '');
    if (intent && method === 'GET') return { body: intent };
    if (intent && action) return cancelIntent(intent);
    if (path === '/v1/payment_intents' && method === 'POST') return createIntent(form);
    if (path === '/v1/webhook_endpoints') {
      const data = webhooks.map((url) => ({ object: 'webhook_endpoint', url, status: 'enabled' }));
      return { body: { object: 'list', data, has_more: false, url: path } };
    }
    if (path === '/v1/refunds' && method === 'POST') return createRefund(form);
    if (path === '/v1/refunds') {
      const data = refunds.filter((refund) => refund.payment_intent === query.get('payment_intent'));
      return { body: { object: 'list', data, has_more: false, url: path } };
    }
    return fault(404, 'invalid_request_error', 'resource_missing');
  }

  const server = await startProvider((request) => {
    const { headers, path } = request;
    if (headers.authorization !== `Bearer ${keys.secretKey}`) return fault(401, 'invalid_request_error', 'api_key');
    if (!headers['stripe-version']) return fault(400, 'invalid_request_error', 'no_version');
    const key = headers['idempotency-key'];
    if (typeof key !== 'string') return route(request);
    const answer = answered.get(path + key) ?? route(request);
    answered.set(path + key, structuredClone(answer));
    return answer;
  });

  const intentOf = (clientSecret: string | null) => {
    const intent = intents.get(clientSecret?.split('_secret_')[0] ?? '');
    if (!intent) throw new Error('Stripe knows no such intent');
    return intent;
  };

  /** An event as Stripe sends it, about any object; `at` is when it was signed, epoch milliseconds, now by default. */
  function signed(payload: string, { at = now(), secret = keys.webhookSecret } = {}) {
    const timestamp = Math.floor(at / 1000);
    const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
    const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${timestamp},v1=${signature}` };
    return { url: NOTICES, headers, payload };
  }
  const eventOf = (type: string, object: object, signing: { at?: number; secret?: string } = {}) =>
    signed(JSON.stringify({ id: newId('evt'), object: 'event', type, data: { object } }), signing);

  return {
    config: { ...keys, apiUrl: server.url } satisfies StripeConfig,
    ledger,
    behaviour,
    webhooks,
    secrets: () => [keys.secretKey, keys.webhookSecret, ...[...intents.values()].map((each) => each.client_secret)],
    amountOf: (clientSecret: string | null) => intentOf(clientSecret).amount,
    currencyOf: (clientSecret: string | null) => intentOf(clientSecret).currency,
    statusOf: (clientSecret: string | null) => intentOf(clientSecret).status,
    refundsOf: (clientSecret: string | null) =>
      refunds.filter((refund) => refund.payment_intent === intentOf(clientSecret).id).map(({ amount }) => amount),
    /** The shopper pays by a bank debit, which takes days: Stripe has no money yet, and as a rule does not let the intent be cancelled. */
    process(clientSecret: string | null) {
      const intent = intentOf(clientSecret);
      if (intent.status === 'requires_payment_method') intent.status = 'processing';
    },
    /** The bank does not send the money of a debit. */
    failDebit(clientSecret: string | null) {
      const intent = intentOf(clientSecret);
      if (intent.status === 'processing') intent.status = 'requires_payment_method';
    },
    /** Cancels the intent in the dashboard. */
    cancelByHand: (clientSecret: string | null) => void cancelIntent(intentOf(clientSecret)),
    /** The keys are those of another account, which has no such intent. */
    forget(clientSecret: string | null) {
      intents.delete(intentOf(clientSecret).id);
    },
    /** The shopper's payment method pays; no notice is sent yet. */
    pay(clientSecret: string | null, wrong: { amount?: number; currency?: string } = {}) {
      const intent = intentOf(clientSecret);
      if (intent.status === 'canceled' || intent.status === 'succeeded') return;
      Object.assign(intent, { status: 'succeeded', amount_received: wrong.amount ?? intent.amount });
      if (wrong.currency) intent.currency = wrong.currency;
      ledger.taken += intent.amount_received;
    },
    event: (type: string, clientSecret: string | null, signing: { at?: number; secret?: string } = {}) =>
      eventOf(type, intentOf(clientSecret), signing),
    eventOf,
    /** Stripe signs an event anew each time it sends it. */
    sentAgain: <Sent extends { url: string; payload: string }>(event: Sent) =>
      event.url === NOTICES ? signed(event.payload) : event,
    /** An intent's charge as `charge.refunded` has it: without a word of who refunded it. */
    chargeOf(clientSecret: string | null) {
      const intent = intentOf(clientSecret);
      const amount_refunded = intent.amount_received - leftOf(intent);
      const charge = { id: `ch_${intent.id}`, object: 'charge', amount: intent.amount_received };
      return { ...charge, amount_refunded, refunded: leftOf(intent) === 0, payment_intent: intent.id };
    },
    /** The last refund of an intent. */
    refundOf: (clientSecret: string | null) =>
      refunds.findLast((refund) => refund.payment_intent === intentOf(clientSecret).id),
    /** What Stripe has of an intent's money, in cents. */
    keptOf: (clientSecret: string | null) => leftOf(intentOf(clientSecret)),
    /** Refunds in the dashboard; null if no amount is left. */
    refundByHand(clientSecret: string | null, cents: number) {
      const intent = intentOf(clientSecret);
      const amount = Math.min(cents, leftOf(intent));
      return amount > 0 ? giveBack(intent, amount, 'succeeded', {}) : null;
    },
    /** The bank sends a refund back that was made, or was on its way. */
    failRefund(refund: Refund) {
      if (refund.status === 'failed') return;
      Object.assign(refund, { status: 'failed', failure_reason: 'lost_or_stolen_card' });
      ledger.givenBack -= refund.amount;
    },
    /** Refunds of an intent that were pending have arrived. */
    endRefunds(clientSecret: string | null) {
      const { id } = intentOf(clientSecret);
      for (const refund of refunds) {
        if (refund.payment_intent === id && refund.status === 'pending') refund.status = 'succeeded';
      }
    },
    /** The shopper disputes a charge at their bank, which takes the money until it has decided. */
    dispute(clientSecret: string | null): Dispute {
      const { id, amount_received: amount, currency } = intentOf(clientSecret);
      const about = { charge: `ch_${id}`, payment_intent: id, reason: 'product_not_received' };
      const dispute: Dispute = {
        id: newId('du'),
        object: 'dispute',
        amount,
        currency,
        ...about,
        status: 'needs_response',
      };
      disputes.push(dispute);
      return dispute;
    },
    closeDispute(dispute: Dispute, status: 'won' | 'lost') {
      dispute.status = status;
    },
    close: server.close,
  };
}

export type StripeServer = Awaited<ReturnType<typeof startStripe>>;
