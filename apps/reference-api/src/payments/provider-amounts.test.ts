import { moneyText } from '@promenade/storefront-sdk/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentRow } from '../repositories/payments.ts';
import { type PaypalServer, startPaypal } from '../testing/paypal-server.ts';
import { type StripeServer, startStripe } from '../testing/stripe-server.ts';
import type { PaymentAdapter, PaymentStart } from './adapter.ts';
import { createPaypal } from './paypal.ts';
import { PAYPAL_CURRENCIES } from './paypal-money.ts';
import { createStripe } from './stripe.ts';
import { STRIPE_CURRENCIES } from './stripe-currencies.ts';

/*
 * What a shop shows is what a provider charges and pays back, in every currency that Stripe and PayPal publish. The decimals of the
 * providers are written here once more, from their documentation.
 */

const STRIPE_DECIMALS: Record<string, string[]> = {
  0: 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '),
  3: 'BHD JOD KWD OMR TND'.split(' '),
};
const stripeDecimals = (currency: string) =>
  Number(Object.keys(STRIPE_DECIMALS).find((decimals) => STRIPE_DECIMALS[decimals]?.includes(currency)) ?? 2);

/** A decimal text without zeros at its end. */
const plain = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);
const atStripe = (amount: number, currency: string) => plain((amount / 10 ** stripeDecimals(currency)).toFixed(4));

let orders = 0;
const startOf = (currency: string, cents: number): PaymentStart => ({
  order: { order_no: `PT${++orders}`, pay_cents: cents } as PaymentStart['order'],
  returnPages: { paid: 'https://shop.example/paid?', cancelled: 'https://shop.example/cancelled?' } as never,
  ...{ currency, open: undefined, earlier: 0, returnOrigin: 'https://shop.example', locale: 'en', now: Date.now() },
});
const rowOf = (currency: string, cents: number, more: Partial<PaymentRow>) =>
  ({ amount_cents: cents, currency, status: 'pending', ...more }) as PaymentRow;
const refundOf = (payment: PaymentRow, amountCents: number | null) => ({
  ...{ payment, refundNo: `RE${++orders}`, attempt: 0, amountCents, isDelivered: false },
});

/** An amount of about forty million minor units, which both providers take in each of their currencies. */
const CENTS = 39_999_900;
const PARTS = [13_333_300, 13_333_300, CENTS - 26_666_600];

describe('Stripe', () => {
  let server: StripeServer;
  let adapter: PaymentAdapter;
  beforeAll(async () => {
    server = await startStripe(Date.now);
    adapter = createStripe(server.config);
  });
  afterAll(() => server?.close());

  async function paid(currency: string, cents: number) {
    const { reference, stripeClientSecret } = await adapter.start(startOf(currency, cents));
    server.pay(stripeClientSecret);
    const payment = rowOf(currency, cents, { provider_reference: reference });
    return { payment, secret: stripeClientSecret, update: await adapter.look({ payment, isWanted: true }) };
  }

  test.each(STRIPE_CURRENCIES)('%s is charged and paid back in parts as it is shown', async (currency) => {
    expect(adapter.supports(currency, CENTS)).toBe(true);
    const { payment, secret, update } = await paid(currency, CENTS);
    expect(atStripe(server.amountOf(secret), currency)).toBe(plain(moneyText(CENTS, currency)));
    expect(update).toEqual({ kind: 'paid', amountCents: CENTS, currency });
    for (const part of PARTS) expect(await adapter.refund(refundOf(payment, part))).toBe('refunded');
    const shown = PARTS.map((part) => plain(moneyText(part, currency)));
    expect(server.refundsOf(secret).map((amount) => atStripe(amount, currency))).toEqual(shown);
    expect(server.keptOf(secret)).toBe(0);
  });

  test.each([
    ['KWD', 10_250, [3_417, 3_417, 3_416], ['3.42', '3.42', '3.41']],
    ['MGA', 1_000, [333, 333, 334], ['4', '4', '2']],
    ['KWD', 20, [1, 1, 18], ['0.01', '0.01']],
    ['HUF', 20_001, [6_667, 6_667, 6_667], ['66.67', '66.67', '66.67']],
  ])(
    'parts of %s that Stripe cannot move are rounded up, within what was paid',
    async (currency, cents, parts, moved) => {
      const { payment, secret } = await paid(currency, cents);
      for (const part of parts) expect(await adapter.refund(refundOf(payment, part))).toBe('refunded');
      expect(server.refundsOf(secret).map((amount) => atStripe(amount, currency))).toEqual(moved);
      expect(server.keptOf(secret)).toBe(0);
    },
  );

  test('tells refunds of its dashboard in minor units of the shop', async () => {
    const { payment, secret } = await paid('ISK', 5_000);
    server.refundByHand(secret, 100_000);
    const refund = server.refundOf(secret);
    const event = server.eventOf('refund.created', { ...refund });
    const notice = await adapter.readNotice?.({ body: event.payload, headers: event.headers, now: Date.now() });
    expect(notice).toMatchObject({ reference: payment.provider_reference, incidents: [{ amountCents: 1_000 }] });
  });

  test.each([
    ['KWD', 5_124, false],
    ['KWD', 5_120, true],
    ['MGA', 150, false],
    ['IQD', 5_000, false],
    ['CLF', 50_000, false],
    ['ZZZ', 5_000, false],
    ['USD', 49, false],
    ['USD', 50, true],
    ['HUF', 17_499, false],
    ['HUF', 17_500, true],
    ['GBP', 30, true],
    ['JPY', 49, false],
    ['PKR', 1, true],
    ['IDR', 999_999_999_999, true],
    ['UGX', 10_000_000_000, false],
  ])('%s: whether it takes %i is %s', (currency, cents, isTaken) => {
    expect(adapter.supports(currency, cents)).toBe(isTaken);
  });
});

