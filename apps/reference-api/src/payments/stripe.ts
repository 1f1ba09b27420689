import { fromStripeAmount, toStripeAmount } from '@promenade/storefront-hooks/domain';
import Stripe from 'stripe';
import { ProviderError } from '../errors/provider-error.ts';
import { Refused } from '../errors/refused.ts';
import type { PaymentRow } from '../repositories/payments.ts';
import {
  FIRST_LOOK_AFTER_MS,
  type PaymentAdapter,
  type PaymentStart,
  type PaymentUpdate,
  payoutKey,
} from './adapter.ts';
import type { StripeConfig } from './payment-config.ts';
import { stripeSupports } from './stripe-currencies.ts';
import { isAttempt, noticeOfMoney, payoutOf, refundAmount } from './stripe-money.ts';

const TIMEOUT_MS = 10_000;
const RETRIES = 1;
/** Minimums count after conversion to the account's currency, and some currencies are not enabled for every account. */
const AMOUNT_REFUSALS = ['amount_too_small', 'amount_too_large', 'invalid_currency'];
/** How old a signed notice may be; the library's own default, said here since it is a promise of the shop. */
const SIGNED_WITHIN_SECONDS = 300;

/** The error types are sufficient; their bodies may contain secrets of a payment, and must not be logged. */
export async function ask<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const isRefusal = error instanceof Stripe.errors.StripeInvalidRequestError;
    const detail = `(${error.statusCode}, request ${error.requestId})`;
    throw new ProviderError('stripe', error.code ?? error.type, detail, isRefusal);
  }
}

/** What an intent says; null while nothing has come of it. */
function updateOf({ status, amount_received, currency }: Stripe.PaymentIntent): PaymentUpdate | null {
  if (status === 'succeeded') {
    const amountCents = fromStripeAmount(amount_received, currency);
    return { kind: 'paid', amountCents, currency: currency.toUpperCase() };
  }
  if (status === 'processing') return { kind: 'processing' };
  return status === 'canceled' ? { kind: 'cancelled' } : null;
}

const eventNews: Readonly<Record<string, (intent: Stripe.PaymentIntent) => PaymentUpdate | null>> = {
  'payment_intent.succeeded': updateOf,
  'payment_intent.canceled': updateOf,
  // An old notice must not say that money is still on its way: Stripe is asked.
  'payment_intent.processing': () => null,
  'payment_intent.payment_failed': () => ({ kind: 'declined' }),
};

const referenceOf = (payment: PaymentRow) => payment.provider_reference ?? '';

/** Stripe's library for an account. */
export function openStripe({ secretKey, apiUrl }: StripeConfig): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port && { port }),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
}

/** Payment by Stripe's payment intents: the shopper finishes them on a form in the shop. */
export function createStripe(config: StripeConfig): PaymentAdapter {
  const { publishableKey, webhookSecret } = config;
  const stripe = openStripe(config);

  /** Cancels an intent; most processing ones, and all that ended before, remain unchanged. */
  async function cancel({ id }: Stripe.PaymentIntent): Promise<Stripe.PaymentIntent> {
    try {
      return await ask(stripe.paymentIntents.cancel(id));
    } catch (error) {
      if (!(error instanceof ProviderError) || error.reason !== 'payment_intent_unexpected_state') throw error;
      return ask(stripe.paymentIntents.retrieve(id));
    }
  }

  /** The intent of a payment; undefined where the account has none, as after its keys were changed: it will never be paid. */
  async function intentOf(payment: PaymentRow): Promise<Stripe.PaymentIntent | undefined> {
    try {
      return await ask(stripe.paymentIntents.retrieve(referenceOf(payment)));
    } catch (error) {
      if (error instanceof ProviderError && error.reason === 'resource_missing') return undefined;
      throw error;
    }
  }

  function createIntent(
    order: PaymentStart['order'],
    currency: string,
    earlier: number,
  ): Promise<Stripe.PaymentIntent> {
    const amount = toStripeAmount(order.pay_cents, currency);
    if (amount === undefined) throw new ProviderError('stripe', 'amount that it cannot move');
    return ask(
      stripe.paymentIntents.create(
        {
          amount,
          currency: currency.toLowerCase(),
          automatic_payment_methods: { enabled: true },
          description: order.order_no,
          metadata: { orderNo: order.order_no },
        },
        { idempotencyKey: `${order.order_no}-${earlier}` },
      ),
    );
  }

  const refundsOf = async (intent: string): Promise<Stripe.Refund[]> =>
    (await ask(stripe.refunds.list({ payment_intent: intent, limit: 100 }))).data;

  return {
    payType: 'stripe',
    supports: stripeSupports,
    refusesAmountsWith: AMOUNT_REFUSALS,
    publicId: publishableKey,

    async start({ order, currency, open, earlier, now }) {
      const intent = open ? await intentOf(open) : await createIntent(order, currency, earlier);
      return {
        reference: intent?.id ?? (open && referenceOf(open)) ?? '',
        redirect: null,
        stripeClientSecret: intent?.client_secret ?? null,
        update: intent ? updateOf(intent) : { kind: 'cancelled' },
        lookAt: now + FIRST_LOOK_AFTER_MS,
      };
    },

    async look({ payment, isWanted }) {
      const intent = await intentOf(payment);
      if (!intent) return { kind: 'cancelled' };
      const update = updateOf(intent);
      const isOver = update?.kind === 'paid' || update?.kind === 'cancelled';
      if (!isWanted && !isOver) return updateOf(await cancel(intent));
      // A failed debit returns the intent to its earlier state.
      return update ?? (payment.status === 'processing' ? { kind: 'declined' } : null);
    },

    async refund({ payment, refundNo, attempt, amountCents }) {
      const intent = referenceOf(payment);
      const refunds = await refundsOf(intent);
      const made = refunds.find((each) => isAttempt(each, refundNo, attempt));
      const amount = amountCents === null ? undefined : refundAmount(payment, amountCents, refunds);
      if (!made && amount === 0) return 'refunded';
      try {
        const refund =
          made ??
          (await ask(
            stripe.refunds.create(
              {
                payment_intent: intent,
                ...(amount !== undefined && { amount }),
                metadata: { refundNo, attempt },
              },
              { idempotencyKey: payoutKey(refundNo, attempt) },
            ),
          ));
        return payoutOf(refund);
      } catch (error) {
        if (!(error instanceof ProviderError && error.isRefusal)) throw error;
        // Fully refunded already, at Stripe.
        if (amountCents === null && error.reason === 'charge_already_refunded') return 'refunded';
        return { failed: error.reason };
      }
    },

    async payoutFailure({ payment, refundNo, attempt }) {
      const made = await refundsOf(referenceOf(payment));
      const refund = made.find((each) => isAttempt(each, refundNo, attempt));
      const payout = refund ? payoutOf(refund) : 'refunded';
      return typeof payout === 'object' ? payout.failed : null;
    },

    async readNotice({ body, headers, now }) {
      const signature = headers['stripe-signature'];
      if (typeof signature !== 'string') throw new Refused(400, 'noticeUnsigned');
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(body, signature, webhookSecret, SIGNED_WITHIN_SECONDS, undefined, now);
      } catch {
        throw new Refused(400, 'noticeUnsigned');
      }
      const { object } = event.data;
      if (object.object === 'payment_intent') {
        const read = eventNews[event.type];
        return read ? { reference: object.id, update: read(object) } : null;
      }
      return noticeOfMoney(object, refundsOf);
    },
  };
}
