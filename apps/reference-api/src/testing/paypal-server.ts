import { createHmac, randomBytes } from 'node:crypto';
import type { PaypalConfig } from '../payments/payment-config.ts';
import type { PaypalMoney } from '../payments/paypal-money.ts';
import { type Ledger, type ProviderAnswer, type ProviderRequest, startProvider } from './provider-server.ts';

const keys = { clientId: 'AX-test-client', clientSecret: 'EL-test-secret-0123456789', webhookId: '9XL90610J3647323C' };
/** Signs events in tests; PayPal signs with a certificate, and its API verifies signatures. */
const SIGNING_KEY = 'known to the test server alone';

interface Order {
  id: string;
  status: string;
  /** `slow`: an electronic cheque, whose capture is pending for days. */
  means: 'good' | 'declined' | 'slow';
  amount: PaypalMoney;
  /** Return URLs. */
  back: { return_url: string; cancel_url: string };
  captures: { id: string; status: string; amount: PaypalMoney }[];
  refunds: { id: string; status: string; amount: PaypalMoney; custom_id?: string }[];
  /** Amount paid back, in cents. */
  givenBack: number;
}

const newId = () => randomBytes(9).toString('hex').toUpperCase().slice(0, 17);
const refused = (issue: string): ProviderAnswer => ({
  status: 422,
  body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }], debug_id: 'test' },
});
/** The digits: minor units of the currencies, but units of those without decimals at PayPal. */
const centsOf = ({ value }: PaypalMoney) => Number(value.replace('.', ''));
/** PayPal's rules for amounts: a list of currencies, some of them without decimals, the others with at most two. */
const CURRENCIES =
  'AUD BRL CAD CNY CZK DKK EUR HKD HUF ILS INR JPY MYR MXN NOK NZD PHP PLN GBP SGD SEK CHF TWD THB USD';
const WITHOUT_DECIMALS = ['HUF', 'JPY', 'TWD'];
function issueOf({ currency_code, value }: PaypalMoney): string | undefined {
  if (!CURRENCIES.split(' ').includes(currency_code)) return 'CURRENCY_NOT_SUPPORTED';
  if (!(WITHOUT_DECIMALS.includes(currency_code) ? /^\d+$/ : /^\d+(\.\d\d?)?$/).test(value)) return 'DECIMAL_PRECISION';
  return Number(value) > 0 ? undefined : 'CANNOT_BE_ZERO_OR_NEGATIVE';
}
const sign = (transmissionId: string, text: string) =>
  createHmac('sha256', SIGNING_KEY).update(`${transmissionId}|${text}`).digest('base64');

/**
 * Implements the part of PayPal's documented API that the adapter uses: access tokens, orders, captures, refunds, request
 * ids and the verification of events. It moves no money, and was not compared with PayPal's servers.
 */
