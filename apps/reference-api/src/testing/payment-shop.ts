import type { Storefront } from '@promenade/storefront-sdk';
import type { AppParts } from '../app.ts';
import type { Database } from '../db/index.ts';
import { startPaypal } from './paypal-server.ts';
import { placeBuyNow } from './shopping.ts';
import { startStripe } from './stripe-server.ts';
import { createTestShop, ORIGIN, someSku } from './test-shop.ts';

/** A shop with every payment method, local providers, and a recorded log. */
export async function createPaymentShop(database: Database, parts: Omit<AppParts, 'database'> = {}) {
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const [stripe, paypal] = await Promise.all([startStripe(now), startPaypal()]);
  const logged: string[] = [];
  const testShop = await createTestShop(
    database,
    {
      now,
      logger: { level: 'trace', stream: { write: (line: string) => logged.push(line) } },
      ...parts,
    },
    { stripe: stripe.config, paypal: paypal.config, cashOnDelivery: true },
  );
  const { hostname: hostName } = new URL(ORIGIN);

  return {
    ...testShop,
    stripe,
    paypal,
    /** Every line of the log. */
    log: () => logged.join('\n'),
    /** Epoch milliseconds of the shop. */
    now,
    /** Lets time pass and runs the due jobs. */
    pass: async (ms: number) => {
      ahead += ms;
      await testShop.app.jobs.runDue();
    },
    /** A shopper with an unpaid order of one unit. */
    ordered: async () => {
      const { id, shop } = await testShop.newShopper();
      return { userId: id, shop, orderNo: await placeBuyNow(shop, await someSku(database, 20, 30)) };
    },
    pay: (shop: Storefront, orderNo: string, payType: string) =>
      shop.payments.pay({ orderNo, payType, payChannel: 'pc', hostName, storeName: 'Promenade' }),
    /** Brings a provider's event; answers the status it gets. */
    notify: async (event: { url: string; headers: Record<string, string>; payload: string }) =>
      (await testShop.app.inject({ method: 'POST', ...event })).statusCode,
    /** Answers a form of the sandbox's page. */
    decide: (redirect: string | null, form: Record<string, string>) =>
      testShop.app.inject({
        method: 'POST',
        url: new URL(redirect ?? '').pathname,
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN },
        payload: `${new URLSearchParams(form)}`,
      }),
    /** What became of an order: its payments, the oldest first, and how many mails of a kind were written. */
    fate: async (orderNo: string) => {
      const payments = await database.db
        .selectFrom('payments')
        .innerJoin('orders', 'orders.id', 'payments.order_id')
        .select(['payments.pay_type', 'payments.status'])
        .where('orders.order_no', '=', orderNo)
        .orderBy('payments.id')
        .execute();
      const mails = database.db.selectFrom('outbox_mails').select('purpose').where('subject', 'like', `%${orderNo}%`);
      return {
        payments: payments.map(({ pay_type, status }) => `${pay_type} ${status}`),
        mails: (await mails.execute()).map(({ purpose }) => purpose),
      };
    },
    close: async () => {
      await testShop.close();
      await Promise.all([stripe.close(), paypal.close()]);
    },
  };
}

export type PaymentShop = Awaited<ReturnType<typeof createPaymentShop>>;
