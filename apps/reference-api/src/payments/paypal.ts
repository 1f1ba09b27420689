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
import type { PaypalConfig } from './payment-config.ts';
import { type AskPaypal, createPaypalClient } from './paypal-client.ts';
import { paypalMoney, paypalStep, paypalSupports } from './paypal-money.ts';
import { noticeOf, signatureOf } from './paypal-notices.ts';
import { goneFrom, type PaypalOrder, updateOfOrder } from './paypal-orders.ts';
import { inSteps } from './refund-steps.ts';

const ORDERS = '/v2/checkout/orders';

interface PaypalRefund {
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'FAILED' | 'CANCELLED';
  status_details?: { reason?: string };
}

function newOrder({ order, currency, returnPages, locale }: PaymentStart) {
  return {
    intent: 'CAPTURE',
    purchase_units: [{ custom_id: order.order_no, amount: paypalMoney(order.pay_cents, currency) }],
    payment_source: {
      paypal: {
        experience_context: {
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
          locale: locale === 'fr' ? 'fr-FR' : 'en-US',
          return_url: returnPages.paid,
          // Nothing was agreed, so there is no result to wait for: the order can be paid again.
          cancel_url: returnPages.cancelled,
        },
      },
    },
  };
}

/** PayPal's codes for a declined payment, which is no error. */
const declined = ['INSTRUMENT_DECLINED', 'TRANSACTION_REFUSED'];
/** Some currencies are for accounts of one country only. */
const AMOUNT_REFUSALS = ['CURRENCY_NOT_SUPPORTED', 'MAX_VALUE_EXCEEDED', 'CURRENCY_NOT_SUPPORTED_FOR_COUNTRY'];
const inProgress = ['PREVIOUS_REQUEST_IN_PROGRESS', 'ORDER_NOT_APPROVED'];
const fullyRefunded = ['CAPTURE_FULLY_REFUNDED', 'CAPTURED_AMOUNT_FULLY_REFUNDED'];
/** PayPal deletes an order that was not approved within hours. */
const forgotten = ['RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID'];

/** Takes the money of an approved order. It carries no request id, since a declined one may be tried again. */
async function capture(ask: AskPaypal, path: string): Promise<PaymentUpdate | null> {
  try {
    return updateOfOrder(await ask<PaypalOrder>({ method: 'POST', path: `${path}/capture`, body: {} }));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (declined.includes(error.reason)) return { kind: 'declined' };
    if (inProgress.includes(error.reason)) return null;
    if (error.reason !== 'ORDER_ALREADY_CAPTURED') throw error;
    return updateOfOrder(await ask<PaypalOrder>({ method: 'GET', path }));
  }
}

/** Payment by PayPal's orders: the shopper approves at PayPal, the shop takes the money after. */
export function createPaypal(config: PaypalConfig): PaymentAdapter {
  const ask = createPaypalClient(config);

  /** What a refund of a part moves. */
  async function refundAmount(payment: PaymentRow, cents: number, key: string): Promise<number> {
    const step = paypalStep(payment.currency);
    if (step === 1) return cents;
    const order = await ask<PaypalOrder>({ method: 'GET', path: `${ORDERS}/${payment.provider_reference}` });
    return inSteps(cents, step, Math.max(0, payment.amount_cents - goneFrom(order, key)));
  }

  return {
    payType: 'paypal',
    supports: paypalSupports,
    refusesAmountsWith: AMOUNT_REFUSALS,
    publicId: config.clientId,

    async start(payment) {
      const { order, earlier, now } = payment;
      const requestId = `${order.order_no}-${earlier}`;
      const { id, links } = await ask<PaypalOrder>({
        method: 'POST',
        path: ORDERS,
        body: newOrder(payment),
        requestId,
      });
      const redirect = links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
      if (!redirect) throw new ProviderError('paypal', 'order without an address to approve it');
      return { reference: id, redirect, stripeClientSecret: null, update: null, lookAt: now + FIRST_LOOK_AFTER_MS };
    },

    async look({ payment, isWanted }) {
      const path = `${ORDERS}/${payment.provider_reference}`;
      try {
        const order = await ask<PaypalOrder>({ method: 'GET', path });
        if (order.status === 'APPROVED' && isWanted) return await capture(ask, path);
        // PayPal has no call that ends an order, and a capture may be under way.
        return updateOfOrder(order) ?? (isWanted || order.status === 'COMPLETED' ? null : { kind: 'abandoned' });
      } catch (error) {
        if (error instanceof ProviderError && forgotten.includes(error.reason)) return { kind: 'cancelled' };
        throw error;
      }
    },

    async refund({ payment, refundNo, attempt, amountCents }) {
      const key = payoutKey(refundNo, attempt);
      const amount = amountCents === null ? null : await refundAmount(payment, amountCents, key);
      if (amount === 0) return 'refunded';
      try {
        const { status, status_details } = await ask<PaypalRefund>({
          method: 'POST',
          path: `/v2/payments/captures/${payment.capture_reference}/refund`,
          body: {
            custom_id: key,
            ...(amount !== null && { amount: paypalMoney(amount, payment.currency) }),
          },
          requestId: key,
        });
        if (status === 'COMPLETED') return 'refunded';
        return status === 'PENDING' ? 'pending' : { failed: status_details?.reason ?? status };
      } catch (error) {
        if (!(error instanceof ProviderError && error.isRefusal)) throw error;
        if (inProgress.includes(error.reason)) return 'pending';
        // Fully refunded already, at PayPal.
        if (amountCents === null && fullyRefunded.includes(error.reason)) return 'refunded';
        return { failed: error.reason };
      }
    },

    async readNotice({ body, headers }) {
      const signature = signatureOf(headers, config.webhookId);
      if (!signature || !isJson(body)) throw new Refused(400, 'noticeUnsigned');
      // The event goes back letter by letter: the signature is over its bytes.
      const question = `${JSON.stringify(signature).slice(0, -1)},"webhook_event":${body}}`;
      const { verification_status } = await ask<{ verification_status: string }>({
        method: 'POST',
        path: '/v1/notifications/verify-webhook-signature',
        body: question,
      });
      if (verification_status !== 'SUCCESS') throw new Refused(400, 'noticeUnsigned');
      return noticeOf(JSON.parse(body));
    },
  };
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