describe('PayPal', () => {
  let server: PaypalServer;
  let adapter: PaymentAdapter;
  beforeAll(async () => {
    server = await startPaypal();
    adapter = createPaypal(server.config);
  });
  afterAll(() => server?.close());

  async function paid(currency: string, cents: number) {
    const { reference, redirect } = await adapter.start(startOf(currency, cents));
    server.approve(redirect);
    const open = rowOf(currency, cents, { provider_reference: reference });
    const update = await adapter.look({ payment: open, isWanted: true });
    const capture_reference = update?.kind === 'paid' ? (update.capture ?? null) : null;
    return { payment: { ...open, capture_reference }, redirect, update };
  }

  test.each(PAYPAL_CURRENCIES)('%s is charged and paid back in parts as it is shown', async (currency) => {
    expect(adapter.supports(currency, CENTS)).toBe(true);
    const { payment, redirect, update } = await paid(currency, CENTS);
    expect(plain(server.amountOf(redirect).value)).toBe(plain(moneyText(CENTS, currency)));
    expect(update).toMatchObject({ kind: 'paid', amountCents: CENTS, currency });
    for (const part of PARTS) expect(await adapter.refund(refundOf(payment, part))).toBe('refunded');
    const shown = PARTS.map((part) => plain(moneyText(part, currency)));
    expect(server.refundsOf(redirect).map(({ value }) => plain(value))).toEqual(shown);
    expect(server.keptOf(redirect)).toBe(0);
  });

  test('parts of HUF that it cannot move are rounded up, once for each refund', async () => {
    const { payment, redirect } = await paid('HUF', 20_000);
    const [first, second, third] = [6_667, 6_667, 6_666].map((part) => refundOf(payment, part));
    for (const refund of [first, first, second, third, third]) {
      if (refund) expect(await adapter.refund(refund)).toBe('refunded');
    }
    expect(server.refundsOf(redirect).map(({ value }) => value)).toEqual(['67', '67', '66']);
    expect(server.keptOf(redirect)).toBe(0);
  });

  test.each([
    ['TWD', 10_050, false],
    ['TWD', 10_000, true],
    ['HUF', 150, false],
    ['JPY', 1, true],
    ['USD', 1, true],
    ['USD', 0, false],
    ['KWD', 5_000, false],
    ['ZZZ', 5_000, false],
  ])('%s: whether it takes %i is %s', (currency, cents, isTaken) => {
    expect(adapter.supports(currency, cents)).toBe(isTaken);
  });
});