export async function startPaypal() {
  const orders = new Map<string, Order>();
  const answered = new Map<string, ProviderAnswer>();
  const ledger: Ledger = { taken: 0, givenBack: 0 };
  /** `refundStatus`: status of new refunds. */
  const behaviour = { refundStatus: 'COMPLETED' };
  /** Address of the webhook of the application, if it has one. */
  const webhook = { url: '' };
  let token = newId();

  const shown = ({ id, status, captures, refunds }: Order) => ({
    id,
    status,
    purchase_units: [{ ...(captures.length > 0 && { payments: { captures, refunds } }) }],
    links: [{ rel: 'payer-action', method: 'GET', href: `https://www.sandbox.paypal.com/checkoutnow?token=${id}` }],
  });

  function createOrder(body: string): ProviderAnswer {
    const { intent, purchase_units, payment_source } = JSON.parse(body);
    if (intent !== 'CAPTURE') return refused('UNSUPPORTED_INTENT');
    const id = newId();
    const { amount } = purchase_units[0];
    const issue = issueOf(amount);
    if (issue) return refused(issue);
    const back = payment_source.paypal.experience_context;
    const order: Order = {
      id,
      status: 'PAYER_ACTION_REQUIRED',
      means: 'good',
      amount,
      back,
      captures: [],
      refunds: [],
      givenBack: 0,
    };
    orders.set(id, order);
    return { body: shown(order) };
  }

  function captureOrder(order: Order): ProviderAnswer {
    if (order.captures.length > 0) return refused('ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return refused('ORDER_NOT_APPROVED');
    if (order.means === 'declined') return refused('INSTRUMENT_DECLINED');
    order.status = 'COMPLETED';
    const status = order.means === 'slow' ? 'PENDING' : 'COMPLETED';
    order.captures.push({ id: newId(), status, amount: order.amount });
    if (status === 'COMPLETED') ledger.taken += centsOf(order.amount);
    return { status: 201, body: shown(order) };
  }

  function refundCapture(id: string, body: string): ProviderAnswer {
    const capture = [...orders.values()].flatMap(({ captures }) => captures).find((each) => each.id === id);
    if (!capture)
      return { status: 404, body: { name: 'RESOURCE_NOT_FOUND', details: [{ issue: 'INVALID_RESOURCE_ID' }] } };
    const { amount = capture.amount, custom_id } = JSON.parse(body);
    const issue = issueOf(amount);
    if (issue) return refused(issue);
    return { status: 201, body: giveBack(capture.id, amount, custom_id) };
  }

  function giveBack(capture: string, amount: PaypalMoney, custom_id?: string) {
    const status = behaviour.refundStatus;
    const order = [...orders.values()].find(({ captures }) => captures.some(({ id }) => id === capture));
    if (status !== 'FAILED') {
      ledger.givenBack += centsOf(amount);
      if (order) order.givenBack += centsOf(amount);
    }
    const links = [{ rel: 'up', method: 'GET', href: `https://api-m.paypal.com/v2/payments/captures/${capture}` }];
    const refund = { id: newId(), status, amount, ...(custom_id && { custom_id }) };
    order?.refunds.push(refund);
    return { ...refund, links };
  }

  /** PayPal signs the bytes it sent, so an event that comes back written otherwise is not its own. */
  function verify(body: string): ProviderAnswer {
    const question = JSON.parse(body);
    const event = body.slice(body.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
    const isOwn =
      question.transmission_sig === sign(question.transmission_id, event) && question.webhook_id === keys.webhookId;
    return { body: { verification_status: isOwn ? 'SUCCESS' : 'FAILURE' } };
  }

  function route({ method, path, body }: ProviderRequest): ProviderAnswer {
    const [, id, action] = /^\/v2\/checkout\/orders\/(\w+)(\/capture)?$/.exec(path) ?? [];
    const order = orders.get(id ?? '');
    if (order) return action ? captureOrder(order) : { body: shown(order) };
    if (path === '/v2/checkout/orders' && method === 'POST') return createOrder(body);
    const [, capture] = /^\/v2\/payments\/captures\/(\w+)\/refund$/.exec(path) ?? [];
    if (capture) return refundCapture(capture, body);
    if (path === `/v1/notifications/webhooks/${keys.webhookId}` && webhook.url) return { body: webhook };
    if (path === '/v1/notifications/verify-webhook-signature') return verify(body);
    return { status: 404, body: { name: 'RESOURCE_NOT_FOUND', details: [{ issue: 'INVALID_RESOURCE_ID' }] } };
  }

  const server = await startProvider((request) => {
    const { path, headers } = request;
    if (path === '/v1/oauth2/token') {
      const basic = `Basic ${Buffer.from(`${keys.clientId}:${keys.clientSecret}`).toString('base64')}`;
      const isKnown = headers.authorization === basic && request.body === 'grant_type=client_credentials';
      return isKnown
        ? { body: { access_token: token, expires_in: 32_400 } }
        : { status: 401, body: { error: 'invalid_client' } };
    }
    if (headers.prefer !== 'return=representation') return refused('THE_TEST_WANTS_FULL_ANSWERS');
    if (headers.authorization !== `Bearer ${token}`) return { status: 401, body: { error: 'invalid_token' } };
    const requestId = headers['paypal-request-id'];
    if (typeof requestId !== 'string') return route(request);
    const known = answered.get(path + requestId);
    if (known) return known;
    const answer = route(request);
    if ((answer.status ?? 200) < 400) answered.set(path + requestId, answer);
    return answer;
  });

  const orderOf = (redirect: string | null) => {
    const order = orders.get(new URL(redirect ?? '').searchParams.get('token') ?? '');
    if (!order) throw new Error('PayPal knows no such order');
    return order;
  };

  return {
    config: { ...keys, apiUrl: server.url } satisfies PaypalConfig,
    ledger,
    behaviour,
    webhook,
    secrets: () => [keys.clientSecret, token],
    /** Tokens given out are worth nothing any more, as after a change of keys. */
    endTokens: () => {
      token = newId();
    },
    /** Expires an order without approval. */
    forget: (redirect: string | null) => orders.delete(orderOf(redirect).id),
    /** The shopper agrees at PayPal; answers the token that PayPal returns with. */
    approve(redirect: string | null, means: Order['means'] = 'good'): string {
      const order = orderOf(redirect);
      Object.assign(order, { means, status: order.captures.length > 0 ? order.status : 'APPROVED' });
      return order.id;
    },
    /** The shop's request for the money arrives, and the shop does not get the response. */
    capture: (redirect: string | null) => void captureOrder(orderOf(redirect)),
    /** The status of an order's capture; undefined if nothing was captured. */
    captureOf: (redirect: string | null) => orderOf(redirect).captures[0]?.status,
    /** The cheque of a slow payment is paid. */
    complete(redirect: string | null) {
      const { captures } = orderOf(redirect);
      for (const capture of captures) {
        if (capture.status !== 'PENDING') continue;
        capture.status = 'COMPLETED';
        ledger.taken += centsOf(capture.amount);
      }
    },
    /** The cheque of a slow payment bounces. */
    bounce(redirect: string | null) {
      for (const capture of orderOf(redirect).captures) if (capture.status === 'PENDING') capture.status = 'DECLINED';
    },
    /** Return URLs of PayPal's page after approval, and after cancellation. */
    waysBack(redirect: string | null) {
      const { id, back } = orderOf(redirect);
      return {
        approved: `${back.return_url}&token=${id}&PayerID=BUYER1`,
        cancelled: `${back.cancel_url}&token=${id}`,
      };
    },
    amountOf: (redirect: string | null) => orderOf(redirect).amount,
    refundsOf: (redirect: string | null) => orderOf(redirect).refunds.map(({ amount }) => amount),
    /** What PayPal has of an order's money, in cents. */
    keptOf(redirect: string | null) {
      const { captures, givenBack } = orderOf(redirect);
      const taken = captures.filter(({ status }) => status === 'COMPLETED');
      return taken.reduce((sum, { amount }) => sum + centsOf(amount), 0) - givenBack;
    },
    /** Refunds a payment in PayPal's dashboard. */
    refundByHand(redirect: string | null) {
      const [capture] = orderOf(redirect).captures;
      if (!capture) throw new Error('nothing was taken');
      return giveBack(capture.id, capture.amount);
    },
    /** A dispute as PayPal's events have it; the outcome once it is resolved. */
    disputeOf(redirect: string | null, outcome?: string) {
      const [capture] = orderOf(redirect).captures;
      return {
        dispute_id: `PP-D-${capture?.id}`,
        disputed_transactions: [{ seller_transaction_id: capture?.id }],
        reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
        status: outcome ? 'RESOLVED' : 'WAITING_FOR_SELLER_RESPONSE',
        dispute_amount: capture?.amount,
        ...(outcome && { dispute_outcome: { outcome_code: outcome } }),
      };
    },
    /** An event as PayPal sends it, about the order or its capture. */
    event(type: string, redirect: string | null) {
      const { id, captures } = orderOf(redirect);
      return this.eventOf(
        type,
        type.startsWith('CHECKOUT')
          ? shown(orderOf(redirect))
          : { ...captures[0], supplementary_data: { related_ids: { order_id: id } } },
      );
    },
    /** The same, about any resource. */
    eventOf(type: string, resource: object) {
      const transmissionId = newId();
      // With spaces, so that a server that writes it anew does not write the same.
      const payload = JSON.stringify({ id: `WH-${newId()}`, event_type: type, resource }, null, 1);
      const headers = {
        'content-type': 'application/json',
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-test',
        'paypal-transmission-id': transmissionId,
        'paypal-transmission-time': new Date().toISOString(),
        'paypal-transmission-sig': sign(transmissionId, payload),
      };
      return { url: '/api/payments/notices/paypal', headers, payload };
    },
    close: server.close,
  };
}

export type PaypalServer = Awaited<ReturnType<typeof startPaypal>>;
