import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { orderOf } from './repositories/orders.ts';
import { openTestDatabase } from './testing/databases.ts';
import { createPaymentShop, type PaymentShop } from './testing/payment-shop.ts';
import { type Faults, type Statements, withFaults } from './testing/planted-faults.ts';
import { DUPLICATES, meeting, outcomesOf, times } from './testing/racing.ts';
import { deepTest } from './testing/runs.ts';
import { setStock, someSku } from './testing/test-shop.ts';

/*
 * The shopper's return, the providers' notices and a cancellation at once, and in random order, on PostgreSQL. What the
 * providers keep in the end must be what paid orders are worth.
 */
const ROUNDS = process.env.PM_DEEP ? 200 : 3;
const NOTICES = process.env.PM_DEEP ? 32 : 4;
const TAB_ROUNDS = process.env.PM_DEEP ? 200 : 1;
const WALKS = process.env.PM_DEEP ? 1_000 : 4;
/** Maximum walks until a broken variant is caught; a few are usually enough. */
const TWIN_WALKS = 1_000;
const TWIN_RACES = 50;
const DEEP_MS = process.env.PM_DEEP ? 60 * 60_000 : undefined;
const PAID = 'payment_intent.succeeded';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
  await setStock(database, (await someSku(database, 20, 30)).attrId, 1_000_000);
});
afterAll(() => database?.close());

/** A payment that ends again although its money came before. */
const broken: Statements['endPayment'] = async (tx, id, status, look_at) => {
  await tx.updateTable('payments').set({ status, look_at }).where('id', '=', id).execute();
  return true;
};

async function inShop<Result>(faults: Faults, run: (shop: PaymentShop) => Promise<Result>) {
  const shop = await createPaymentShop(database);
  try {
    return await withFaults(faults, () => run(shop));
  } finally {
    await shop.close();
  }
}

/** An order with open payments at both Stripe and PayPal. */
async function doublyPaying(shop: PaymentShop) {
  const { userId, shop: shopper, orderNo } = await shop.ordered();
  const { stripeClientSecret: secret } = await shop.pay(shopper, orderNo, 'stripe');
  const { redirect } = await shop.pay(shopper, orderNo, 'paypal');
  const token = new URL(redirect ?? '').searchParams.get('token') ?? '';
  // Tokens end within minutes, and more than that may pass.
  const signedIn = () => shop.shopper(userId);
  const isRefused = () => undefined;
  return {
    orderNo,
    'card pays': async () => shop.stripe.pay(secret),
    'Stripe tells': async () => shop.notify(shop.stripe.event(PAID, secret)),
    'Stripe declines': async () => shop.notify(shop.stripe.event('payment_intent.payment_failed', secret)),
    'shopper approves': async () => shop.paypal.approve(redirect),
    'shopper returns': async () => (await signedIn()).payments.paypalSuccess({ token, payerID: 'P1' }).catch(isRefused),
    'shopper gives up': async () => (await signedIn()).payments.paypalCancel({ token }),
    'PayPal tells': async () => shop.notify(shop.paypal.event('CHECKOUT.ORDER.APPROVED', redirect)),
    'order is cancelled': async () => (await signedIn()).orders.cancel(orderNo).catch(isRefused),
    'time passes': () => shop.pass(61_000),
    outcome: async () => (await signedIn()).payments.result(orderNo),
  };
}

type Paying = Awaited<ReturnType<typeof doublyPaying>>;
type Push = Exclude<keyof Paying, 'orderNo' | 'outcome'>;

/** Balance at the providers, in cents. */
const kept = ({ stripe, paypal }: PaymentShop) =>
  stripe.ledger.taken - stripe.ledger.givenBack + paypal.ledger.taken - paypal.ledger.givenBack;

describe('paying one order in many tabs concurrently', () => {
  /** Tabs of one shopper, each with its own key; returns their responses and the resulting state. */
  const payAll = (shop: PaymentShop, payType: string) => async () => {
    const { shop: shopper, orderNo } = await shop.ordered();
    const answers = await times(DUPLICATES, () => shop.pay(shopper, orderNo, payType).catch(String));
    const { payments } = await shop.fate(orderNo);
    return { answers: new Set(answers.map((answer) => JSON.stringify(answer))).size, payments };
  };

  test.each(['sandbox', 'stripe', 'paypal'])(
    'opens one payment by %s, and every tab resumes it',
    async (payType) => {
      const outcomes = await inShop({}, (shop) => outcomesOf(payAll(shop, payType), TAB_ROUNDS));
      expect(outcomes).toEqual([{ answers: 1, payments: [`${payType} pending`] }]);
    },
    DEEP_MS,
  );

  deepTest('an order that is not locked is caught', async () => {
    let met = meeting();
    const holdOrder: Statements['holdOrder'] = async (tx, userId, orderNo) => {
      const order = await orderOf(tx, userId, orderNo);
      await met();
      return order;
    };
    // The two who met read and write afterwards: now and then one has written before the other reads.
    const outcomes = await inShop({ holdOrder }, (shop) =>
      outcomesOf(() => {
        met = meeting();
        return payAll(shop, 'sandbox')();
      }, 10),
    );
    expect(Math.max(...outcomes.map(({ answers }) => answers))).toBeGreaterThan(1);
    expect(Math.max(...outcomes.map(({ payments }) => payments.length))).toBeGreaterThan(1);
  });
});

describe('concurrent notices, return and cancellation', () => {
  const runRounds = (faults: Faults) =>
    inShop(faults, async (shop) => {
      const figures = { undecided: 0, faults: 0, strayCents: 0, strayMails: 0 };
      const orders: Paying[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const order = await doublyPaying(shop);
        orders.push(order);
        await order['card pays']();
        await order['shopper approves']();
        const cancel = round % 3 === 2 ? [order['order is cancelled']()] : [];
        const notices = Array.from({ length: NOTICES }, (_, place) =>
          place % 2 ? order['PayPal tells']() : order['Stripe tells'](),
        );
        await Promise.all([...cancel, ...notices, order['shopper returns'](), shop.pass(0)]);
        for (const status of await Promise.all(notices)) if (status !== 200) figures.faults += 1;
      }
      await shop.pass(61_000);
      await shop.pass(61_000);
      let worth = 0;
      for (const { outcome, orderNo } of orders) {
        const { paid, isCancel, payPrice } = await outcome();
        if (paid === isCancel) figures.undecided += 1;
        if (paid) worth += payPrice;
        const { mails } = await shop.fate(orderNo);
        figures.strayMails += mails.filter((purpose) => purpose === 'order-confirmation').length - (paid ? 1 : 0);
      }
      return { ...figures, strayCents: kept(shop) - worth };
    });

  test(
    'pay each order once and refund the rest',
    async () => {
      expect(await runRounds({})).toEqual({ undecided: 0, faults: 0, strayCents: 0, strayMails: 0 });
    },
    DEEP_MS,
  );

  deepTest(
    'a payment that can end twice is caught',
    async () => {
      let strayCents = 0;
      for (let race = 0; race < TWIN_RACES && strayCents === 0; race++) {
        ({ strayCents } = await runRounds({ endPayment: broken }));
      }
      expect(strayCents).not.toBe(0);
    },
    DEEP_MS,
  );
});

describe('notices, return and cancellation in any order', () => {
  const pushes: readonly Push[] = [
    ...(['card pays', 'Stripe tells', 'Stripe declines'] as const),
    ...(['shopper approves', 'shopper returns', 'shopper gives up', 'PayPal tells'] as const),
    ...(['order is cancelled', 'time passes'] as const),
  ];

  const walk = (faults: Faults, numRuns: number) =>
    inShop(faults, async (shop) => {
      const lives = fc.asyncProperty(
        fc.array(fc.constantFrom(...pushes), { minLength: 3, maxLength: 10 }),
        async (life) => {
          const before = kept(shop);
          const order = await doublyPaying(shop);
          // In the end all notices are sent once more.
          for (const push of [...life, 'Stripe tells', 'PayPal tells'] as const) await order[push]();
          await shop.pass(61_000);
          await shop.pass(61_000);
          const { paid, isCancel, payPrice } = await order.outcome();
          await order['order is cancelled']();
          await shop.pass(61_000);
          expect(paid && isCancel).toBe(false);
          expect(kept(shop) - before).toBe(paid ? payPrice : 0);
        },
      );
      return fc.check(lives, { numRuns, endOnFailure: true });
    });

  test(
    'the providers hold exactly the price of the paid order',
    async () => {
      const { failed, errorInstance } = await walk({}, WALKS);
      if (failed) throw errorInstance;
    },
    DEEP_MS,
  );

  deepTest(
    'a payment that can end twice is caught',
    async () => {
      expect((await walk({ endPayment: broken }, TWIN_WALKS)).errorInstance).toMatchObject({
        name: 'AssertionError',
      });
    },
    DEEP_MS,
  );
});
